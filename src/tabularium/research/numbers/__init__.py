"""Views as numbers, compiled: how single facts are written, and where in an observation."""
