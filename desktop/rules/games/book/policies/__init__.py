"""Players made of code. All are deterministic, given the position and the chance."""

from collections.abc import Mapping

from desktop.rules.games.book.policies.careful import careful
from desktop.rules.games.book.policies.greedy import greedy
from desktop.rules.games.book.policies.novice import novice
from desktop.rules.games.book.policies.randomly import random
from desktop.rules.kernel.game import Policy

POLICIES: Mapping[str, Policy] = {
    "random": random,
    "novice": novice,
    "careful": careful,
    "greedy": greedy,
}
