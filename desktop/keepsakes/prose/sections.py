"""Sections as rows: heads, what is told, and what stands between."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import groupby, repeat

import msgspec

from desktop.keepsakes.manuscript import Block, Para, Plate, Section, Space, Voice
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.heads import head_rows
from desktop.keepsakes.prose.ornaments import break_mark
from desktop.keepsakes.prose.paragraphs import group, room, told
from desktop.keepsakes.prose.plates import alone, between
from desktop.keepsakes.prose.rows import Row, led, reluctant, tied

_LONG = 0.7
"""Chapters that fill so much of a page, in the mean, begin one; shorter ones run on."""
_SHORT = 0.3
_MARK_AT_FOOT = 25.0
"""What it costs to end a page below an ornament or a mood: as much as 2.5 lines left free."""
_BOX_AT_HEAD = 30.0
"""What it costs to begin a page with the box of figures that belongs to the page before."""
_FEW, _SEVERAL = 4, 8
"""So many lines make a short paragraph, and one that is not long."""
_SMALL_PLATE = 35.0
"""Plates lower than that, in mm, stay with the line above them."""
_STEP = 6
"""So many blocks are set in one step."""
_APART = ("part", "front", "back")


def _pages(section: Section, design: Design) -> float:
    """About how many pages a section's words fill."""
    letters = sum(
        len(run.text) for block in section.blocks if isinstance(block, Para) for run in block.runs
    )
    return letters * 0.42 * design.size / design.measure / design.lines


def begins_pages(sections: Sequence[Section], design: Design) -> bool:
    """Whether chapters are long enough to begin a page each."""
    long = [_pages(section, design) for section in sections if section.kind == "chapter"]
    return bool(long) and sum(long) / len(long) > _LONG


def all_rows(sections: Sequence[Section], design: Design) -> Generator[Progress, None, list[Row]]:
    """The rows of a whole text, from its first section to its last, some blocks a step."""
    new_page = begins_pages(sections, design)
    rows, before = list[Row](), None
    done, total = 0, sum(len(section.blocks) for section in sections) + len(sections)
    for number, section in enumerate(sections):
        opens = _opens(section, before, design, new_page=new_page)
        work = section_rows(section, design, opens=opens)
        try:
            while True:
                next(work)
                done += 1
                if done % _STEP == 0:
                    yield Progress(min(done, total), total)
        except StopIteration as end:
            made: list[Row] = end.value
        rows += [msgspec.structs.replace(row, section=number) for row in made]
        before = section
    return rows


def _opens(section: Section, before: Section | None, design: Design, *, new_page: bool) -> bool:
    """Whether a section begins a page. Of several short ones at the end only the first does."""
    if before is None or before.kind in ("front", "title"):
        return True
    if section.kind == before.kind == "back":
        return max(_pages(section, design), _pages(before, design)) > _SHORT
    return section.kind in _APART or (section.kind == "chapter" and new_page)


def section_rows(
    section: Section, design: Design, *, opens: bool
) -> Generator[None, None, list[Row]]:
    """The rows of one section; after each block it may be rested."""
    stakes, blocks = _leading_stakes(section.blocks)
    first = blocks[0] if blocks else None
    if opens and isinstance(first, Plate) and first.whole_page:
        return (yield from _with_plate(section, stakes, first, blocks[1:], design))
    body = yield from _Body(design, section.kind != "interlude").rows(blocks)
    ahead = body[0].lead if body else 0.0
    if body and not opens:
        body[0] = msgspec.structs.replace(body[0], flex=1)
    head = head_rows(section, stakes, design, opens=opens, ahead=ahead)
    return [*head, *body] if body else _untied(head)


def _with_plate(
    section: Section,
    stakes: Sequence[Para],
    plate: Plate,
    blocks: Sequence[Block],
    design: Design,
) -> Generator[None, None, list[Row]]:
    """A section that begins with a plate: its head stands on the plate's page."""
    head = head_rows(section, stakes, design, opens=False, ahead=0.0)
    page = alone(plate, design, head)
    body = yield from _Body(design, section.kind != "interlude").rows(blocks)
    first = Row(0.0, opens=True, plate=page.draw, said=page.said, head=section.title)
    if body:
        body[0] = msgspec.structs.replace(body[0], opens=True)
    return [first, *body]


def _untied(rows: list[Row]) -> list[Row]:
    """A head that nothing follows."""
    return [*rows[:-1], msgspec.structs.replace(rows[-1], tied=False)] if rows else []


