"""Redtable: exact, fast, open rules of the Mars board games."""

__version__ = "0.1.0"
