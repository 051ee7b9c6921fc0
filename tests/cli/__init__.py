"""The program without a window."""
