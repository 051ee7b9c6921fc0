"""The table rules a player may switch, with the ruling that each one settles."""

from desktop.rules.kernel.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("counting", ("book", "simple"), "book", "AZ-Q01"),
    Option("turn_order", ("blocks", "free"), "blocks", "AZ-Q17"),
    Option("red_zones", ("once", "each"), "once", "AZ-Q25"),
    Option("skipped_events", ("resolved", "lost"), "resolved", "AZ-Q45"),
    Option("after_defeat_maps", ("all", "lost_map"), "all", "AZ-Q72"),
    Option("map_memory", ("new", "remembered"), "new", "AZ-Q66"),
    Option("adversary_choices", ("automatic", "players"), "automatic", "AZ-Q91"),
    Option("dice", ("program", "typed"), "program", "AZ-179", switchable=True),
    Option("los_target", ("centre", "any_point"), "centre", "AZ-Q106"),
    Option("door_rule", ("opening", "side"), "opening", "AZ-Q107"),
    Option("story_mode", ("off", "on"), "off", "AZ-Q118", switchable=True),
)


def complete(chosen: dict[str, str]) -> dict[str, str]:
    """All options with their defaults, the chosen ones put in.

    Raises KeyError for an unknown option and ValueError for an unknown value.
    """
    known = {option.id: option for option in OPTIONS}
    for name, value in chosen.items():
        if value not in known[name].values:
            raise ValueError(f"{name}={value}")
    return {option.id: chosen.get(option.id, option.default) for option in OPTIONS}
