"""The screen of the Book of Adventure."""
