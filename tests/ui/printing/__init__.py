"""Printing in the window."""
