"""A year retold as a journal: what happened gathered by days, and the wordings it is told in."""
