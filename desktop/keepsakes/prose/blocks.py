"""What a manuscript holds as markup that is both XHTML and HTML: one way for all files to read.

How a picture gets into the file differs: that is handed in, as a function from a picture and
what it is for to its markup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from desktop.drawing.prose import Run
from desktop.keepsakes.manuscript import Block, Para, Plate, Section, Space
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.clean import one_line, safe
from desktop.keepsakes.prose.signs import sign

Shown = Callable[[Picture, str], str]
"""A picture as markup; its class is "plate" or "sign"."""
_MARKS = "\N{LEFT DOUBLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}\N{EM DASH}\"' «¿¡"
_LONG = 120
"""So many characters fill the lines beside an initial."""
_STYLES = {"em": "em", "strong": "strong", "mood": "i", "capitals": "b"}
_WRAPPED = {"figures": "div", "quote": "blockquote", "verse": "div"}
"""Voices whose paragraphs, one after another, stand in a box together."""


def inline(runs: Sequence[Run], shown: Shown) -> str:
    """Runs as text with emphasis and signs; line breaks stay."""
    return "".join(_run(run, shown) for run in runs)


def _run(run: Run, shown: Shown) -> str:
    if run.style == "icon":
        picture = sign(run.text)
        return "" if picture is None else shown(picture, "sign")
    text = safe(run.text).replace("\r\n", "\n").replace("\n", "<br/>")
    tag = _STYLES.get(run.style)
    return f"<{tag}>{text}</{tag}>" if tag and text else text


def blocks(found: Sequence[Block], shown: Shown) -> str:
    """All blocks of a section; the first told paragraph is marked for its initial."""
    texts = (one for one in found if isinstance(one, Para) and one.voice == "text")
    first = next(texts, None)
    parts: list[str] = []
    for voice, group in groupby(found, _voice):
        told = [_block(one, one is first and _lettered(one), shown) for one in group]
        if voice in _WRAPPED:
            tag = _WRAPPED[voice]
            told = [f'<{tag} class="{voice}">\n', *told, f"</{tag}>\n"]
        parts += told
    return "".join(parts)


def _voice(block: Block) -> str:
    return block.voice if isinstance(block, Para) else ""


def _lettered(para: Para) -> bool:
    """Whether a paragraph is long enough for an initial, and begins with a letter for it."""
    text = "".join(run.text for run in para.runs if run.style != "icon")
    return len(text) >= _LONG and text.lstrip(_MARKS)[:1].isalpha()


def _lines(para: Para, shown: Shown) -> str:
    """The lines of a verse, each by itself, so that what runs over can hang."""
    lines: list[list[Run]] = [[]]
    for run in para.runs:
        first, *others = run.text.replace("\r\n", "\n").split("\n")
        lines[-1].append(Run(run.style, first))
        lines += [[Run(run.style, other)] for other in others]
    return "".join(f'<span class="line">{inline(line, shown)}</span>\n' for line in lines)


def _block(block: Block, first: bool, shown: Shown) -> str:
    match block:
        case Space():
            return '<hr class="space"/>\n'
        case Plate(picture=picture, caption=caption, whole_page=whole):
            under = f"<figcaption>{safe(caption)}</figcaption>" if caption else ""
            kind = "plate whole" if whole else "plate"
            return f'<figure class="{kind}">{shown(picture, "plate")}{under}</figure>\n'
        case Para(voice="verse"):
            return f'<p class="verse">\n{_lines(block, shown)}</p>\n'
        case Para(runs=runs, voice=voice):
            kind = "text first" if first else voice
            return f'<p class="{kind}">{inline(runs, shown)}</p>\n'


def head(section: Section, level: int, name: str) -> str:
    """What stands above the blocks of a section."""
    parts: list[str] = []
    if section.over:
        parts.append(f'<p class="over">{safe(section.over)}</p>\n')
    if section.title:
        parts.append(f'<h{level} id="{name}">{safe(section.title)}</h{level}>\n')
    if section.under:
        parts.append(f'<p class="under">{safe(section.under)}</p>\n')
    return f"<header>\n{''.join(parts)}</header>\n" if parts else ""


def called(section: Section, otherwise: str) -> str:
    """What a section is called in a list of contents; never empty."""
    return one_line(section.title) or one_line(section.over) or otherwise


def pictures(sections: Sequence[Section]) -> Iterator[Picture]:
    """Every plate, in order."""
    for section in sections:
        for block in section.blocks:
            if isinstance(block, Plate):
                yield block.picture


def styles_used(sections: Sequence[Section]) -> frozenset[str]:
    """The voices of the paragraphs, for the faces that they are set in."""
    return frozenset(
        block.voice for section in sections for block in section.blocks if isinstance(block, Para)
    )
