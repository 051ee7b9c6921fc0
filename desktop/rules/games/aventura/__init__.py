"""Aventura Z."""
