"""Keepsakes of the Book of Adventure."""
