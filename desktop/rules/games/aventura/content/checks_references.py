"""References that lead nowhere: cards, maps, zones, entries, endings, flags, counters, pictures."""

from collections.abc import Iterable, Iterator

from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content import schema
from desktop.rules.games.aventura.content.effects import Authored, Code, Needs, ReadOption
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.trees import Spot
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import nearest

Names = tuple[str, object]  # kind and name


class References:
    """Everything that a pack declares, to look references up in."""

    def __init__(self, pack: Pack) -> None:
        """Gather the names once."""
        self.pack = pack
        self.known: dict[str, set[str]] = {
            "card": set(map(str, pack.cards)),
            "adversary": set(map(str, pack.adversaries)),
            "map": set(pack.head.maps),
            "investigator": set(pack.investigators),
            "ending": set(pack.endings),
            "flag": set(pack.head.flags),
            "counter": set(pack.head.counters),
            "art": {name.partition(".")[0] for name in pack.head.art} | set(pack.head.art),
        }
        self.counted = {str(no) for no, card in pack.cards.items() if card.counter is not None}
        self.options = {place: _options_of(content) for place, content in pack.maps.items()}

    def problems(self, spot: Spot, node: Authored) -> Iterator[Problem]:
        """The references of one record that lead nowhere."""
        for kind, name in _named(node):
            if name is not None and str(name) not in self._in(kind, spot.map):
                yield _lost(spot, kind, str(name), self._in(kind, spot.map))
        yield from self._elsewhere(spot, node)

    def _in(self, kind: str, place: str | None) -> set[str]:
        if kind in self.known:
            return self.known[kind]
        if kind == "counted card":
            return self.counted
        contents = [self.pack.maps[place]] if place in self.pack.maps else self.pack.maps.values()
        found: set[str] = set()
        for content in contents:
            match kind:
                case "zone":
                    found |= set(content.drawing.zones)
                case "paragraph":
                    found |= set(content.paragraphs)
                case _:
                    found |= self.options[content.id]
        return found

    def _elsewhere(self, spot: Spot, node: Authored) -> Iterator[Problem]:
        """A zone of the map that a text travels to; an option of any map."""
        if isinstance(node, fx.Travel) and node.zone is not None and node.map in self.pack.maps:
            zones = self._in("zone", node.map)
            if node.zone not in zones:
                yield _lost(spot, "zone", node.zone, zones)


def letters(pack: Pack) -> Iterator[Problem]:
    """Letters on a map that open no entry (AZ-039)."""
    for content in pack.maps.values():
        for zone, letter in content.letters.items():
            if letter not in content.paragraphs:
                facts = {"letter": letter, "zone": zone, "map": content.id}
                file = f"journal/{content.id}.toml"
                yield Problem("letter.no_paragraph", "error", file, "", facts)


def _lost(spot: Spot, kind: str, name: str, known: Iterable[str]) -> Problem:
    code = "card" if kind == "counted card" else kind
    return spot.problem(f"ref.{code}", name=name[:80], nearest=nearest(name, sorted(known)))


def _options_of(content: MapContent) -> set[str]:
    found: set[str] = set()
    for paragraph in content.journal.paragraph:
        for option in paragraph.options:
            found |= {option.key, f"{paragraph.id}.{option.key}"}
    return found


def _named(node: Authored) -> Iterator[Names]:
    """What a record refers to, kind by kind."""
    for key, kind in _KINDS.get(type(node), {}).items():
        value = getattr(node, key)
        if isinstance(value, dict):
            yield from ((kind, name) for name in value.values())
        elif isinstance(value, tuple):
            yield from ((kind, name) for name in value)
        else:
            yield kind, value


_KINDS: dict[type[Authored], dict[str, str]] = {
    Needs: {
        "card": "card",
        "flag": "flag",
        "counter": "counter",
        "investigator": "investigator",
        "entered": "map",
        "done": "option",
        "zone": "zone",
    },
    ReadOption: {"to": "paragraph"},
    Code: {"answers": "paragraph", "wrong": "paragraph"},
    schema.PackHead: {
        "start_map": "map",
        "cover": "art",
        "investigators": "investigator",
        "start_cards": "card",
    },
    schema.InvestigatorCard: {"art": "art", "start_cards": "card"},
    schema.CardText: {"art": "art"},
    schema.AdversaryCard: {"art": "art"},
    schema.Hook: {"zone": "zone"},
    schema.MapRule: {"zone": "zone"},
    schema.LosOverride: {"a": "zone", "b": "zone"},
    fx.Draw: {"card": "card"},
    fx.Lose: {"card": "card"},
    fx.Unlock: {"map": "map"},
    fx.Travel: {"map": "map"},
    fx.MoveTo: {"zone": "zone"},
    fx.Padlock: {"zone": "zone"},
    fx.Open: {"zone": "zone"},
    fx.Marker: {"zone": "zone"},
    fx.Spawn: {"card": "adversary", "zones": "zone"},
    fx.Remove: {"card": "adversary"},
    fx.Flag: {"name": "flag"},
    fx.Counter: {"name": "counter", "card": "counted card"},
    fx.Goto: {"paragraph": "paragraph"},
    fx.End: {"id": "ending"},
}
