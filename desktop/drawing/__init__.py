"""Painters of paper, inks, tokens, cards and dice: QtGui only, no widgets."""
