"""What the program says, in the reader's language; of Qt only QtCore's translate."""
