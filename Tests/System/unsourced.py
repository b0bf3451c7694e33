"""Facts of the clinical tables that nobody can look up, and whether a page says so where it tells one."""

import csv
import re
from html import unescape
from pathlib import Path

TABLES = Path(__file__).parents[2] / "Sources" / "CorginaCore" / "Tables"
NONE = "No published source"
# What a page may print of a row.
COLUMNS = ("fact", "reason", "advice", "self_care", "call_when", "warning", "detail")
# A sentence this short stands on pages that do not tell the row.
SHORTEST = 20


def rows(table: str) -> list[dict[str, str]]:
    with (TABLES / f"{table}.csv").open(newline="") as file:
        return list(csv.DictReader(file))


CITED = {row["id"] for row in rows("sources") if row["origin"] in ("original", "summary")}


def plain(words: str) -> str:
    return re.sub(r"\s+", " ", re.sub("[’‘]", "'", words)).strip().casefold()


def facts() -> dict[str, str]:
    """Each sentence without a source, with its table. One that a row with a source says too is none of them."""
    tables = {path.stem: rows(path.stem) for path in sorted(TABLES.glob("*.csv")) if path.stem != "sources"}
    found: dict[str, str] = {}
    cited: set[str] = set()
    for table, lines in tables.items():
        for row in lines:
            if "sources" not in row:
                continue
            said = {plain(row[column]) for column in COLUMNS if len(row.get(column, "")) >= SHORTEST}
            if CITED.isdisjoint(row["sources"].split("|")):
                found |= dict.fromkeys(said, table)
            else:
                cited |= said
    return {words: table for words, table in found.items() if words not in cited}


FACTS = facts()


def told_in(page: str) -> set[str]:
    """Facts without a source that the page tells without saying so soon after."""
    words = plain(unescape(re.sub(r"<[^>]*>", " ", page)))
    problems = set()
    for fact, table in FACTS.items():
        for match in re.finditer(re.escape(fact), words):
            if plain(NONE) not in words[match.end() : match.end() + 600]:
                problems.add(f"{table}, no source: {fact}")
    return problems
