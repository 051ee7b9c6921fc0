"""The shape of a pack, how it is compiled from its files, and what is checked of it."""
