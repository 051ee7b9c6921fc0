"""Solitarium: solo gamebooks on drawn maps."""
