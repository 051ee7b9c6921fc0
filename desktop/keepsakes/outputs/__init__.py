"""A keepsake as a file, or on the printer."""
