"""The beginning: a calendar is hung up. Its first page is turned at once, or when its day comes."""

from collections.abc import Mapping
from datetime import date

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.events import Began
from desktop.rules.games.calendar.options import complete
from desktop.rules.games.calendar.phases import cursor
from desktop.rules.games.calendar.phases.ground import fits_the_file, ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.weeks import ONE_DAY
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Step


def begin(almanac: Almanac, options: Mapping[str, str], chance: Chance) -> Step:
    """The first position (CA-006).

    Raises Illegal for a table rule or value that is not known, and where a year file gives its
    own squares for another year or page.
    """
    rules = _table_rules(options)
    year, page = int(rules["year"]), rules["page"]
    if not fits_the_file(almanac, year, page):
        raise Illegal(Reason("year_fixed", {"year": str(almanac.year), "page": almanac.head.id}))
    first, last = date(year, 1, 1), date(year, 12, 31)
    today = last if rules["catch_up"] == "free" else first - ONE_DAY
    state = State(chance, rules, year, first, first, today)
    play = Play(ground(almanac, state), state)
    play.tell(Began(year, page, rules["mode"]))
    cursor.go_on(play)
    play.seal = None
    return play.step()


def _table_rules(options: Mapping[str, str]) -> dict[str, str]:
    try:
        return complete(dict(options))
    except KeyError as trouble:
        raise Illegal(Reason("unknown_option", {"option": str(trouble.args[0])})) from trouble
    except ValueError as trouble:
        name, _, value = str(trouble.args[0]).partition("=")
        raise Illegal(Reason("unknown_value", {"option": name, "value": value})) from trouble
