"""What went wrong: said on the sheet, and reported where nobody foresaw it."""

from __future__ import annotations

import sys

from desktop.ui.printing import words


def told(trouble: Exception) -> str:
    """A sentence for the reader. What has none of its own goes to the program's reports too."""
    sentence = words.failed(trouble)
    if not sentence:
        sys.excepthook(type(trouble), trouble, trouble.__traceback__)
    return sentence or words.unset()
