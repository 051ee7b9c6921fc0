"""The small markup of packs: text becomes paragraphs of styled runs, never HTML.

A blank line ends a paragraph, `- ` begins a list item, `*so*` is emphasis, `**so**` is
strong, `[icon:strength]` a sign, `[go:A2]` the name of an entry. Anything else is text.
"""

import re

import msgspec

_MARKS = re.compile(
    r"\*\*(?P<strong>[^*\n]+)\*\*|\*(?P<em>[^*\n]+)\*|\[icon:(?P<icon>[a-z_]+)\]"
    r"|\[go:(?P<go>[A-Za-z0-9]+)\]"
)
ICONS = frozenset({"strength", "skill", "willpower", "investigation", "action", "return"})


class Piece(msgspec.Struct, frozen=True):
    """A run of text in one style: plain, em, strong, or icon (the text is its name)."""

    style: str
    text: str


def _pieces(line: str) -> tuple[Piece, ...]:
    found: list[Piece] = []
    at = 0
    for mark in _MARKS.finditer(line):
        kind = mark.lastgroup or "plain"
        inside = mark.group(kind)
        if kind == "icon" and inside not in ICONS:
            continue
        if mark.start() > at:
            found.append(Piece("plain", line[at : mark.start()]))
        found.append(Piece("strong" if kind == "go" else kind, inside))
        at = mark.end()
    if at < len(line):
        found.append(Piece("plain", line[at:]))
    return tuple(found)


def paragraphs(text: str) -> tuple[tuple[Piece, ...], ...]:
    """The paragraphs of a text; line breaks inside one are blanks, list items stand alone."""
    found: list[tuple[Piece, ...]] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        flowing: list[str] = []
        for line in block.split("\n"):
            if line.lstrip().startswith("- "):
                if flowing:
                    found.append(_pieces(" ".join(flowing)))
                    flowing = []
                found.append(_pieces("\N{BULLET} " + line.lstrip()[2:].strip()))
            elif line.strip():
                flowing.append(line.strip())
        if flowing:
            found.append(_pieces(" ".join(flowing)))
    return tuple(found)


def plain_text(text: str) -> str:
    """The text without its marks, for logs, readers and print."""
    return "\n".join(
        "".join(piece.text for piece in row if piece.style != "icon") for row in paragraphs(text)
    )
