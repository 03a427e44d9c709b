"""The `kontor` command."""
