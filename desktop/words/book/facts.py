"""What is true of a page, as the words in `when` and the {places} of a told piece name it.

Places hold numbers, but for `attribute`; a number of 0 is no figure to be told (see fitting.py).
"""

from collections.abc import Iterable, Sequence

import msgspec

from desktop.rules.games.book.state import Page, Sheet, State, Stay, Tale, Task

DIGITS = frozenset({"sum", "needs", "ecl", "xp"})
"""Places told in digits; all other numbers are told in words."""
COUNTED = frozenset(
    {
        *("tries", "wounds", "strain", "fear", "gold", "bribes", "dice", "used", "given"),
        *("worked", "earned", "rested", "healed", "cost", "wealth", "bought", "sold", "told"),
    }
)
"""Places that `several` looks at: each of them in a piece is 2 or more."""
LONG, BIG, CLOSE, NEARLY, NEAR_DEATH = 4, 6, 1, 2, 3
POOR, RICH = 2, 5
FROM: dict[str, str] = {
    "O": "from_obstacle",
    "C": "from_combat",
    "H": "from_threat",
    "Z": "from_puzzle",
    "R": "from_trap",
}


class Facts(msgspec.Struct, frozen=True):
    """What holds of one page: conditions, figures, and how the Encounter ended ("" in Towns)."""

    words: frozenset[str]
    places: dict[str, int]
    outcome: str = ""
    attribute: str = ""  # of the last throw


def section(page: Page) -> str:
    """Whose story tells a page: a letter, "flight" where nothing was tried, "town"."""
    if page.kind == "town":
        return "town"
    return "flight" if page.kind == "flight" and not page.tale.lately else page.letter


def of(page: Page, earlier: Sequence[Page]) -> Facts:
    """The facts of a page; `earlier` are the pages before it."""
    if page.stay is not None:
        return _of_stay(page, page.stay, earlier)
    return _of_encounter(page, earlier)


def of_task(task: Task, sheet: Sheet, earlier: Iterable[Page]) -> Facts:
    """What is known when an Encounter is met, before anything is thrown."""
    words = {_met(task.area, earlier), *_titled(task.title)}
    figures = {"ecl": task.ecl, "level": sheet.level, "chapter": sheet.chapters + 1}
    return Facts(frozenset(words), figures)


def of_meeting(page: Page, earlier: Iterable[Page]) -> Facts:
    """The same of an Encounter that is over, from its page."""
    title = page.title if page.kind == "chapter" else page.met
    words = {_met(page.area, earlier), *_titled(title)}
    level = (page.sheet.xp - page.tale.xp) // 100
    chapter = page.chapter or page.sheet.chapters + 1
    return Facts(frozenset(words), {"ecl": page.ecl, "level": level, "chapter": chapter})


def unfinished(state: State) -> Page | None:
    """The Encounter in which the game ended, as a page that has no place in the book."""
    task = state.task
    if state.ending is None or task is None:
        return None
    return Page(
        "chapter",
        task.area,
        "lost",
        state.sheet,
        letter=task.letter,
        first=task.first,
        ecl=task.ecl,
        title=task.title,
        tale=task.tale,
    )


def _of_encounter(page: Page, earlier: Sequence[Page]) -> Facts:
    tale, sheet = page.tale, page.sheet
    words = {
        *_harm(tale),
        *_means(tale),
        *_throws(tale),
        _met(page.area, earlier),
        "willing" if not tale.panicked else "panicked",
        "sprung" if tale.sprung else "unsprung",
    }
    left = sheet.limit - sheet.wounds
    if left <= NEAR_DEATH:
        words |= {"near_death", "dead"} if left <= 0 else {"near_death"}
    if sheet.level > (sheet.xp - tale.xp) // 100:
        words.add("level")
    own = page.kind == "chapter" and page.first == page.letter
    if own or section(page) == "flight":
        words |= _titled(page.title)
    if section(page) == "flight" and page.letter in FROM:
        words.add(FROM[page.letter])
    attribute = tale.attribute if tale.lately else ""
    return Facts(frozenset(words), _figures(page), _outcome(page), attribute)


