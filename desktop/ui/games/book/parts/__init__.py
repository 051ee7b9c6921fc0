"""The parts of the Book's table."""
