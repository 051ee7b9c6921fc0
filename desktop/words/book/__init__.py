"""The Book of Adventure in words: names, the narrator, reasons, labels, rules, hints, chapters."""

from desktop.words.book.narrator import Line, Narrator

__all__ = ["Line", "Narrator"]