def _outcome(page: Page) -> str:
    if page.outcome == "won" and page.letter == "C" and page.first == "H":
        return "fought"
    return page.outcome


def _harm(tale: Tale) -> set[str]:
    holds = {
        "hurt": tale.wounds > 0,
        "unhurt": tale.wounds == 0,
        "one_wound": tale.wounds == 1,
        "struck": tale.wounds > tale.strain,
        "strained": tale.strain > 0,
        "frightened": tale.fear > 0,
        "calm": tale.fear == 0,
        "one_fear": tale.fear == 1,
        "shielded": tale.shielded > 0,
    }
    return {word for word, true in holds.items() if true}


def _means(tale: Tale) -> set[str]:
    holds = {
        "gold": tale.gold > 0,
        "no_gold": tale.gold == 0,
        "bribed": tale.bribes > 0,
        "gave": bool(tale.given),
        "used": bool(tale.used),
        "bare": not (tale.strain or tale.bribes or tale.given or tale.used),
        "disarmed": tale.disarmed,
        "chosen": tale.converted == "chosen",
        "failed": tale.converted == "failed",
    }
    return {word for word, true in holds.items() if true}


def _throws(tale: Tale) -> set[str]:
    if not tale.lately:
        return {"unthrown"}
    tries, over = len(tale.lately), tale.lately[-1] - tale.needs
    holds = {
        "thrown": True,
        "first_try": tries == 1,
        "more_tries": tries > 1,
        "long": tries >= LONG,
        "narrow": 0 <= over <= CLOSE,
        "wide": over >= BIG,
        "nearly": 1 <= -over <= NEARLY,
        "far": -over >= BIG,
    }
    return {word for word, true in holds.items() if true}


def _figures(page: Page) -> dict[str, int]:
    tale = page.tale
    return {
        "ecl": page.ecl,
        "level": page.sheet.level,
        "chapter": page.chapter,
        "xp": tale.xp,
        "dice": tale.dice if tale.lately else 0,
        "sum": tale.lately[-1] if tale.lately else 0,
        "needs": tale.needs if tale.lately else 0,
        "tries": len(tale.lately),
        "wounds": tale.wounds,
        "strain": tale.strain,
        "fear": tale.fear,
        "gold": tale.gold,
        "bribes": tale.bribes,
        "used": len(tale.used),
        "given": len(tale.given),
    }


def _of_stay(page: Page, stay: Stay, earlier: Sequence[Page]) -> Facts:
    done = {
        "worked": bool(stay.worked),
        "rested": bool(stay.rested),
        "bought": bool(stay.bought),
        "sold": bool(stay.sold),
        "told": bool(stay.told),
    }
    holds = {
        **done,
        "idle": not any(done.values()),
        "home": bool(stay.fare),
        "away": not stay.fare,
        "haggled": stay.discount > 0,
        "poor": stay.wealth <= POOR,
        "rich": stay.wealth >= RICH,
        "frightened": stay.fear > 0,
        "calm": stay.fear == 0,
        "young": all(other.kind == "town" for other in earlier),
    }
    words = {word for word, true in holds.items() if true} | _titled(page.title)
    figures = {
        "wealth": stay.wealth,
        "level": page.sheet.level,
        "gold": page.sheet.gold,
        "fear": stay.fear,
        "worked": stay.worked,
        "earned": stay.earned,
        "rested": stay.rested,
        "healed": stay.healed,
        "bought": len(stay.bought),
        "sold": len(stay.sold),
        "told": len(stay.told),
    }
    return Facts(frozenset(words), figures)


def _met(area: str, earlier: Iterable[Page]) -> str:
    fled = any(page.kind == "flight" and page.area == area for page in earlier)
    return "met" if fled else "unmet"


def _titled(title: tuple[int, int]) -> set[str]:
    """Which row and hook the title has, where the title is of the story's own table."""
    return {f"row_{title[0]}", f"hook_{title[1]}"}
