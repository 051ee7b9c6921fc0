"""Whole tables with fixed contents, to be judged by eye."""
