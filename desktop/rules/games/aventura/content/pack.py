"""A pack as the rules use it: authored records, maps with their ways and sight, texts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal

from desktop.rules.games.aventura.choices import Move
from desktop.rules.games.aventura.content.schema import (
    AdversaryCard,
    CardText,
    EndingText,
    Event,
    InvestigatorCard,
    JournalFile,
    PackHead,
    Paragraph,
    WoundCard,
)
from desktop.rules.games.aventura.content.sources import Source

if TYPE_CHECKING:  # the atlas brings shapely and networkx: a map is drawn before they are needed
    from desktop.atlas.sight import Sight
    from desktop.atlas.ways import Ways
    from desktop.atlas.zone_map import ZoneMap
    from desktop.rules.games.aventura.choices import Choice
    from desktop.rules.games.aventura.content.effects import Effect, ReadOption
    from desktop.rules.games.aventura.content.lookup import Authored
    from desktop.rules.games.aventura.state import State
    from desktop.rules.kernel.game import Ask


Ground = tuple[str, str, frozenset[str], frozenset[str]]  # who, zone, padlocks, red stops
MOST_KEPT = 4096


class MapContent:
    """One map: its journal, its drawing, and quick look-ups. Never part of a state."""

    def __init__(self, name: str, journal: JournalFile, drawing: ZoneMap) -> None:
        """Join the journal `journal/<id>.toml` with the drawing `<id>.tmj`."""
        self.id = name
        self.journal = journal
        self.drawing = drawing
        self.paragraphs: dict[str, Paragraph] = {p.id: p for p in journal.paragraph}
        self.events: dict[int, Event] = {e.turn: e for e in journal.event}
        self.start = journal.start or drawing.start
        self.options: dict[tuple[str, str], ReadOption] = {
            (p.id, option.key): option for p in journal.paragraph for option in p.options
        }
        # only a letter can be red (AZ-031): without one there is nothing to investigate
        self.red_zones = frozenset(z.id for z in drawing.zones.values() if z.red and z.letter)
        self.red_turns = frozenset(journal.clock.red)
        self.hooked = frozenset(rule.on for rule in journal.rule if rule.on is not None)
        self.letters: dict[str, str] = {
            z.id: z.letter for z in drawing.zones.values() if z.letter is not None
        }
        self._sights: dict[tuple[str, str], Sight] = {}
        self.moves: dict[Ground, tuple[Move, ...]] = {}

    def keep(self, ground: Ground, moves: tuple[Move, ...]) -> None:
        """Remember the Moves from a zone under these padlocks and red stops."""
        if len(self.moves) >= MOST_KEPT:
            self.moves.clear()
        self.moves[ground] = moves

    @cached_property
    def walled(self) -> frozenset[tuple[str, str]]:
        """The pairs that share a border, both ways round, but no connection (AZ-029)."""
        touching = {owners for owners in self.drawing.borders.values() if len(owners) == 2}
        return frozenset(
            pair
            for a, b in touching
            if b not in self.ways.neighbours(a)
            for pair in ((a, b), (b, a))
        )

    @cached_property
    def ways(self) -> Ways:
        """Neighbours, distances and reach on this map."""
        from desktop.atlas.ways import Ways

        return Ways(self.drawing)

    def sight(self, los_target: str, door_rule: str) -> Sight:
        """Lines of sight under the two table rules, with the author's overrides."""
        key = (los_target, door_rule)
        if key not in self._sights:
            overrides = {(o.a, o.b): o.see for o in self.journal.los}
            target: Literal["centre", "any_point"] = (
                "any_point" if los_target == "any_point" else "centre"
            )
            rule: Literal["opening", "side"] = "side" if door_rule == "side" else "opening"
            from desktop.atlas.sight import Sight

            self._sights[key] = Sight(self.drawing, target, rule, overrides)
        return self._sights[key]


class Pack:
    """A whole adventure, handed to the rules; compared and stored by its hash."""

    def __init__(
        self,
        head: PackHead,
        investigators: dict[str, InvestigatorCard],
        cards: dict[int, CardText],
        adversaries: dict[int, AdversaryCard],
        wounds: dict[int, WoundCard],
        maps: dict[str, MapContent],
        endings: dict[str, EndingText],
        texts: dict[str, dict[str, str]],
        digest: str,
    ) -> None:
        """Take the parts as they were read; `texts` is language -> key -> translation."""
        self.head = head
        self.investigators = investigators
        self.cards = cards
        self.adversaries = adversaries
        self.wounds = wounds
        self.maps = maps
        self.endings = endings
        self.texts = texts
        self.hash = digest
        # what was looked up once, by source; never part of a state
        self.found: dict[Source, Authored | tuple[Effect, ...] | str] = {}
        self.effects: dict[Source, tuple[Effect, ...]] = {}
        # the choices worked out last: `choose` checks against those just asked for
        self.lately: tuple[State, tuple[Choice | Ask, ...]] | None = None
