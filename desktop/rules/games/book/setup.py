"""The beginning: a sheet of paper of the chosen size, nothing written on it yet."""

from collections.abc import Mapping

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.events import Began
from desktop.rules.games.book.options import WORLDS, complete
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Step


def begin(tables: Tables, options: Mapping[str, str], chance: Chance) -> Step:
    """The first position: six dice lie ready for the Attributes (BA-014).

    Raises Illegal for a table rule or a value that is not known.
    """
    try:
        table_rules = complete(dict(options))
    except (KeyError, ValueError) as trouble:
        raise Illegal(Reason("unknown_option", {"option": str(trouble.args[0])})) from trouble
    columns, rows = WORLDS[table_rules["paper"]]
    return Step(State(chance, table_rules, columns, rows), (Began(columns, rows),))
