"""`python -m tests.bench [NAME...]`: run the benches (all, or those named) and print the table.

`--readme` puts it into the README's last section. A bench is a module `bench_<name>.py` here with
`rows() -> Iterable[Row]`.
"""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[0] = str(ROOT)  # instead of this folder
HEADING = "## How fast\n"


def main(words: list[str]) -> None:
    """Measure, print, and write where asked to."""
    from tests.bench.table import Row, table

    asked = [word for word in words if not word.startswith("-")]
    rows: list[Row] = []
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        name = path.stem.removeprefix("bench_")
        if asked and name not in asked:
            continue
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        rows += importlib.import_module(f"tests.bench.{path.stem}").rows()
    told = table(rows)
    print(told)
    if {"--write", "--readme"} & set(words):
        readme = ROOT / "README.md"
        before = readme.read_text(encoding="utf-8").split(HEADING)[0]
        readme.write_text(f"{before}{HEADING}\n{told}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
