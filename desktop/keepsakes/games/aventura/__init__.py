"""Keepsakes of Aventura Z: maps as they were played, the diary, boards and cards, the table's."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.drawing.cards import CardKind
from desktop.keepsakes.games.aventura import blank, boards, cards, maps, overview, tokens
from desktop.keepsakes.games.aventura.diary import writing
from desktop.keepsakes.games.aventura.played import Seen, eventful, seen
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.keepsakes.leaf import Keepsake, Leaf
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.cutting import cut_sheets
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.prose.volume import volume
from desktop.keepsakes.source import TEXT_FILES, Keeper, Offer, Source
from desktop.keepsakes.stems import stem
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import BLANK, State
from desktop.words.aventura.names import Names

OVERVIEW = "overview"
_BOARDS, _CARDS = "boards", "cards"
_GAP = 2.0  # mm between round things


class AventuraKeeper:
    """The keepsakes of Aventura Z: of a story what was seen, of a pack everything."""

    def offers(self, source: Source) -> tuple[Offer, ...]:
        """The maps once one was entered, the diary, boards and cards, things for the table."""
        played = eventful(source.history)
        names = Names(source.history.content, source.language)
        diary = QCoreApplication.translate("Keepsakes", "The diary of the campaign")
        found = [Offer("diary", diary, TEXT_FILES, booklet=True)]
        if played:
            title = QCoreApplication.translate("Keepsakes", "The map as it was played")
            found.insert(0, Offer("map", title, parts=_map_parts(names, played), scaled=True))
        if source.history.state.investigators:
            parts = ((_BOARDS, boards_name()), (_CARDS, cards_name()))
            title = QCoreApplication.translate("Keepsakes", "Boards and cards")
            found.append(Offer("cards", title, parts=parts))
        if played:
            found.append(Offer("tokens", tokens_name()))
            shown = tuple((one, names.map(one)) for one in seen(source.history).maps)
            found.append(Offer("blank", blank_name(), parts=shown, scaled=True))
        return tuple(found)

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        return drained(self.making(source, page, wish))

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        """The same step by step."""
        offer = next((one for one in self.offers(source) if one.page == page), None)
        if offer is None or (wish.part and wish.part not in dict(offer.parts)):
            raise KeyError(page, wish.part)
        if page == "diary":
            told = yield from writing(source, wish.made)
            return (yield from volume(told, wish, "diary"))
        names = Names(source.history.content, source.language)
        title = source.jottings.title or names.title()
        kept = _kept(names, title, page, offer.title)
        match page:
            case "map":
                pictures = yield from _map_pictures(source, names, wish.part)
                return _placed(kept, pictures, wish)
            case "cards":
                return _placed_cards(kept, source, names, wish)
            case "tokens":
                return _cut(kept, _tokens_of_story(source, names, wish))
            case _:
                shown = [wish.part] if wish.part else list(seen(source.history).maps)
                return _blank(kept, names, shown, wish)

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        """Cards, tokens and maps of a whole pack, for the real table."""
        names = Names(content, language)
        places = tuple((one, names.map(one)) for one in content.maps)
        return (
            Offer("cards", cards_name()),
            Offer("tokens", tokens_name()),
            Offer("blank", blank_name(), parts=places, scaled=True),
        )

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        offer = next((one for one in self.blanks(content, language) if one.page == page), None)
        if offer is None or (wish.part and wish.part not in dict(offer.parts)):
            raise KeyError(page, wish.part)
        names = Names(content, language)
        kept = _kept(names, names.title(), page, offer.title)
        match page:
            case "cards":
                return _cut(kept, _cards_of_pack(names, wish))
            case "tokens":
                return _cut(kept, _tokens_of_pack(names, wish))
            case _:
                return _blank(kept, names, [wish.part] if wish.part else list(content.maps), wish)


def boards_name() -> str:
    """The investigators' boards as they stand."""
    return QCoreApplication.translate("Keepsakes", "Investigators as they stand")


def cards_name() -> str:
    """Cards to be cut out."""
    return QCoreApplication.translate("Keepsakes", "Cards to cut out")


def tokens_name() -> str:
    """Tokens to be cut out."""
    return QCoreApplication.translate("Keepsakes", "Tokens to cut out")


def blank_name() -> str:
    """Maps nothing is drawn on."""
    return QCoreApplication.translate("Keepsakes", "Empty maps for the table")


def _kept(names: Names, title: str, page: str, what: str) -> Keepsake:
    """A keepsake that has no pages yet."""
    return Keepsake(
        title=QCoreApplication.translate("Keepsakes", "{title}: {what}").format(
            title=title, what=what
        ),
        stem=stem(title, page),
        leaves=(),
        author=names.pack.head.author,
        language=names.language,
    )


def _placed(kept: Keepsake, pictures: Sequence[Picture], wish: Wish) -> Keepsake:
    whole = pictures[0] if len(pictures) == 1 else None
    return msgspec.structs.replace(kept, leaves=place(pictures, wish), picture=whole)


def _cut(kept: Keepsake, leaves: tuple[Leaf, ...]) -> Keepsake:
    return msgspec.structs.replace(kept, leaves=leaves)


