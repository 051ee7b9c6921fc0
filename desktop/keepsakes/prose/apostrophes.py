"""Typewriter's apostrophes made a printer's, in all that is told; the player's lines stay."""

from __future__ import annotations

import re

from msgspec.structs import replace

from desktop.drawing.prose import Paragraph
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Plate, Section

_STRAIGHT = re.compile(r"(?<=\w)'")


def curled(text: str) -> str:
    """The text with its apostrophes; what stands before a word may be a quotation and stays."""
    return _STRAIGHT.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)


def printed(manuscript: Manuscript) -> Manuscript:
    """The manuscript with the apostrophes of print."""
    return replace(
        manuscript,
        sections=tuple(_section(section) for section in manuscript.sections),
        subtitle=curled(manuscript.subtitle),
        jacket=tuple(_paragraph(para) for para in manuscript.jacket),
    )


def _section(section: Section) -> Section:
    return replace(
        section,
        title=curled(section.title),
        over=curled(section.over),
        under=curled(section.under),
        blocks=tuple(_block(block) for block in section.blocks),
    )


def _block(block: Block) -> Block:
    if isinstance(block, Plate):
        return replace(block, caption=curled(block.caption))
    if isinstance(block, Para) and block.voice != "note":
        return replace(block, runs=_paragraph(block.runs))
    return block


def _paragraph(runs: Paragraph) -> Paragraph:
    return tuple(
        run if run.style == "icon" else replace(run, text=curled(run.text)) for run in runs
    )
