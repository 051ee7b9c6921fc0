"""Players made of code. All are deterministic, given the position and the chance."""

from collections.abc import Mapping

from desktop.rules.games.calendar.policies.near_optimal import near_optimal
from desktop.rules.games.calendar.policies.randomly import random
from desktop.rules.games.calendar.policies.reckless import reckless
from desktop.rules.games.calendar.policies.sensible import sensible
from desktop.rules.kernel.game import Policy

POLICIES: Mapping[str, Policy] = {
    "random": random,
    "reckless": reckless,
    "sensible": sensible,
    "near-optimal": near_optimal,
    "advice": near_optimal,
}
