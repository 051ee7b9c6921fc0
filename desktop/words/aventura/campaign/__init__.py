"""A campaign retold: what belongs together drawn together, and the wordings it is told in."""
