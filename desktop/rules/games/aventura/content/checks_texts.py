"""Texts that give away too much or lead nowhere, translations, sight against the walls."""

import re
from collections.abc import Iterator

from desktop.atlas.sight import Sight
from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content.effects import Authored, ReadOption
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.reach import Reach
from desktop.rules.games.aventura.content.schema import Paragraph
from desktop.rules.games.aventura.content.text_keys import (
    missing_texts,
    text_keys,
    unknown_texts,
)
from desktop.rules.games.aventura.content.trees import Spot, journal_file
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import nearest

_CARD_NUMBER = re.compile(r"\bcard (?:no\.? ?)?(\d{1,4})\b", re.IGNORECASE)
_GO = re.compile(r"\[go:([^\]\s]{1,80})\]")
_ICON = re.compile(r"\[icon:([^\]\s]{1,80})\]")
ICONS = ("action", "investigation", "return", "skill", "strength", "willpower")
_SHORTEST_NAME = 4  # a shorter card name may stand in any sentence


def of_record(pack: Pack, spot: Spot, node: Authored) -> Iterator[Problem]:
    """What closed options, failures and entries say that they should not."""
    yield from _icons(spot, node)
    match node:
        case ReadOption(closed=closed, failed=failed):
            yield from _spoilers(pack, spot, (closed or "", *failed))
        case fx.TestEffect(failed=failed):
            yield from _spoilers(pack, spot, failed)
        case Paragraph() if spot.map is not None:
            yield from _gos(pack, spot, node)
            yield from _too_early(pack, spot, node)
        case _:
            return


def _icons(spot: Spot, node: Authored) -> Iterator[Problem]:
    """Signs that nobody has drawn; they would stand in the text as they are written."""
    for key in ("text", "flavour", "closed", "label", "intro", "defeat"):
        text = getattr(node, key, None)
        for name in _ICON.findall(text) if isinstance(text, str) else ():
            if name not in ICONS:
                yield spot.problem("text.icon", "warning", name=name, nearest=nearest(name, ICONS))


def _spoilers(pack: Pack, spot: Spot, texts: tuple[str, ...]) -> Iterator[Problem]:
    """A closed or failed text is read by people who may not have seen the card yet."""
    whole = "\n".join(texts).casefold()
    for card in pack.cards.values():
        name = card.name.casefold()
        told = len(name) >= _SHORTEST_NAME and re.search(rf"\b{re.escape(name)}\b", whole)
        if told or str(card.no) in _CARD_NUMBER.findall(whole):
            yield spot.problem("text.unseen_card", "warning", card=str(card.no), name=card.name)


def _gos(pack: Pack, spot: Spot, paragraph: Paragraph) -> Iterator[Problem]:
    known = pack.maps[spot.map or ""].paragraphs
    for name in _GO.findall(paragraph.text):
        if name not in known:
            yield spot.problem("ref.paragraph", name=name, nearest=nearest(name, [*known]))


def _too_early(pack: Pack, spot: Spot, paragraph: Paragraph) -> Iterator[Problem]:
    """A card named by number that nobody can hold before this entry gives it."""
    named = {int(number) for number in _CARD_NUMBER.findall(paragraph.text)}
    named -= {effect.card for effect in paragraph.effects if isinstance(effect, fx.Draw)}
    if not named & pack.cards.keys():
        return
    before = Reach(pack, blocked=(spot.map or "", paragraph.id)).explore(pack.head.start_map)
    for number in sorted(named & pack.cards.keys() - before.cards):
        yield spot.problem("text.card_too_early", "warning", card=str(number))


def translations(pack: Pack) -> Iterator[Problem]:
    """Keys that the pack does not have, each; keys that a translation lacks, counted."""
    known = [*text_keys(pack)]
    for language in pack.texts:
        spot = Spot(f"text/{language}.toml", "", None)
        for key in unknown_texts(pack, language):
            facts = {"key": key[:120], "nearest": nearest(key, known)}
            yield Problem("text.unknown_key", "warning", spot.file, key[:120], facts)
        missing = missing_texts(pack, language)
        if missing:
            count, first = str(len(missing)), missing[0]
            yield spot.problem("text.missing", "warning", count=count, first=first)


def sight(content: MapContent) -> Iterator[Problem]:
    """The author's word on sight where the walls say otherwise (Q-106)."""
    if not content.journal.los:
        return
    walls = Sight(content.drawing, "centre", "opening", {})
    for number, override in enumerate(content.journal.los):
        zones = content.drawing.zones
        if override.a not in zones or override.b not in zones:
            continue
        if override.see and override.b in content.ways.neighbours(override.a):
            continue  # the answer to map.blind_neighbours: an open doorway off the centres' line
        if walls.look(override.a, override.b, frozenset()).sees != override.see:
            spot = Spot(journal_file(content.id), f"los[{number}]", content.id)
            yield spot.problem("sight.contradicts", "warning", zone=override.a, other=override.b)
