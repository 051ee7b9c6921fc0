"""The rules: pure values, no window, no files, no clock, no chance of their own."""
