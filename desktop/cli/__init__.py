"""The same program without a window; no subcommand imports QtGui or QtWidgets."""

from desktop.cli.entry import main

__all__ = ["main"]
