"""A map as a printed sheet: its floor with all that was done on it, and what stands around it."""
