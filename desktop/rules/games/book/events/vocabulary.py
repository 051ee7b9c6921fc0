"""The words of events: what a square, a die, a title and a cause may be.

A journal may come from outside: what could not be told is no event.
"""

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.games.book.state import Number

Square = Annotated[str, Meta(pattern="^[0-9]{1,3},[0-9]{1,3}$")]
Spot = tuple[Number, Number]
Ware = Annotated[str, Meta(max_length=40)]
Die = Annotated[int, Meta(ge=0, le=6)]
"""What a die shows; 0 where none was thrown."""
Title = tuple[Annotated[int, Meta(ge=1, le=6)], Annotated[int, Meta(ge=1, le=6)]]
Six = Annotated[tuple[Number, ...], Meta(min_length=6, max_length=6)]
"""One for each Attribute."""
Why = Literal["failure", "hit", "flight", "trap", "strain", "lost"]
"""What a Wound comes from; `lost` is a failed Personal."""
Dread = Literal["flight", "puzzle", "lost", "home", "work", "trap", "driven"]
