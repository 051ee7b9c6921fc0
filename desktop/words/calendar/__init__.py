"""The calendar in words: names, narrator, labels, reasons, today, rules, hints, recap, diary."""

from desktop.words.calendar.narrator import Line, Narrator

__all__ = ["Line", "Narrator"]
