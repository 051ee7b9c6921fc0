"""The calendar's table, by hand."""
