"""Charts: thin wrappers over pyqtgraph, which is imported only when one is first shown."""
