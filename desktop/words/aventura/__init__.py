"""Aventura Z in words: names, the narrator, reasons, labels, rules and hints."""

from desktop.words.aventura.narrator import Line, Narrator

__all__ = ["Line", "Narrator"]
