"""The pictures of a simulation's page as files: each as SVG, and what it draws as CSV and JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from django.template.loader import render_to_string
from django.utils.translation import get_language, gettext, pgettext

from matches.figures import charts
from matches.figures.downloads import LINE_COLUMNS, cells_of, download_matrix
from matches.figures.matrices import Matrix, summarise_matrix
from matches.figures.summaries import Summary, summarise
from matches.figures.versions import summarise_versions
from matches.figures.wording import bounds, lead, percent, signed, signed_bounds
from matches.models import Simulation
from matches.registry.downloads import Download
from matches.registry.kinds import kind_of
from matches.statistics import Difference, SequentialTest
from matches.verdicts.lines import Line
from rules.wording import Text

Maker = Callable[[], Download]
INTERVAL = ("low", "high")
#: What a picture of bars is high beside its rows, and what each row takes; sizes of a matrix's cells and names.
HEAD, ROW, CELL, NAMES = 70, 60, 84, 200


def picture_of(row: Simulation, figure: str, pairing: int | None = None) -> Download:
    """Return a picture by its name; `pairing`: that of one cell of a matrix. Raises LookupError for one that is not there, or not yet."""
    found = kind_of(row).pictures(row, pairing)[figure]()
    if not found.picture:
        raise LookupError(figure)
    return found


def pictures_of_one(row: Simulation, pairing: int | None) -> Mapping[str, Maker]:
    """Return the pictures of one deck against others, or of a pairing. Raises LookupError for a pairing that does not exist."""
    if pairing is None:
        return _of_one(summarise(row))
    only = list(row.matchups.filter(index=pairing, is_heat=False))
    if not only:
        raise LookupError(pairing)
    return _of_one(summarise(row, only=only))


def _of_one(found: Summary) -> Mapping[str, Maker]:
    return {
        "rates": lambda: _rates(found),
        "course": lambda: _course(found),
        "test": lambda: _test(found),
        "lengths": lambda: _lengths(found),
        "leads": lambda: _leads(found),
        "ends": lambda: _ends(found),
    }


def pictures_of_matrix(row: Simulation, pairing: int | None) -> Mapping[str, Maker]:
    """Return the picture of the whole matrix, or the pictures of a pairing."""
    if pairing is not None:
        return pictures_of_one(row, pairing)
    matrix = summarise_matrix(row)
    return {"matrix": lambda: _matrix(matrix)}


def pictures_of_two(row: Simulation, pairing: int | None) -> Mapping[str, Maker]:
    """Return the pictures of two versions, whose pairings have none of their own."""
    found = summarise_versions(row)
    names = found.names
    lines = [(name.en, _words(name), summary.total) for name, summary in zip(names, (found.edited, found.saved), strict=True)]
    differences = [(each.name.en, _words(each.name), each.difference) for each in found.against]
    differences.append(("all", gettext("All opponents"), found.difference))
    return {
        "rates": lambda: _bars_of_rates(found.simulation, lines),
        "differences": lambda: _differences(found.simulation, differences),
    }


def _download(row: Simulation, figure: str, head: Sequence[str], rows: Iterable[Sequence[object]], picture: str) -> Download:
    table = [list(each) for each in rows]
    facts = {"id": str(row.pk), "figure": figure, "rows": [dict(zip(head, each, strict=True)) for each in table]}
    return Download(f"{figure}-{str(row.pk)[:8]}", facts, [list(head), *table], picture)


def _draw(template: str, row: Simulation, heading: str, **context: Any) -> str:
    return render_to_string(f"matches/pictures/{template}.svg", {"simulation": row, "heading": heading, **context})


def _words(text: Text) -> str:
    return text.in_language(get_language() or "")


def _rates(found: Summary) -> Download:
    lines = [(each.name.en, _words(each.name), each.line) for each in found.against] if len(found.against) > 1 else []
    lines.append(("going first", gettext("Going first"), found.first))
    lines.append(("going second", gettext("Going second"), found.second))
    return _bars_of_rates(found.simulation, [*lines, ("all", gettext("All games"), found.total)])


def _bars_of_rates(row: Simulation, lines: Sequence[tuple[str, str, Line]]) -> Download:
    bars = [(label, charts.RateBar(line), f"{percent(line.win_rate)} ({bounds(line.interval)})") for _, label, line in lines if line.games]
    picture = _draw_bars(row, gettext("Win rate"), bars, ("0%", "50%", "100%")) if bars else ""
    return _download(row, "rates", ("games", *LINE_COLUMNS), ((name, *cells_of(line)) for name, _, line in lines), picture)


def _differences(row: Simulation, found: Sequence[tuple[str, str, Difference | None]]) -> Download:
    bars = charts.difference_bars([each for *_, each in found])
    shown = zip(found, bars, strict=True)
    rows = [(label, bar, f"{signed(each.rate)} ({signed_bounds(each.interval)})") for (_, label, each), bar in shown if each]
    reach = percent(bars[0].reach)
    picture = _draw_bars(row, gettext("Difference in win rate"), rows, (f"−{reach}", "0", f"+{reach}")) if rows else ""
    told = ((name, each.pairs, each.rate, each.interval.low, each.interval.high) for name, _, each in found if each)
    return _download(row, "differences", ("against", "pairs", "difference", *INTERVAL), told, picture)


def _draw_bars(row: Simulation, heading: str, bars: Sequence[tuple[str, Any, str]], scale: tuple[str, str, str]) -> str:
    placed = [(label, bar, told, HEAD + ROW * place) for place, (label, bar, told) in enumerate(bars)]
    return _draw("bars", row, heading, rows=placed, scale=scale, foot=HEAD + ROW * len(placed), height=HEAD + ROW * len(placed) + 40)


def _course(found: Summary) -> Download:
    curve, row = charts.course_curve(found.course), found.simulation
    ends = {"top": percent(curve.high), "bottom": percent(curve.low), "axis": pgettext("heading", "Games")} if curve else {}
    picture = _draw("curve", row, gettext("Win rate and interval by games played"), curve=curve, **ends) if curve else ""
    rows = ((each.games, each.rate, each.interval.low, each.interval.high) for each in found.course)
    return _download(row, "course", ("n", "win_rate", *INTERVAL), rows, picture)


def _test(found: Summary) -> Download:
    row, rule = found.simulation, found.rule
    curve = charts.ratio_curve(found.looks, rule.bounds) if isinstance(rule, SequentialTest) else None
    ends = {"top": pgettext("test", "better"), "bottom": pgettext("test", "no better"), "axis": pgettext("heading", "Games")}
    picture = _draw("curve", row, gettext("Log-likelihood ratio"), curve=curve, **ends) if curve else ""
    rows = ((2 * each.pairs, each.log_likelihood_ratio, each.outcome.value) for each in found.looks)
    return _download(row, "test", ("n", "log_likelihood_ratio", "outcome"), rows, picture)


def _leads(found: Summary) -> Download:
    row, curve = found.simulation, charts.lead_curve(found.leads)
    ends = {"top": lead(curve.high), "bottom": lead(curve.low), "axis": gettext("Turn")} if curve else {}
    heading = gettext("Lead by turn: %(what)s") % {"what": _words(row.rules.engine().lead.name)} if row.rules.is_playable else ""
    picture = _draw("curve", row, heading, curve=curve, **ends) if curve else ""
    rows = ((each.turn, each.games, each.mean, each.interval.low, each.interval.high, each.ahead, each.behind) for each in found.leads)
    return _download(row, "leads", ("turn", "n", "lead", *INTERVAL, "ahead", "behind"), rows, picture)


def _lengths(found: Summary) -> Download:
    row, spread = found.simulation, found.length
    bars = charts.length_bars(found.turns)
    picture = _draw("histogram", row, gettext("Games by number of turns"), bars=bars, spread=spread) if spread else ""
    return _download(row, "lengths", ("turns", "n"), sorted(found.turns.items()), picture)


def _ends(found: Summary) -> Download:
    row = found.simulation
    bars = charts.end_bars(found.ends, row.rules.engine().ends if row.rules.is_playable else ())
    rows = [(_words(bar.name), bar, percent(bar.share), HEAD + ROW * place) for place, bar in enumerate(bars)]
    height = HEAD + ROW * len(rows)
    picture = _draw("ends", row, gettext("How the games end"), rows=rows, foot=height, height=height + 40) if found.ends else ""
    return _download(row, "ends", ("end", "wins", "draws", "losses"), ((slug, *each) for slug, each in found.ends.items()), picture)


def _matrix(found: Matrix) -> Download:
    row, names = found.simulation, [_words(each.name) for each in found.contestants]
    places = [NAMES + CELL * place for place in range(len(names))]
    lines = [
        (names[index], places[index], [(cell, x) for cell, x in zip(line.cells, places, strict=True) if cell])
        for index, line in enumerate(found.rows)
    ]
    size = NAMES + CELL * len(names) + 20
    heads = list(zip(names, [x + CELL // 2 for x in places], strict=True))
    picture = _draw("matrix", row, gettext("Every deck against every deck"), lines=lines, heads=heads, size=size) if found.played else ""
    head, *rows = download_matrix(row).table
    return _download(row, "matrix", [str(each) for each in head], rows, picture)
