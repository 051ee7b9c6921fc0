"""The adventurer is made and settles: Attributes, starting Checks, the Hometown."""

from msgspec.structs import replace

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Assign, Settle
from desktop.rules.games.book.phases import ground, towns
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.phases.routes import middle
from desktop.rules.games.book.state import ATTRIBUTES, Area
from desktop.rules.kernel.game import Form, One, Order

DICE = len(ATTRIBUTES)
MOST = 4
"""The highest value of an Attribute."""


def attributes(play: Play, dice: tuple[int, ...], typed: bool) -> None:
    """Every 5 and 6 becomes 4 (BA-014, BA-015)."""
    values = tuple(min(die, MOST) for die in dice)
    play.changes["rolled"] = values
    play.tell(e.AttributesRolled(dice, values, typed))
    play.to("assign")


def assigning(values: tuple[int, ...]) -> Form:
    """The question which result goes to which Attribute."""
    return Form("Assign", {"six": Order(tuple(str(value) for value in values))})


def assign(play: Play, choice: Assign) -> None:
    """The Attributes stand; low ones bring XP (BA-016, BA-019)."""
    xp = sum((MOST - value) * 10 for value in choice.six)
    play.sheet = replace(play.sheet, six=choice.six)
    play.changes["rolled"] = ()
    play.tell(e.Assigned(choice.six, xp))
    play.earn(xp)
    play.to("checks")


def checks(play: Play, dice: tuple[int, ...], typed: bool) -> None:
    """A Check for each Attribute: gold or XP (BA-022 to BA-024, BA-G02)."""
    six = play.sheet.six
    gold = sum(die <= value for die, value in zip(dice, six, strict=True))
    xp = (DICE - gold) * int(play.state.options["start_fail_xp"])
    play.sheet = replace(play.sheet, gold=play.sheet.gold + gold)
    play.tell(e.Checked(dice, gold, xp, typed))
    play.earn(xp)
    play.to("settle")


def settling(columns: int, rows: int) -> Form:
    """The question where the Hometown lies."""
    return Form("Settle", {"area": One(ground.squares(columns, rows))})


def settle(play: Play, choice: Settle) -> None:
    """The Hometown with its Wealth, its dot and its surroundings (BA-026 to BA-030)."""
    area, wealth = choice.area, play.die()
    play.write(area, Area("town", wealth))
    play.changes["home"] = area
    play.changes["trail"] = (middle(area),)
    play.tell(e.Settled(area, wealth))
    ground.create(play, area)
    towns.at_home(play, area, "free")
