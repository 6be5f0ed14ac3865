"""Storage: one SQLite file, or PostgreSQL by URL."""
