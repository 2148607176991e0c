"""Rulings as data (docs/scenarios.md): positions and moves in words, in and out."""
