"""The tests of Solitarium."""
