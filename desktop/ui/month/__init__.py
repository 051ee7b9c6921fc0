"""The month page: the board of the calendar."""
