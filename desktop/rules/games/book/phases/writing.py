"""What becomes of an Encounter: gold, XP, a Chapter, the book's page, new surroundings."""

from msgspec.structs import replace

from desktop.rules.games.book.events import ChapterWritten, LevelChanged, LuckTried
from desktop.rules.games.book.phases import ground, harm
from desktop.rules.games.book.phases.play import LUC, Play
from desktop.rules.games.book.state import Letter, Page

CHAPTERS = 20
LOST_WOUNDS = 3
LOST_FEAR: dict[Letter, int] = {"Pp": 1, "Pm": 3}


def win(play: Play) -> None:
    """Gold of the type, XP, a Chapter (OVERCOME)."""
    _luck(play)
    task, sheet = play.doing, play.sheet
    play.relate(xp=task.ecl)
    play.sheet = replace(
        sheet,
        xp=sheet.xp + task.ecl,
        chapters=sheet.chapters + 1,
        best=max(sheet.best, task.ecl),
    )
    _chapter(play, won=True)
    if play.sheet.level != sheet.level:
        play.tell(LevelChanged(play.sheet.level))
    _go_on(play)


def lose(play: Play) -> None:
    """A failed Personal: a Chapter without XP (BA-083 to BA-085, BA-G63)."""
    letter = play.doing.letter
    if letter == "Pp" and not harm.suffer(play, LOST_WOUNDS, "lost"):
        return
    harm.frighten(play, LOST_FEAR[letter], "lost")
    play.sheet = replace(play.sheet, chapters=play.sheet.chapters + 1)
    _chapter(play, won=False)
    _go_on(play)


def _luck(play: Play) -> None:
    """A Luck Check for gold, where the type brings any (BA-097, BA-108, BA-114)."""
    gold = play.tables.encounters[play.doing.letter].gold
    if gold is None:
        return
    value, die = play.value(LUC), play.die()
    passed = die <= value
    dice = play.roll(gold.dice) if passed else ()
    found = sum(dice) + gold.plus if passed else gold.unlucky
    play.sheet = replace(play.sheet, gold=play.sheet.gold + found)
    play.relate(gold=found)
    play.tell(LuckTried(value, die, passed, dice, found))


def _chapter(play: Play, won: bool) -> None:
    task, sheet = play.doing, play.sheet
    page = play.bind(
        Page(
            "chapter",
            task.area,
            "won" if won else "lost",
            sheet,
            sheet.chapters,
            task.letter,
            task.first,
            task.ecl,
            task.title,
            task.tale,
        )
    )
    play.tell(ChapterWritten(sheet.chapters, page, won, task.tale.xp, task.ecl))
    play.cross(task.area)


def _go_on(play: Play) -> None:
    """20 Chapters beat 20 Fear, and after the last nothing is created (BA-G38, BA-G40)."""
    area = play.doing.area
    play.task = None
    if play.sheet.chapters >= CHAPTERS:
        play.end("finished")
    elif play.sheet.fear >= harm.MOST_FEAR:
        play.end("fear")
    else:
        ground.create(play, area)
        play.to("road")
