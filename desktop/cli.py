"""The same program without a window."""

import argparse
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code."""
    parser = argparse.ArgumentParser(prog="solitarium")
    parser.add_argument("--self-test", action="store_true", help="open, play and quit")
    asked = parser.parse_args(arguments)
    from desktop.app import open_window

    return open_window(asked.self_test)
