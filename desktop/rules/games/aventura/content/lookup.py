"""From a source to what the author wrote there: records, lists of effects, texts.

Sources are named in `sources`. Everything found is kept with the pack, so a second look is a
dictionary's. A source that leads nowhere raises KeyError or IndexError.
"""

import msgspec

from desktop.rules.games.aventura.content.effects import (
    Choose,
    Effect,
    ReadOption,
    Say,
    TestEffect,
)
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import (
    Action,
    AdversaryCard,
    AdversaryRow,
    Attack,
    CardText,
    EndingText,
    Event,
    Hook,
    JournalFile,
    MapRule,
    PackHead,
    Paragraph,
    Return,
    WeaponRow,
    WoundHalf,
)
from desktop.rules.games.aventura.content.sources import Source

Effects = tuple[Effect, ...]
Authored = (
    Paragraph
    | ReadOption
    | Event
    | MapRule
    | Hook
    | Action
    | Return
    | AdversaryRow
    | AdversaryCard
    | CardText
    | WeaponRow
    | WoundHalf
    | EndingText
    | PackHead
    | JournalFile
    | Effect
)


class Passage(msgspec.Struct, frozen=True):
    """What there is to read at a source, in the pack's own language."""

    title: str = ""
    flavour: str = ""
    text: str = ""


def record_of(pack: Pack, source: Source) -> Authored | Effects | str:
    """The record, list or text that a source leads to."""
    found = pack.found.get(source)
    if found is None:
        found = _walk(*_root(pack, source))
        pack.found[source] = found
    return found


def effects_of(pack: Pack, source: Source) -> Effects:
    """The effects that run at a source: a list named outright, or a record's own."""
    kept = pack.effects.get(source)
    if kept is None:
        kept = _list_of(record_of(pack, source))
        pack.effects[source] = kept
    return kept


def option_of(pack: Pack, source: Source) -> ReadOption:
    """The option that a source leads to."""
    found = record_of(pack, source)
    if not isinstance(found, ReadOption):
        raise KeyError(source)
    return found


def options_of(pack: Pack, source: Source) -> tuple[ReadOption, ...]:
    """The options of an entry, or of a `choose` in the middle of a text."""
    found = record_of(pack, source)
    return found.options if isinstance(found, Paragraph | Choose) else ()


def option_source(source: Source, key: str) -> Source:
    """Where an option lies, from the source of its entry."""
    if source[1] == "paragraph" and len(source) == 3:
        return (source[0], "option", source[2], key)
    return (*source, "option", key)


def attack_of(pack: Pack, source: Source) -> Attack | None:
    """The attack of an adversary's row."""
    found = record_of(pack, source)
    return found.attack if isinstance(found, AdversaryRow) else None


def failures_of(pack: Pack, source: Source) -> tuple[str, ...]:
    """The texts of the first and of later failures of an option's or a nested Test."""
    found = record_of(pack, source)
    return found.failed if isinstance(found, ReadOption | TestEffect) else ()


def passage_of(pack: Pack, source: Source) -> Passage:
    """Title, mood and text of whatever can be read at a source."""
    found = record_of(pack, source)
    match found:
        case str():
            return Passage(text=found)
        case Paragraph():
            return Passage(found.title, found.flavour, found.text)
        case Event() | EndingText():
            return Passage(title=found.title, text=found.text)
        case CardText() | AdversaryCard() | WoundHalf():
            return Passage(title=found.name, text=found.text)
        case MapRule() | Hook() | Say():
            return Passage(text=found.text)
        case _:
            return _plain_passage(found)


def _plain_passage(found: Authored | Effects) -> Passage:
    match found:
        case PackHead():
            return Passage(title=found.title, text=found.intro)
        case JournalFile():
            return Passage(title=found.title, text=found.subtitle)
        case AdversaryRow():
            return Passage(title=found.title)
        case ReadOption():
            return Passage(text=found.label)
        case TestEffect():
            return Passage(text=found.passed or "")
        case _:
            return Passage()


def _root(pack: Pack, source: Source) -> tuple[Authored | Effects | str, Source]:
    """The record at the head of a source, and the rest of the way."""
    match source:
        case ("card", no, *rest):
            return pack.cards[int(no)], tuple(rest)
        case ("adversary", no, *rest):
            return pack.adversaries[int(no)], tuple(rest)
        case ("wound", no, kind, *rest):
            wound = pack.wounds[int(no)]
            return (wound.physical if kind == "physical" else wound.mental), tuple(rest)
        case ("ending", id):
            return pack.endings[id], ()
        case ("pack", part):
            return (pack.head.intro if part == "intro" else pack.head.title), ()
        case _:
            return _map_root(pack, source)


def _map_root(pack: Pack, source: Source) -> tuple[Authored | Effects | str, Source]:
    content = pack.maps[source[0]]
    match source[1:]:
        case ():
            return content.journal, ()
        case ("paragraph", id, *rest):
            return content.paragraphs[id], tuple(rest)
        case ("option", paragraph, key, *rest):
            return content.options[paragraph, key], tuple(rest)
        case ("event", turn, *rest):
            return content.events[int(turn)], tuple(rest)
        case ("rule", place, *rest):
            return content.journal.rule[int(place)], tuple(rest)
        case ("entry", *rest):
            return content.journal.effects, tuple(rest)
        case ("defeat",):
            return content.journal.defeat, ()
        case _:
            raise KeyError(source)


def _walk(found: Authored | Effects | str, rest: Source) -> Authored | Effects | str:
    """Follow the rest of a source, a pair or a word at a time."""
    match rest:
        case ():
            return found
        case ("effects", place, *more):
            return _walk(_list_of(found)[int(place)], tuple(more))
        case ("option", key, *more) if isinstance(found, Choose):
            return _walk(next(o for o in found.options if o.key == key), tuple(more))
        case ("row", name, *more):
            return _walk(_row(found, name), tuple(more))
        case ("special", place, *more) if isinstance(found, AdversaryCard):
            return _walk(found.special[int(place)], tuple(more))
        case (word, *more):
            return _walk(_part(found, word), tuple(more))
        case _:
            raise KeyError(rest)


def _row(found: Authored | Effects | str, name: str) -> WeaponRow:
    action = found.action if isinstance(found, CardText) else found
    if not isinstance(action, Action):
        raise KeyError(name)
    rows = {"double": action.double, "triple": action.triple, "run": action.run}
    row = rows[name]
    if row is None:
        raise KeyError(name)
    return row


def _part(found: Authored | Effects | str, word: str) -> Authored | Effects | str:
    """One word further: a card's action, an adversary's row, the lists of a Test."""
    whole = found.attack if isinstance(found, AdversaryRow) else found
    part = getattr(whole, "return_" if word == "return" else word, None)
    if part is None or word not in _PARTS:
        raise KeyError(word)
    kept: Authored | Effects | str = part
    return kept


_PARTS = frozenset(
    ("action", "return", "double", "triple", "run", "on_pass", "on_fail", "passed", "closed")
)


def _list_of(found: Authored | Effects | str) -> Effects:
    if isinstance(found, tuple):
        return found
    if isinstance(found, ReadOption):
        return found.on_fail
    effects: Effects = getattr(found, "effects", ())
    return effects
