"""Investigate: the entry of the zone's letter opens (AZ-038, AZ-039, AZ-053, AZ-062)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import ground, reading
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Investigator, State


def offers(pack: Pack, state: State, one: Investigator) -> tuple[c.Investigate, ...]:
    """Only a zone with a letter can be investigated (AZ-062)."""
    content, _ = ground.here(pack, state)
    return (c.Investigate(one.id),) if one.zone in content.letters else ()


def act(play: Play, choice: c.Investigate) -> None:
    """The Action is spent; the duty of a red zone is met, whatever comes of it (Q-27)."""
    zone = play.person(choice.who).zone
    mark = ground.mark(play.map, play.state, zone, choice.who)
    if mark not in play.visit.investigated:
        play.revisit(investigated=(*play.visit.investigated, mark))
    play.tell(e.Investigated(choice.who, zone))
    play.close("reveal")
    letter = play.map.letters[zone]
    if letter in play.map.paragraphs:
        reading.open_paragraph(play, choice.who, letter)
