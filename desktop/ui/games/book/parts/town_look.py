"""A Town as the page shows it: its services, and the lists that lie behind three of them."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import view
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import State
from desktop.rules.games.book.view import Price
from desktop.ui.games.book.parts.held import Held
from desktop.ui.widgets.town_page import ServiceRow, TownView, WareRow
from desktop.words.book import board
from desktop.words.book.board import Service
from desktop.words.book.closed import service_closed, unbought
from desktop.words.book.names import Names, home_name, mark, place_text, way_text

SERVICES: tuple[Service, ...] = ("rest", "buy", "sell", "oracle", "work", "leave")
MINUS = "\N{MINUS SIGN}"
_OPENING = ("buy", "sell", "oracle")


def town(
    names: Names, tables: Tables, state: State, offered: tuple[object, ...], held: Held
) -> TownView:
    """The Town's page; `offered` decides what is open."""
    stay = state.stay
    assert stay is not None
    home = stay.area == state.home
    prices: dict[str, Price] = {
        price.kind: price for price in view.prices(tables, state) if not price.ware
    }
    return TownView(
        title=home_name() if home else names.town_title(stay.title),
        kind=QCoreApplication.translate("Book", "Wealth {wealth}").format(wealth=stay.wealth),
        lede=held.hint or _lede(state),
        services=tuple(
            _service(state, kind, digit, prices, offered) for digit, kind in enumerate(SERVICES, 1)
        ),
        opened=held.opened,
        list_title=board.service(held.opened) if held.opened else "",
        list_note=board.gold(state.sheet.gold) if held.opened else "",
        rows=_rows(names, tables, state, offered, held),
        recap=held.recap,
    )


def _lede(state: State) -> str:
    stay = state.stay
    assert stay is not None
    if stay.area == state.home:
        return board.fare_text(state)
    if stay.discount:
        return QCoreApplication.translate("Book", "You haggled well: every price is 1 lower.")
    return QCoreApplication.translate("Book", "Nobody here haggles with you.")


def _service(
    state: State,
    kind: Service,
    digit: int,
    prices: dict[str, Price],
    offered: tuple[object, ...],
) -> ServiceRow:
    price = prices.get(kind)
    told = ""
    if kind == "work":
        told = QCoreApplication.translate("Book", "%n Fear", None, 2)
    elif price is not None:
        told = board.gold(price.gold)
    return ServiceRow(
        kind,
        digit,
        board.service(kind),
        board.service_does(state, kind),
        sum_of(price) if price is not None and kind != "work" else "",
        told,
        "" if is_open(kind, offered) else service_closed(state, kind, price.gold if price else 0),
        opens=kind in _OPENING,
    )


def is_open(kind: Service, offered: tuple[object, ...]) -> bool:
    """Whether the rules offer a service now."""
    wanted: dict[Service, type] = {
        "rest": c.Rest,
        "buy": c.Buy,
        "sell": c.Sell,
        "oracle": c.Consult,
        "work": c.Work,
        "leave": c.Leave,
    }
    if kind == "buy":
        return True  # the list is worth reading with an empty purse
    return any(isinstance(one, wanted[kind]) for one in offered)


def sum_of(price: Price) -> str:
    """A price as it comes about: base and Wealth, less what was haggled."""
    parts = f"{price.base} + {price.wealth}"
    if price.haggled:
        parts += f" {MINUS} 1"
    return f"{parts} = {price.gold}"


def _rows(
    names: Names, tables: Tables, state: State, offered: tuple[object, ...], held: Held
) -> tuple[WareRow, ...]:
    match held.opened:
        case "buy":
            return _buying(names, tables, state, offered)
        case "sell":
            return _selling(names, tables, state)
        case "oracle":
            return _asking(names, state, offered)
        case _:
            return ()


def _buying(
    names: Names, tables: Tables, state: State, offered: tuple[object, ...]
) -> tuple[WareRow, ...]:
    prices = [price for price in view.prices(tables, state) if price.kind == "buy"]
    return tuple(
        WareRow(
            price.ware,
            digit if digit < 10 else 0,
            names.ware(price.ware),
            names.effect(price.ware),
            sum_of(price),
            board.gold(price.gold),
            "" if c.Buy(price.ware) in offered else _unbought(names, state, price),
            count=state.sheet.items.get(price.ware, 0),
        )
        for digit, price in enumerate(prices, 1)
    )


def _unbought(names: Names, state: State, price: Price) -> str:
    """What a ware would do, and why it is not to be had."""
    why = unbought(state, price.ware, price.gold)
    return f"{names.effect(price.ware)}; {why}" if why else names.effect(price.ware)


def _selling(names: Names, tables: Tables, state: State) -> tuple[WareRow, ...]:
    prices = [price for price in view.prices(tables, state) if price.kind == "sell"]
    return tuple(
        WareRow(
            price.ware,
            digit if digit < 10 else 0,
            names.ware(price.ware),
            names.effect(price.ware),
            QCoreApplication.translate("Book", "half of {base}").format(base=price.base),
            board.gold(price.gold),
            count=state.sheet.items.get(price.ware, 0),
        )
        for digit, price in enumerate(prices, 1)
    )


def _asking(names: Names, state: State, offered: tuple[object, ...]) -> tuple[WareRow, ...]:
    targets = [one.area for one in offered if isinstance(one, c.Consult)]
    targets.sort(key=lambda area: _far(state.here, area))
    return tuple(
        WareRow(
            area,
            digit if digit < 10 else 0,
            place_text(area),
            way_text(state.here, area),
            mark=mark(state.areas[area]),
        )
        for digit, area in enumerate(targets, 1)
    )


def _far(start: str, end: str) -> int:
    (x, y), (u, v) = (tuple(map(int, one.split(","))) for one in (start, end))
    return max(abs(x - u), abs(y - v))
