"""The calendar in Solitarium: one page a month, one day at a time, for a year."""
