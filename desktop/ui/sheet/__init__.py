"""The graph-paper sheet of the book: a camera over what is written, plans drawn over it."""
