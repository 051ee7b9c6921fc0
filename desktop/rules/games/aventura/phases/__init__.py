"""One file for each phase of play."""
