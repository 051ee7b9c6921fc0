"""Measured, not tested: `python tests/bench` prints the table of the README's last section."""
