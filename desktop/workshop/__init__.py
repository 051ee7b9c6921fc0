"""For authors: check, simulate, and the description of the pack format; no Qt."""
