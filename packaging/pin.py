"""For maintainers: write constraints.txt anew from pyproject.toml (needs uv and a network)."""

import re
import subprocess

from environment import HEADING, PINS, ROOT, SECTIONS

GROUPS = {"play": [], "freeze": ["--group", "freeze"], "test": ["--group", "dev"]}


def resolve(section: str, known: str) -> list[str]:
    """The pins of a section with those below it, one entry each, within the `known` versions."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--fork-strategy", "fewest", "--generate-hashes", "--no-annotate", "--no-header"]
    command += [*GROUPS[section], "--constraints", "-", "pyproject.toml"]
    told = subprocess.check_output(command, cwd=ROOT, input=known, text=True)
    return re.split(r"\n(?=[a-z])", told.strip())


def main() -> None:
    """Write the file: names, versions and hashes only; no host and no path of a machine."""
    everything = resolve("test", "")
    known = "\n".join(entry.split(" \\")[0] for entry in everything)
    lines = ["# Names, versions and hashes, made by packaging/pin.py; each part needs those above."]
    listed: set[str] = set()
    for section in SECTIONS:
        new = [entry for entry in resolve(section, known) if entry not in listed]
        listed.update(new)
        lines += [HEADING + section, *new]
    PINS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
