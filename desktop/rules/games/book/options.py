"""The table rules a player may switch, with the ruling that each one settles."""

from desktop.rules.kernel.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("money_cap", ("off", "on"), "off", "BA-G68"),
    Option("win_years", ("90", "95", "100", "110"), "100", "BA-G69"),
    Option("corner_is_free", ("off", "on"), "off", "BA-G16"),
    Option("strain_in_combat", ("on", "off"), "on", "BA-G47"),
    Option("trap_quicksheet", ("off", "on"), "off", "BA-G59"),
    Option("start_fail_xp", ("10", "1"), "10", "BA-G02"),
    Option("paper", ("A4", "Letter", "A5"), "A4", "BA-G12"),
    Option("dice", ("program", "typed"), "program", "BA-001", switchable=True),
    Option("story_mode", ("off", "on"), "off", "BA-001", switchable=True),
)
WORLDS = {"A4": (38, 46), "Letter": (39, 42), "A5": (25, 29)}
"""Columns and rows below the line: 5 mm squares, 10 mm margins, 9 header rows (BA-G12)."""


def complete(chosen: dict[str, str]) -> dict[str, str]:
    """All options with their defaults, the chosen ones put in.

    Raises KeyError for an unknown option and ValueError for an unknown value.
    """
    known = {option.id: option for option in OPTIONS}
    for name, value in chosen.items():
        if value not in known[name].values:
            raise ValueError(f"{name}={value}")
    return {option.id: chosen.get(option.id, option.default) for option in OPTIONS}
