"""What the screens may show of a position of the Book, worked out from it without changing it.

Each room is a question: where may one go, which dots are legal, what may be thrown, what does it
cost, what is the book worth.
"""

from desktop.rules.games.book.view.costs import Cost, Costs, dread, failure_costs, springs
from desktop.rules.games.book.view.destinations import (
    Destination,
    chance,
    destination,
    destinations,
    distance,
    may_be,
)
from desktop.rules.games.book.view.masks import Loss, Mask, best_dot, blockers, loss, mask
from desktop.rules.games.book.view.pools import (
    Prospect,
    Source,
    attributes_for,
    built,
    prospect,
    sources,
    suggestion,
)
from desktop.rules.games.book.view.prices import Price, prices
from desktop.rules.games.book.view.review import ChartRow, Line, Review, chart, review, verdict

__all__ = [
    "ChartRow",
    "Cost",
    "Costs",
    "Destination",
    "Line",
    "Loss",
    "Mask",
    "Price",
    "Prospect",
    "Review",
    "Source",
    "attributes_for",
    "best_dot",
    "blockers",
    "built",
    "chance",
    "chart",
    "destination",
    "destinations",
    "distance",
    "dread",
    "failure_costs",
    "loss",
    "mask",
    "may_be",
    "prices",
    "prospect",
    "review",
    "sources",
    "springs",
    "suggestion",
    "verdict",
]
