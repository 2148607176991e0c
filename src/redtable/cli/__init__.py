"""The `redtable` command."""