def _blank(kept: Keepsake, names: Names, places: Sequence[str], wish: Wish) -> Keepsake:
    """At true size, unless another scale was asked for."""
    if wish.scale == "auto":
        wish = msgspec.structs.replace(wish, scale="true")
    return _placed(kept, [blank.blank_map(names, one) for one in places], wish)


# --- maps ----------------------------------------------------------------------------------------


def _map_parts(names: Names, played: Sequence[Visit]) -> tuple[tuple[str, str], ...]:
    """The overview where there is more than one stay, then each map once."""
    if len(played) == 1:
        return ()
    places = tuple((one, names.map(one)) for one in dict.fromkeys(visit.map for visit in played))
    return ((OVERVIEW, overview.overview_name()), *places)


def _map_pictures(
    source: Source, names: Names, part: str
) -> Generator[Progress, None, list[Picture]]:
    stays = eventful(source.history)
    wanted = [one for one in stays if part in ("", OVERVIEW, one.map)]
    worked = yield from maps.playing(names, wanted)
    if part == OVERVIEW:
        return [overview.overview(source, names, worked)]
    found = [maps.picture(source, names, one) for one in worked]
    if not part and len(stays) > 1:
        found.insert(0, overview.overview(source, names, worked))
    return found


# --- boards and cards ----------------------------------------------------------------------------


def _placed_cards(kept: Keepsake, source: Source, names: Names, wish: Wish) -> Keepsake:
    state: State = source.history.state
    leaves: tuple[Leaf, ...] = ()
    if wish.part in ("", _BOARDS):
        pages = [boards.page(names, state, one.id) for one in state.investigators]
        leaves = place(pages, wish)
    if wish.part in ("", _CARDS):
        leaves += _cards_of_story(source, names, wish)
    return msgspec.structs.replace(kept, leaves=leaves)


def _cards_of_story(source: Source, names: Names, wish: Wish) -> tuple[Leaf, ...]:
    known, pack = seen(source.history), names.pack
    halves: dict[int, list[Any]] = {}
    for number, kind in sorted(known.wounds):
        if number != BLANK and number in pack.wounds:
            halves.setdefault(number, []).append(kind)
    wounds = [cards.wound_card(names, number, kinds) for number, kinds in sorted(halves.items())]
    objects = [cards.object_card(names, number) for number in known.cards]
    large = [cards.adversary_card(names, one) for one in known.adversaries]
    state: State = source.history.state
    people = [
        boards.printed_board(names, one.id, seat) for seat, one in enumerate(state.investigators)
    ]
    return _card_sheets(objects, wounds, [*people, *large], wish)


def _cards_of_pack(names: Names, wish: Wish) -> tuple[Leaf, ...]:
    pack = names.pack
    objects = [cards.object_card(names, number) for number in sorted(pack.cards)]
    wounds = [
        cards.wound_card(names, number, ("physical", "mental")) for number in sorted(pack.wounds)
    ]
    large = [boards.printed_board(names, who, n % 2) for n, who in enumerate(pack.investigators)]
    large += [cards.adversary_card(names, number) for number in sorted(pack.adversaries)]
    return _card_sheets(objects, wounds, large, wish)


def _card_sheets(
    objects: Sequence[Picture], wounds: Sequence[Picture], large: Sequence[Picture], wish: Wish
) -> tuple[Leaf, ...]:
    """Object cards and wounds with their backs behind them; boards and adversaries without."""
    small = [*objects, *wounds]
    backs = [cards.back()] * len(objects) + [cards.back(CardKind.WOUND)] * len(wounds)
    return cut_sheets(small, wish, backs) + cut_sheets(large, wish)


# --- tokens --------------------------------------------------------------------------------------


def _tokens_of_story(source: Source, names: Names, wish: Wish) -> tuple[Leaf, ...]:
    known: Seen = seen(source.history)
    people = [one.id for one in source.history.state.investigators]
    counts = {card: known.tokens[card] for card in known.adversaries}
    return _token_sheets(names, people, counts, known.padlocks, wish)


def _tokens_of_pack(names: Names, wish: Wish) -> tuple[Leaf, ...]:
    pack: Pack = names.pack
    people = list(pack.investigators)
    counts = tokens.most_adversaries(pack)
    return _token_sheets(names, people, counts, tokens.most_padlocks(pack), wish)


def _token_sheets(
    names: Names, people: Sequence[str], counts: dict[int, int], locks: int, wish: Wish
) -> tuple[Leaf, ...]:
    """Stands to be folded, and round things with their backs behind them."""
    stands = (*tokens.people(names, people), *tokens.adversaries(names, counts))
    round_ones = (
        *tokens.padlocks(locks),
        *tokens.actions(names, people),
        tokens.clock_marker(),
    )
    fronts = [*stands, *(one for one, _ in round_ones)]
    backs = [*[None] * len(stands), *(two for _, two in round_ones)]
    return cut_sheets(fronts, wish, backs, gap=_GAP)


KEEPER: Keeper = AventuraKeeper()
