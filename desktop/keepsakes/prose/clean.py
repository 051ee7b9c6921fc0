"""Text from anywhere as text in markup: escaped, without what no XML may hold."""

from __future__ import annotations

import re

_FORBIDDEN = re.compile(
    "[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\x7f-\x84\x86-\x9f]"
)
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
_ESCAPED = re.compile('[&<>"]')


def sound(text: str) -> str:
    """The text without control characters, halves of pairs, and what is no character."""
    return _FORBIDDEN.sub("", text)


def safe(text: str) -> str:
    """Ready for an element or an attribute in double quotes."""
    return _ESCAPED.sub(lambda found: _ESCAPES[found[0]], sound(text))


def one_line(text: str) -> str:
    """The same in one line, for titles and attributes."""
    return " ".join(safe(text).split())
