"""The figures of a simulation as files: JSON, CSV, and the picture where there is one."""

from __future__ import annotations

from collections.abc import Sequence

from django.template.loader import render_to_string

from matches.figures import charts
from matches.figures.card_tables import card_lines
from matches.figures.matrices import summarise_matrix
from matches.figures.races import summarise_race
from matches.figures.summaries import summarise
from matches.figures.versions import difference_json, summarise_versions
from matches.models import Simulation
from matches.registry.downloads import Download
from matches.registry.kinds import kind_of
from matches.verdicts.lines import Line

LINE_COLUMNS = ("n", "wins", "draws", "losses", "win_rate", "low", "high")


def figures_of(row: Simulation) -> Download:
    """The figures that a simulation's page shows."""
    return kind_of(row).download(row)


def cards_of(row: Simulation) -> Download:
    """Return the figures of each card of the simulation's deck."""
    return Download(_name("cards", row), {"id": str(row.pk), "cards": [line.as_json for line in card_lines(row)]})


def _name(kind: str, row: Simulation) -> str:
    return f"{kind}-{str(row.pk)[:8]}"


def cells_of(line: Line) -> list[object]:
    """A line in the order of LINE_COLUMNS."""
    return [line.games, line.wins, line.draws, line.losses, line.win_rate, line.interval.low, line.interval.high]


def download_summary(row: Simulation) -> Download:
    """The figures of one deck, against each opponent and in each seat."""
    summary = summarise(row)
    lines = [(each.name.en, each.line) for each in summary.against]
    lines += [("going first", summary.first), ("going second", summary.second), ("all", summary.total)]
    table = [("games", *LINE_COLUMNS), *((name, *cells_of(line)) for name, line in lines)]
    return Download(_name("simulation", row), summary.as_json, table)


def download_matrix(row: Simulation) -> Download:
    """The figures of each deck against each."""
    matrix = summarise_matrix(row)
    cells = [
        (line.standing.contestant.name.en, other.name.en, *cells_of(found.line))
        for line in matrix.rows
        for other, found in zip(matrix.contestants, line.cells, strict=True)
        if found
    ]
    return Download(_name("matrix", row), matrix.as_json, [("deck", "against", *LINE_COLUMNS), *cells])


def download_comparison(row: Simulation, ones: str, others: str) -> Download:
    """The figures of two versions; `ones` and `others` end the names of their columns."""
    found = summarise_versions(row)
    head = ["against", "pairs", "differing", "difference", "low", "high"]
    table: list[Sequence[object]] = [[*head, f"games{ones}", f"win_rate{ones}", f"games{others}", f"win_rate{others}"]]
    lines = [(each.name.en, each.difference, each.edited, each.saved) for each in found.against]
    for name, difference, edited, saved in (*lines, ("all", found.difference, found.edited.total, found.saved.total)):
        told = difference_json(difference)
        figures = [told["pairs"], told["differing"], told["difference"], *told["interval"]]
        table.append([name, *figures, edited.games, edited.win_rate, saved.games, saved.win_rate])
    return Download(_name(row.kind, row), found.as_json, table)


def download_race(row: Simulation) -> Download:
    """The finalists, and once they are judged the picture of them."""
    race = summarise_race(row)
    table: list[Sequence[object]] = [("out", "into", "n", "difference", "low", "high")]
    for each in race.finalists:
        told = each.difference
        figures = [told.rate, told.interval.low, told.interval.high] if told else ["", "", ""]
        table.append([each.swap.out, each.swap.into, each.games, *figures])
    picture = ""
    if race.is_judged:
        bars = charts.difference_bars([each.difference for each in race.finalists])
        rows = [(each, bar, 60 * place) for place, (each, bar) in enumerate(zip(race.finalists, bars, strict=True))]
        picture = render_to_string("matches/race.svg", {"simulation": row, "rows": rows, "reach": bars[0].reach})
    return Download(_name("race", row), race.as_json, table, picture)
