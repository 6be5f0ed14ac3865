"""Sigismundus Augustus. Dei gratia rex Poloniae."""
