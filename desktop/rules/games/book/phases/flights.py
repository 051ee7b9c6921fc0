"""Fleeing: Fear, a crossed dot, and back to the one before (BA-051 to BA-053)."""

from msgspec.structs import replace

from desktop.rules.games.book import events as e
from desktop.rules.games.book.phases import harm, routes, towns
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import Page


def flee(play: Play) -> None:
    """By choice or by a failed Fear Check; a Combat or a Threat strikes first (BA-G31)."""
    if play.doing.letter in ("C", "H") and not harm.hit(play, "flight"):
        return
    harm.frighten(play, 1, "flight")
    task, back = play.doing, _turn_back(play)
    title = play.title("flight")
    page = play.bind(
        Page(
            "flight",
            task.area,
            "fled",
            play.sheet,
            letter=task.letter,
            first=task.first,
            ecl=task.ecl,
            title=title,
            tale=task.tale,
            met=task.title,
        )
    )
    play.task = None
    play.tell(e.TitleRolled("flight", task.letter, title))
    play.tell(e.Fled(task.area, back, page, task.tale.panicked))
    if play.sheet.fear >= harm.MOST_FEAR:
        play.end("fear")
    elif back == play.state.home:
        towns.at_home(play, back, "driven")
    else:
        play.to("road")


def _turn_back(play: Play) -> str:
    """The last dot is crossed out; the square of the one before (BA-053, BA-G22)."""
    legs = play.state.legs
    play.changes["legs"] = (*legs[:-1], replace(legs[-1], fled=True))
    trail = play.state.trail[:-1]
    play.changes["trail"] = trail
    return routes.holder(trail[-1])
