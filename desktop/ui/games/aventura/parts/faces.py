"""Which face the page turns: the entry, a question, the place one stands on, the ways, the end."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Paragraph, Run, plain
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import ground
from desktop.ui.games.aventura.parts.page_look import (
    Page,
    asks_rows,
    option_page,
    passage_page,
    question_page,
    runs,
)
from desktop.ui.games.aventura.parts.reader import Reader
from desktop.ui.games.aventura.parts.telling import Passage, passage
from desktop.ui.session import Shown
from desktop.ui.widgets.option_row import OptionRow
from desktop.ui.widgets.story_page import PageView
from desktop.words.aventura import ways
from desktop.words.aventura.board import warning
from desktop.words.aventura.names import Names
from desktop.words.aventura.narrator import Narrator
from desktop.words.aventura.told_story import key_of

Face = Literal["journal", "combat", "ways"]

_COMBAT = (
    e.AdversaryRolled,
    e.AdversaryWounded,
    e.CardActivated,
    e.AttackMade,
    e.TurnEnded,
    e.AdversaryMoved,
)


def turned(face: Face, shown: Shown, *, read: bool) -> Face:
    """The face after a step: the game turns the page at each event, the player by hand."""
    state: s.State = shown.state
    fighting = state.visit is not None and bool(state.visit.tokens)
    if read or state.ending is not None:
        return "journal"
    if fighting and any(isinstance(event, _COMBAT) for event in shown.events):
        return "combat"
    if face == "combat" and not fighting:
        return "journal"
    if any(isinstance(event, e.MapEntered | e.Moved) for event in shown.events):
        return "combat" if fighting else "journal"
    return face


def at_hand(narrator: Narrator, state: s.State) -> Passage | None:
    """The passage that an open question belongs to, after undo or on opening a save."""
    for frame in reversed(state.frames):
        source: Source | None = getattr(frame, "source", None)
        if source and len(source) > 2 and source[1] == "paragraph":
            return passage(narrator, source[:3], before=False)
        if source and len(source) > 3 and source[1] == "option":
            return passage(narrator, (source[0], "paragraph", source[2]))
    return None


def story(narrator: Narrator, shown: Shown, reader: Reader, acting: str) -> Page:
    """The journal's face: what is being read, else what is asked, else where one stands."""
    state: s.State = shown.state
    names = narrator.names
    if reader.more and reader.current is not None:
        return Page(current_page(reader, more=True))
    if not reader.more and state.ending is not None:
        return ending(narrator, state, reader)
    frame = state.frames[-1] if state.frames else None
    if not reader.more and asks_rows(state):
        return asked(names, shown)
    if reader.current is None:
        base = place(names, state, acting)
    else:
        base = current_page(reader, more=isinstance(frame, s.Reading))
    if isinstance(frame, s.Reading) and not reader.more:
        return option_page(names, state, base, leave=c.Leave() in shown.choices)
    return Page(base)


def current_page(reader: Reader, *, more: bool) -> PageView:
    """The passage that is being read, as a page."""
    assert reader.current is not None
    return passage_page(reader.current, mood_folded=reader.mood_folded, more=more)


def asked(names: Names, shown: Shown) -> Page:
    """A question of its own; a defeat says first what is kept and what is lost."""
    state: s.State = shown.state
    frame = state.frames[-1]
    page = question_page(names, state, shown.choices, ways.question_title(frame))
    if isinstance(frame, s.Coding):
        return Page(_with_text(page.view, runs(code_prompt(names, frame))), page.choices)
    if isinstance(frame, s.Healing):
        text = tuple(plain(line) for line in ways.on_the_way(names, frame))
        return Page(_with_text(page.view, text), page.choices)
    if isinstance(frame, s.Beaten) and state.visit is not None:
        told = names.text(
            f"{state.visit.map}.defeat", names.pack.maps[state.visit.map].journal.defeat
        )
        text = (*runs(told or ways.plain_defeat()), *_lines(ways.kept_and_lost()))
        return Page(_with_text(page.view, text), page.choices)
    return page


def code_prompt(names: Names, frame: s.Coding) -> str:
    """What a puzzle asks for, in the pack's words."""
    option = lookup.option_of(names.pack, frame.source)
    prompt = option.code.prompt if option.code is not None else ""
    return names.text(f"{key_of(frame.source)}.prompt", prompt)


def _with_text(view: PageView, text: tuple[Paragraph, ...]) -> PageView:
    return PageView(title=view.title, text=text, options=view.options)


def _lines(lines: tuple[str, ...]) -> tuple[Paragraph, ...]:
    return tuple((Run("em", line),) for line in lines)


def place(names: Names, state: s.State, acting: str) -> PageView:
    """Where the acting investigator stands, when nothing is being read."""
    if state.visit is None:
        return PageView(names.title(), text=runs(names.text("pack.intro", names.pack.head.intro)))
    content, visit = ground.here(names.pack, state)
    one = next((one for one in state.investigators if one.id == acting), state.investigators[0])
    drawn = content.drawing.zones[one.zone]
    title = names.zone_title(content.id, one.zone) or names.map(content.id)
    known = {mark.split(":")[0] for mark in visit.investigated}
    exits = [names.zone(state, zone) for zone in content.ways.neighbours(one.zone)]
    lines = [ways.look_around(drawn.letter, one.zone in known), ways.exits(exits)]
    lines += [line for line in (warning(names, state),) if line]
    mood = names.text(f"{content.id}.subtitle", content.journal.subtitle)
    return PageView(
        title=title,
        mark=drawn.letter or "",
        mood=plain(mood) if mood else (),
        text=tuple(plain(line) for line in lines),
    )


def travel(names: Names, shown: Shown) -> Page:
    """The ways face: every map that is known, where one may go, and what going costs."""
    state: s.State = shown.state
    rows: list[OptionRow] = []
    chosen: dict[str, object] = {}
    for known in state.unlocked:
        choice = c.Travel(known)
        closed = ways.why_closed(state, known, open_now=choice in shown.choices)
        row = OptionRow(known, len(rows) + 1, names.map(known), closed=closed)
        rows.append(row)
        chosen[row.id] = choice
    if c.GiveUp() in shown.choices:
        label = QCoreApplication.translate("Aventura", "Give up this lead")
        rows.append(OptionRow("give_up", len(rows) + 1, label))
        chosen["give_up"] = c.GiveUp()
    title = QCoreApplication.translate("Aventura", "Ways")
    text = tuple(plain(line) for line in ways.consequences(names, state, shown.choices))
    return Page(PageView(title=title, text=text, options=tuple(rows[:9])), chosen)


def ending(narrator: Narrator, state: s.State, reader: Reader) -> Page:
    """The ending: its title, its text, the figures, and what may be done now."""
    names = narrator.names
    found = passage(narrator, ("ending", state.ending or ""))
    rows = (
        OptionRow("print", 1, QCoreApplication.translate("Aventura", "Print the map")),
        OptionRow("diary", 2, QCoreApplication.translate("Aventura", "Read the diary")),
        OptionRow("again", 3, QCoreApplication.translate("Aventura", "Play again")),
    )
    figures = _lines(ways.figures(names, state))
    view = PageView(
        title=names.ending(state.ending or ""),
        text=(*runs(found.text), *figures),
        options=rows,
        initial=True,
    )
    return Page(view, {row.id: row.id for row in rows})
