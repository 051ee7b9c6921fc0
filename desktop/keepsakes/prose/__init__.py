"""Texts to be read: set as pages, or written as EPUB and HTML."""
