"""Special rules of maps and adversary cards: when they fire, their effects run (AZ-037, AZ-159)."""

from collections.abc import Iterable, Iterator

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.schema import Hook, HookName, MapRule
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.play import Play, order_of_play, token_of
from desktop.rules.games.aventura.state import Running

Rules = Iterator[tuple[Source, MapRule | Hook]]


def fire(play: Play, name: HookName, who: str | None = None, token: int | None = None) -> None:
    """Let the rules of this name run: the map's, then those of that token's card, or of all cards
    in play, each card once in order of placement.
    """
    one = token_of(play.state, token) if token is not None else None
    cards = (one.card,) if one is not None else tuple(t.card for t in play.visit.tokens)
    rules = [*_of_map(play, name, None), *_of_cards(play, name, dict.fromkeys(cards), None)]
    if rules:
        _run(play, rules, who or order_of_play(play.state)[0].id, token)


def entered(play: Play, who: str, zone: str) -> None:
    """An investigator comes onto a zone, walking or put there: the map's rules fire."""
    if watched(play):
        _run(play, _of_map(play, "on_enter_zone", zone), who, None)


def token_entered(play: Play, serial: int, zone: str) -> None:
    """An adversary token comes onto a zone: its own card's rules fire."""
    token = token_of(play.state, serial)
    if token is not None:
        rules = _of_cards(play, "on_enter_zone", (token.card,), zone)
        _run(play, rules, order_of_play(play.state)[0].id, serial)


def watched(play: Play) -> bool:
    """Whether a rule of this map looks at the zones that are entered."""
    return "on_enter_zone" in play.map.hooked


def _of_map(play: Play, name: HookName, zone: str | None) -> Rules:
    content = play.map
    if name in content.hooked:
        for place, rule in enumerate(content.journal.rule):
            if rule.on == name and rule.zone in (None, zone):
                yield (content.id, "rule", str(place)), rule


def _of_cards(play: Play, name: HookName, cards: Iterable[int], zone: str | None) -> Rules:
    for card in cards:
        for place, hook in enumerate(play.pack.adversaries[card].special):
            if hook.on == name and hook.zone in (None, zone):
                yield ("adversary", str(card), "special", str(place)), hook


def _run(
    play: Play,
    rules: Iterable[tuple[Source, MapRule | Hook]],
    who: str,
    token: int | None,
) -> None:
    waiting: list[Running] = []
    for source, rule in rules:
        if holds(play.pack, play.state, rule.needs, who):
            play.tell(e.RuleApplied(source))
            waiting.append(Running(source, 0, who, token))
    play.frames.extend(reversed(waiting))
