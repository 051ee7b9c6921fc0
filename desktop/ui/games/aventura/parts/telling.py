"""What the page has to read after a step: one passage at a time, with what it brought."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.state import Source
from desktop.ui.session import Shown
from desktop.words.aventura.narrator import Narrator
from desktop.words.aventura.told_story import failure, read


class Passage(msgspec.Struct, frozen=True):
    """One thing to read: an entry, an event, a failure's text, an ending."""

    title: str
    mark: str
    mood: str
    text: str
    brought: tuple[str, ...] = ()
    before: bool = False
    source: Source = ()
    told: Shown | None = None  # the step that brought it, to say it again in other words
    place: int = 0  # which of that step's passages it is


_BRINGS = (
    e.CardDrawn,
    e.CardMissing,
    e.CardLost,
    e.WoundSuffered,
    e.WoundPrevented,
    e.WoundDiscarded,
    e.CounterChanged,
    e.MapUnlocked,
    e.ClockMoved,
    e.PadlockPlaced,
    e.PadlockOpened,
    e.MarkerChanged,
    e.AdversaryPlaced,
    e.AdversaryRemoved,
    e.AdversaryDefeated,
    e.CombatBegan,
    e.Placed,
    e.EventSkipped,
    e.RuleApplied,
)


def heading(narrator: Narrator, source: Source) -> tuple[str, str]:
    """Title and journal mark of a source: the zone's title and the entry's letter and number."""
    names = narrator.names
    title = read(names, source).title
    if len(source) < 3 or source[0] not in names.pack.maps:
        return title, ""
    place = source[0]
    if source[1] == "event":
        return (
            title or names.map(place),
            QCoreApplication.translate("Aventura", "Turn {turn}").format(turn=source[2]),
        )
    if source[1] not in ("paragraph", "option"):
        return title or names.map(place), ""
    entry = source[2] if source[1] == "paragraph" else source[-1]
    letter = source[2][:1]
    for zone, drawn in names.pack.maps[place].drawing.zones.items():
        if drawn.letter == letter:
            title = title or names.zone_title(place, zone)
    mark = QCoreApplication.translate("Aventura", "Journal {entry}").format(entry=entry)
    return title or names.map(place), mark


def passage(narrator: Narrator, source: Source, *, before: bool = False) -> Passage:
    """The passage that a source leads to."""
    title, mark = heading(narrator, source)
    found = read(narrator.names, source)
    return Passage(title, mark, found.mood, found.text, before=before, source=source)


def _failed(narrator: Narrator, event: e.TestFailed) -> Passage | None:
    if event.source is None or event.text is None:
        return None
    text = failure(narrator.names, event.source, event.text)
    if not text:
        return None
    title, mark = heading(narrator, event.source)
    return Passage(title, mark, "", text, source=event.source)


def passages(narrator: Narrator, shown: Shown) -> tuple[Passage, ...]:
    """Everything to read after a step, in order; what a text brought stands beneath it."""
    told: list[Passage] = []
    lines = narrator.by_event(shown.events, shown.before, shown.state)
    for event, brought in zip(shown.events, lines, strict=True):
        fresh = _opened(narrator, event)
        if fresh is not None:
            told.append(msgspec.structs.replace(fresh, told=shown, place=len(told)))
        elif told and isinstance(event, _BRINGS):
            more = tuple(line.text for line in brought)
            told[-1] = msgspec.structs.replace(told[-1], brought=(*told[-1].brought, *more))
    return tuple(told)


def again(narrator: Narrator, found: Passage) -> Passage:
    """The same passage in the narrator's words, as after a change of language."""
    if found.told is not None:
        return passages(narrator, found.told)[found.place]
    return passage(narrator, found.source, before=found.before)


def _opened(narrator: Narrator, event: e.Event) -> Passage | None:
    if isinstance(event, e.Read):
        found = passage(narrator, event.source, before=event.before)
        return found if found.text or found.mood else None
    if isinstance(event, e.TestFailed):
        return _failed(narrator, event)
    return None


def log_sentences(narrator: Narrator, shown: Shown) -> tuple[str, ...]:
    """The plain sentences of a step for the log; texts of the pack stand on the page instead."""
    lines = narrator.step(shown.events, shown.before, shown.state)
    return tuple(line.text for line in lines if line.kind in ("told", "dice"))
