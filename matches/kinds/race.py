"""The best single changes of a deck, found by versions that race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from django.db.models import QuerySet

from matches.kinds.kind import Asked, SimulationKind
from matches.models import Kind, Matchup, Simulation
from matches.races.plans import race_pairings, race_shares

if TYPE_CHECKING:
    from decks.owners import Owner
    from matches.figures.file_forms import Download
    from matches.races.figures import RaceSummary


def _advance(simulation: Simulation) -> None:
    from matches.races.rounds import Race

    Race.of(simulation).advance()


def _create(asked: Asked) -> Simulation:
    from matches.races.entries import create_race

    deck, *opponents = asked.decks
    return create_race(owner=asked.owner, deck=deck, opponents=opponents, terms=asked.terms, weights=asked.weights)


def _own_matchups(simulation: Simulation, rows: QuerySet[Matchup]) -> QuerySet[Matchup]:
    """The deck's own, as it is."""
    return rows.filter(seats__number=0, seats__contestant__index=0, index__lt=len(simulation.opponents))


def _summarise(row: Simulation) -> RaceSummary:
    from matches.races.figures import summarise_race

    return summarise_race(row)


def _say(found: RaceSummary) -> str:
    from matches.verdicts.sentences import say_best_change

    return say_best_change(found)


def _tell(row: Simulation) -> dict[str, Any]:
    """The figures are those of the deck as it is, the race stands beside them."""
    from matches.figures.summaries import summarise

    told = summarise(row).as_json
    race = _summarise(row)
    parts = {name: race.as_json[name] for name in ("changes", "considered", "tried", "finalists")}
    stages = [(each.is_heat, {"changes": each.versions, "pairs": each.pairs, "is_over": each.is_over}) for each in race.stages]
    heat = next((told for is_heat, told in stages if is_heat), None)
    rounds = [told for is_heat, told in stages if not is_heat]
    return told | {"race": {**parts, "heat": heat, "games": race.played, "rounds": rounds}, "seconds_left": race.seconds_left}


def _download(row: Simulation) -> Download:
    from matches.figures.downloads import download_race

    return download_race(row)


def _pictures(row: Simulation, pairing: int | None) -> Mapping[str, Callable[[], Download]]:
    return {"finalists": lambda: _download(row)}


def _show(row: Simulation) -> dict[str, Any]:
    from matches.figures import charts
    from matches.figures.shown import begun

    row.read_contestants()
    race = _summarise(row)
    bars = charts.difference_bars([each.difference for each in race.finalists])
    finalists = list(zip(race.finalists, bars, strict=True))
    return {"simulation": row, "race": race, "shared": race, "finalists": finalists, **begun(row, race.played)}


def _tools(row: Simulation, owner: Owner) -> dict[str, Any]:
    """Whether the reader may make the changes that it finds."""
    return {"owns_deck": owner.owns(row.lead.deck)} if row.lead.deck else {}


#: It tries changes of its deck, so its games say nothing of decks.
RACE = SimulationKind(
    slug=Kind.RACE,
    create=_create,
    takes=("deck", "opponents"),
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=False,
    pairings=race_pairings,
    shares=race_shares,
    advance=_advance,
    decides_apart=False,
    plays_abreast=True,
    is_urgent=False,
    counts_cards=False,
    counts_for_decks=False,
    own_matchups=_own_matchups,
    summarise=_summarise,
    say=_say,
    tell=_tell,
    download=_download,
    pictures=_pictures,
    main_picture="finalists",
    preview_picture="finalists",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_race.html",
    template="matches/_race.html",
    show=_show,
    tools=_tools,
    stylesheets=(),
)
