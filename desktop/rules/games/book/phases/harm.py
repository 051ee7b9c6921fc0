"""Wounds and Fear, and the Checks against them. Death stops everything at once (BA-G35)."""

from msgspec.structs import replace

from desktop.rules.games.book.events import Dodged, Dread, Frightened, Shielded, Why, Wounded
from desktop.rules.games.book.phases.play import DEX, STR, Play
from desktop.rules.games.book.state import Attribute

MOST_FEAR = 20


def suffer(play: Play, amount: int, why: Why, dice: tuple[int, ...] = (), armour: int = 0) -> bool:
    """Wounds; whether the adventurer lives."""
    sheet = play.sheet
    if amount:
        play.sheet = sheet = replace(sheet, wounds=sheet.wounds + amount)
        play.relate(wounds=play.doing.tale.wounds + amount)
    play.tell(Wounded(amount, why, sheet.wounds, sheet.limit, dice, armour))
    if sheet.wounds < sheet.limit:
        return True
    play.end("dead")
    return False


def protected(play: Play, amount: int, why: Why, dice: tuple[int, ...] = ()) -> bool:
    """Wounds that Armor takes some off; whether the adventurer lives (BA-G32, BA-G33)."""
    off = min(armour(play), amount)
    return suffer(play, amount - off, why, dice, off)


def armour(play: Play) -> int:
    """As many Wounds the Equipment takes off."""
    wares = play.tables.wares
    return sum(wares[name].armour for name in play.sheet.equipment)


def frighten(play: Play, amount: int, why: Dread) -> None:
    """Fear, never above 20 (BA-G37); the ending is looked at when the list is done (BA-G38)."""
    sheet = play.sheet
    fear = min(sheet.fear + amount, MOST_FEAR)
    amount = fear - sheet.fear
    play.sheet = replace(sheet, fear=fear)
    if play.task is not None:
        play.relate(fear=play.task.tale.fear + amount)
    elif play.stay is not None:
        play.stay = replace(play.stay, fear=play.stay.fear + amount)
    play.tell(Frightened(amount, why, fear))


def dodge(play: Play, why: Why) -> bool:
    """A Dexterity Check against a consequence."""
    value, die = play.value(DEX), play.die()
    play.tell(Dodged(value, die, die <= value, why))
    return die <= value


def hit(play: Play, why: Why) -> bool:
    """The blow of a Combat; whether the adventurer lives (BA-093 to BA-096, BA-G34).

    A Shield helps against a hit, not in flight.
    """
    dice = () if dodge(play, why) else play.roll(1)
    amount = sum(dice) or 1
    if why == "hit" and amount > armour(play) and shielded(play):
        play.relate(shielded=play.doing.tale.shielded + 1)
        return True
    return protected(play, amount, why, dice)


def shielded(play: Play) -> bool:
    """With a Shield: a Check with the better of STR and DEX."""
    wares = play.tables.wares
    if not any(wares[name].shield for name in play.sheet.equipment):
        return False
    strength, skill = play.value(STR), play.value(DEX)
    attribute: Attribute = "STR" if strength >= skill else "DEX"
    value, die = max(strength, skill), play.die()
    play.tell(Shielded(attribute, value, die, die <= value))
    return die <= value
