"""Terraforming Mars: base game, Corporate Era, solo, draft."""
