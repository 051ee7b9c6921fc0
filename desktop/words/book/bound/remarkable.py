"""What is remarkable about one game, as facts with their figures, for the jacket of its book.

Every figure is counted from the pages and the sheet; nothing here is told in words.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import msgspec

from desktop.rules.games.book.state import ATTRIBUTES, Page, State, Tale

MOST = 3


class Fact(msgspec.Struct, frozen=True):
    """One thing that holds. Of a `group` at most one is told; `page` is the one it is about."""

    id: str
    group: str
    weight: int
    figures: dict[str, int] = {}
    page: int = -1
    word: str = ""  # a letter or an Attribute


def remarkable(state: State, most: int = MOST) -> tuple[Fact, ...]:
    """The most remarkable facts of a game, no two of a group or about the same page."""
    found: list[Fact] = []
    for fact in sorted(facts(state), key=lambda one: (-one.weight, one.id)):
        groups, pages = {known.group for known in found}, {known.page for known in found}
        if fact.group not in groups and fact.page not in pages - {-1}:
            found.append(fact)
    return tuple(found[:most])


def facts(state: State) -> Iterator[Fact]:
    """Everything that holds of a game and is worth a sentence."""
    for room in (_body, _dice, _purse, _retreats, _nerves, _towns, _chapters, _country, _plain):
        yield from room(state)


def _tales(state: State) -> list[Tale]:
    return [page.tale for page in state.pages]


def _written(state: State) -> list[tuple[int, Page]]:
    return [(place, page) for place, page in enumerate(state.pages) if page.kind == "chapter"]


def _most(pages: Iterable[tuple[int, Page]], amount: Callable[[Page], int]) -> tuple[int, int]:
    """The first page with the largest amount, and the amount; (-1, 0) where there is none."""
    best = (-1, 0)
    for place, page in pages:
        if amount(page) > best[1]:
            best = (place, amount(page))
    return best


def _body(state: State) -> Iterator[Fact]:
    place, wounds = _most(_written(state), lambda one: one.tale.wounds)
    if wounds >= 4:
        yield Fact("wounds", "body", 20 + 5 * wounds, {"wounds": wounds}, place)
    strain = sum(tale.strain for tale in _tales(state))
    if strain >= 3:
        yield Fact("strain", "body", 25 + 3 * strain, {"strain": strain})
    left = [page.sheet.limit - page.sheet.wounds for page in state.pages]
    if left and 0 < min(left) <= 3 and state.ending != "dead":
        yield Fact("near", "body", 80 - 8 * min(left), {"left": min(left)})
    unhurt = sum(page.tale.wounds == 0 for _, page in _written(state))
    if unhurt >= 14:
        yield Fact("unhurt", "body", 2 * unhurt, {"chapters": unhurt})
    shielded = sum(tale.shielded for tale in _tales(state))
    if shielded >= 2:
        yield Fact("shielded", "shield", 30 + 6 * shielded, {"blows": shielded})


def _dice(state: State) -> Iterator[Fact]:
    for id_, over, weight in (("exact", 0, 40), ("pip", 1, 38)):
        for place, page in _written(state):
            if page.outcome == "won" and page.letter != "C" and _over(page.tale) == over:
                yield Fact(id_, "dice", weight, page=place)
                break
    place, tries = _most(_written(state), lambda one: len(one.tale.sums))
    if tries >= 5:
        yield Fact("tries", "tries", 20 + 5 * tries, {"tries": tries}, place)
    place, dice = _most(_written(state), lambda one: one.tale.dice)
    if dice >= 9:
        yield Fact("dice", "dice", 24 + 3 * dice, {"dice": dice}, place)


def _over(tale: Tale) -> int:
    """By how much the last throw was more than was needed; -1 where none was made."""
    return tale.lately[-1] - tale.needs if tale.lately else -1


def _purse(state: State) -> Iterator[Fact]:
    gold, stays = state.sheet.gold, [page.stay for page in state.pages if page.stay is not None]
    bribes = sum(tale.bribes for tale in _tales(state))
    spent = bribes or any(stay.bought or stay.rested or stay.told for stay in stays)
    open_stay = state.stay is not None or state.task is not None
    if gold >= 8 and not spent and not open_stay:
        yield Fact("hoard", "purse", 40 + gold, {"gold": gold})
    if gold >= 18:
        yield Fact("rich", "purse", 25 + gold, {"gold": gold})
    if gold == 0 and state.sheet.chapters >= 5:
        yield Fact("broke", "purse", 48)
    if bribes >= 3:
        yield Fact("bribes", "bribes", 30 + 3 * bribes, {"gold": bribes})
    worked = sum(stay.worked for stay in stays)
    earned = sum(stay.earned for stay in stays)
    if worked >= 3:
        yield Fact("worked", "work", 25 + 5 * worked, {"times": worked, "gold": earned})


def _retreats(state: State) -> Iterator[Fact]:
    fled = [page for page in state.pages if page.kind == "flight"]
    panics = sum(page.tale.panicked for page in fled)
    if panics:
        yield Fact("panic", "flight", 44 + 4 * panics, {"times": panics})
    if fled:
        yield Fact("flights", "flight", 30 + 10 * len(fled), {"times": len(fled)})
    elif state.sheet.chapters >= 10:
        yield Fact("steady", "flight", 36)


def _nerves(state: State) -> Iterator[Fact]:
    fear, chapters = state.sheet.fear, state.sheet.chapters
    if 12 <= fear < 20:
        yield Fact("fear", "fear", 28 + 2 * fear, {"fear": fear})
    if fear <= 3 and chapters >= 12:
        yield Fact("fearless", "fear", 52, {"fear": fear})
    if state.sheet.level >= 3:
        level = state.sheet.level
        yield Fact("level", "level", 14 + 7 * level, {"level": level, "xp": state.sheet.xp})


def _towns(state: State) -> Iterator[Fact]:
    stays = [page.stay for page in state.pages if page.stay is not None]
    if state.towns >= 2:
        yield Fact("towns", "towns", 30 + 8 * state.towns, {"towns": state.towns})
    if state.towns == 0 and state.sheet.chapters >= 8:
        yield Fact("no_town", "towns", 26)
    nights = sum(stay.rested for stay in stays)
    healed = sum(stay.healed for stay in stays)
    if nights >= 2:
        yield Fact("nights", "nights", 24 + 5 * nights, {"nights": nights, "wounds": healed})
    told = sum(len(stay.told) for stay in stays)
    if told:
        yield Fact("oracle", "oracle", 28 + 4 * told, {"squares": told})


def _chapters(state: State) -> Iterator[Fact]:
    written = [page for _, page in _written(state)]
    lost = sum(page.outcome == "lost" for page in written)
    if lost >= 2:
        yield Fact("lost", "lost", 30 + 7 * lost, {"chapters": lost})
    sprung = sum(page.tale.sprung for page in written)
    if sprung >= 2:
        yield Fact("sprung", "traps", 30 + 6 * sprung, {"traps": sprung})
    given = sum(len(tale.given) for tale in _tales(state))
    if given:
        yield Fact("given", "given", 40 + 5 * given, {"things": given})
    used = sum(len(tale.used) for tale in _tales(state))
    if used >= 3:
        yield Fact("used", "used", 22 + 4 * used, {"things": used})
    hardest, best = _most(_written(state), lambda one: one.ecl * (one.outcome == "won"))
    if best >= 20:
        yield Fact("best", "best", 16 + best, {"ecl": best}, hardest)
    letters = Counter(page.letter for page in written if page.letter)
    if letters and max(letters.values()) >= 6:
        letter, many = letters.most_common(1)[0]
        yield Fact("kind", "kind", 8 + 6 * many, {"chapters": many}, word=letter)


def _country(state: State) -> Iterator[Fact]:
    blanks = sum(area.kind == "blank" for area in state.areas.values())
    if blanks >= 2:
        yield Fact("blanks", "country", 22 + 4 * blanks, {"squares": blanks})
    blocked = sum(area.kind == "blocked" for area in state.areas.values())
    if blocked >= 8:
        yield Fact("blocked", "country", 14 + blocked, {"squares": blocked})


def _plain(state: State) -> Iterator[Fact]:
    """What can be said of almost any book."""
    if len(state.legs) >= 2:
        yield Fact("routes", "plain", 4, {"routes": len(state.legs)})
    six = dict(zip(ATTRIBUTES, state.sheet.six, strict=True))
    if any(six.values()):
        low = min(ATTRIBUTES, key=lambda name: six[name])
        yield Fact("weakness", "author", 3, {"value": six[low]}, word=low)
    if state.sheet.chapters >= 2 and state.ending != "finished":
        yield Fact("length", "length", 2, {"chapters": state.sheet.chapters})
