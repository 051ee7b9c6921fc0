"""Keepsakes by game; each folder is imported when it is asked for."""
