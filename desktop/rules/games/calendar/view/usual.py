"""Between what points sensible years lie after each month: nine in ten of those simulated.

Measured with this program: years of 2026 on the page "quillport" by the policy "sensible", 400 in
base mode and 300 with the months' own rules (the 5th and the 95th in a hundred); a slow test draws
a smaller sample again.
"""

from desktop.rules.games.calendar.state import State

BANDS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "base": (
        (10, 25, 45, 55, 75, 85, 100, 110, 125, 130, 140, 150),
        (20, 40, 65, 80, 100, 115, 135, 150, 165, 175, 190, 200),
    ),
    "twists": (
        (10, 30, 50, 65, 88, 108, 130, 147, 164, 181, 198, 221),
        (20, 40, 65, 85, 113, 133, 156, 182, 202, 219, 246, 281),
    ),
}
_AS_MEASURED = {
    "boxes": "standard",
    "madness_on": "every_day",
    "mark_value": "6",
    "page": "quillport",
}


def usual(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The lower and the upper end after each month; empty where it was not measured."""
    begun_later = (state.first.month, state.first.day) != (1, 1)
    if begun_later or any(state.options[name] != value for name, value in _AS_MEASURED.items()):
        return (), ()
    return BANDS.get(state.options["mode"], ((), ()))
