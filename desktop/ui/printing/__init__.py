"""Printing and keeping, in the place of the table: what, how, and the pages as they come out."""
