"""What a file with a keepsake is called, before its ending."""

import re
import unicodedata

from desktop.store.member_names import DEVICES

_LONGEST = 60
_OTHERWISE = "keepsake"


def stem(*words: str) -> str:
    """Words in a row as a file's name: small letters and digits of any script, with hyphens.

    `stem("North by Mistake", "sheet")` is `north-by-mistake-sheet`. Of several the last is never
    cut. Names of devices, which Windows keeps for itself, are lengthened.
    """
    first, last = [_plain(word) for word in words], ""
    if len(first) > 1:
        last = first.pop()
    room = max(0, _LONGEST - len(last) - 1)
    head = "-".join(word for word in first if word)[:room].strip("-")
    name = "-".join(part for part in (head, last) if part) or _OTHERWISE
    return f"{name}-{_OTHERWISE}" if name in DEVICES else name


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", text).casefold()).strip("-")
