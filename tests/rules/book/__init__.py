"""Tests of the rules of the Book of Adventure in Solitarium."""
