"""Arenas and statistics."""
