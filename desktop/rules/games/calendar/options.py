"""The table rules a player may switch, with the ruling that each one settles."""

from desktop.rules.kernel.game import Option

YEARS = tuple(str(year) for year in range(1900, 2200))
MOST_PAGE = 40
"""So many letters may the name of a page have."""

OPTIONS: tuple[Option, ...] = (
    Option("mode", ("twists", "base"), "twists", "CA-Q32"),
    Option("catch_up", ("in_order", "strict", "free"), "in_order", "CA-Q13"),
    Option("year", YEARS, "2026", "CA-Q11"),
    Option("page", ("quillport",), "quillport", "CA-Q11", free=MOST_PAGE),
    Option("start", ("january", "today"), "january", "CA-Q36"),
    Option("boxes", ("standard", "gentle", "strict"), "standard", "CA-Q26"),
    Option("prev_month_squares", ("on", "off"), "on", "CA-Q03"),
    Option("madness_on", ("every_day", "completed_only"), "every_day", "CA-Q22"),
    Option("mark_value", ("6", "0"), "6", "CA-Q19"),
    Option("dice", ("program", "typed"), "program", "CA-Q35", switchable=True),
    Option("story_mode", ("off", "on"), "off", "CA-001", switchable=True),
)


def complete(chosen: dict[str, str]) -> dict[str, str]:
    """All options with their defaults, the chosen ones put in.

    Raises KeyError for an unknown option and ValueError for an unknown value.
    """
    known = {option.id: option for option in OPTIONS}
    for name, value in chosen.items():
        if not known[name].takes(value):
            raise ValueError(f"{name}={value}")
    return {option.id: chosen.get(option.id, option.default) for option in OPTIONS}
