"""The tables, one folder a game; each is imported when it is asked for."""
