"""`python -m kontor` is the `kontor` command."""

from kontor.cli.main import main

main()
