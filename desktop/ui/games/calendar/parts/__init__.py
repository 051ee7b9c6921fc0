"""The rooms of the calendar's table: what each part shows, and what the hands do."""
