"""Solitarium: solo gamebooks on drawn maps."""

__version__ = "0.1.0"
