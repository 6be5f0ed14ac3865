"""Magnaci. Gra o Rzeczpospolitą (Andruszkiewicz, Gumienny; after a design by Bakera)."""
