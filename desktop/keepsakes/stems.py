"""What a file with a keepsake is called, before its ending."""

import re
import unicodedata

_LONGEST = 60


def stem(*words: str) -> str:
    """Words in a row as a file's name: small letters and digits of any script, with hyphens.

    `stem("North by Mistake", "sheet")` is `north-by-mistake-sheet`. The last word is never cut.
    """
    *first, last = (_plain(word) for word in words)
    room = max(0, _LONGEST - len(last) - 1)
    head = "-".join(word for word in first if word)[:room].strip("-")
    return "-".join(part for part in (head, last) if part) or "keepsake"


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", text).casefold()).strip("-")
