"""Widgets that every game may use: painted with drawing, given plain records."""
