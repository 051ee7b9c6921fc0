"""An SVG within a page of HTML."""

from __future__ import annotations

import re

_TAG = re.compile(r"<[^>]*>")
_NAMED = re.compile(r'(\bid="|href="#|url\(#)')


def inlined(document: str, prefix: str) -> str:
    """The drawing of a document, its names begun with a prefix, so that no other has the same.

    Its text is left alone, whatever it looks like.
    """
    drawing = document.partition("\n")[2]  # without the line that makes it a document
    named = rf"\g<1>{prefix}"
    return _TAG.sub(lambda tag: _NAMED.sub(named, tag[0]), drawing)
