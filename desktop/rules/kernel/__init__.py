"""What every game needs; knows no game."""