def _leading_stakes(blocks: Sequence[Block]) -> tuple[list[Para], list[Block]]:
    """What was at stake, where it stands before everything else: part of the head."""
    count = 0
    while count < len(blocks):
        block = blocks[count]
        if not (isinstance(block, Para) and block.voice == "stakes"):
            break
        count += 1
    return [b for b in blocks[:count] if isinstance(b, Para)], list(blocks[count:])


class _Body:
    """The rows below a head, one block after the other."""

    def __init__(self, design: Design, capital: bool) -> None:
        self.design = design
        self.made: list[Row] = []
        self.capital = capital
        self.first = True  # the next paragraph is not set in
        self.begun = False  # something was told
        self.after = 0.0  # room below what stands last
        self.voice: Voice | None = None  # of what stands last

    def rows(self, blocks: Sequence[Block]) -> Generator[None, None, list[Row]]:
        """All rows; the first one's lead is the room that it brings with it."""
        for told_here, same in groupby(blocks, key=_told):
            if told_here is None:
                for block in same:
                    self._beside(block)
                    yield
                self.voice = None
                continue
            paras = [block for block in same if isinstance(block, Para)]
            yield from self._paragraphs(paras) if told_here else self._groups(paras)
        return self.made

    def _paragraphs(self, paras: Sequence[Para]) -> Iterator[None]:
        """What is told. One or two short paragraphs after a verse stay with it if they can."""
        beside = 2 if self.voice == "verse" else 0
        for para in paras:
            yield
            opening = self.first and not self.begun
            rows = told(para, self.design, capital=self.capital, opening=opening, first=self.first)
            if not rows:
                continue
            if beside and len(rows) <= _FEW:
                self.made[-1:] = reluctant(self.made[-1:])
            beside = max(0, beside - 1) if len(rows) <= _FEW else 0
            if self.after:
                self._add(led(rows, self.after), snap=True)
            else:
                self._add(rows)
            self.first, self.begun, self.after = False, True, 0.0
            self.voice = "text"

    def _groups(self, paras: Sequence[Para]) -> Iterator[None]:
        """Groups that stand apart, with the same room above and below each of them."""
        made = list[tuple[Voice, list[Row]]]()
        for voice, same in groupby(paras, key=lambda para: para.voice):
            found = list(same)
            made.append((voice, group(voice, found, self.design)))
            yield from repeat(None, len(found))
        groups = [rows for _, rows in made if rows]
        if not groups:
            return
        gap = room(groups, self.design)
        for voice, rows in made:
            if rows:
                self._group(voice, led(rows, gap))
        self.first, self.after = True, gap

    def _group(self, voice: Voice, rows: list[Row]) -> None:
        """One group, held to what stands above it or comes below."""
        last = self.made[-1:]
        if voice == "note":
            self.made[-1:] = tied(last)
        elif voice == "figures" and self.voice != "note":
            self.made[-1:] = [msgspec.structs.replace(row, dear=_BOX_AT_HEAD) for row in last]
        elif voice == "mood":
            rows[-1] = msgspec.structs.replace(rows[-1], dear=_MARK_AT_FOOT)
            rows = rows if last else _first_tied(rows)
        self._add(rows)
        self.voice = voice

    def _beside(self, block: Block) -> None:
        """A plate or a break."""
        if isinstance(block, Space):
            self._space()
        elif isinstance(block, Plate) and block.whole_page:
            page = alone(block, self.design)
            self._add([Row(0.0, plate=page.draw, said=page.said)])
        elif isinstance(block, Plate):
            if block.picture.height < _SMALL_PLATE:
                self.made[-1:] = tied(self.made[-1:])
            self._add(between(block, self.design))
            self.after, self.first = 0.5 * self.design.leading, True

    def _space(self) -> None:
        """A line with an ornament, never at the top of a page."""
        if not self.made:
            return
        design, half = self.design, 0.5 * self.design.leading
        mark = partial(break_mark, x=design.measure / 2, y=design.leading * 0.5, size=design.size)
        self.made[-1] = tied(self.made[-1:])[0]
        self._add([Row(design.leading, extras=(mark,), lead=half, dear=_MARK_AT_FOOT)])
        self.after, self.first = half, True

    def _add(self, rows: list[Row], *, snap: bool = False) -> None:
        if snap:
            rows[0] = msgspec.structs.replace(rows[0], snap=True)
        self.made += rows


def _first_tied(rows: list[Row]) -> list[Row]:
    """Rows whose first paragraph stays with what follows it, unless it is long."""
    end = next((n for n, row in enumerate(rows) if n and row.starts), len(rows))
    return [*tied(rows[:end]), *rows[end:]] if end <= _SEVERAL else rows


def _told(block: Block) -> bool | None:
    """Whether a paragraph is told rather than set apart; None for what is no paragraph."""
    return block.voice == "text" if isinstance(block, Para) else None
