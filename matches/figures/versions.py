"""The figures of two versions of a deck against the same opponents: by how much the first does better, and what differs between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from matches import statistics
from matches.farm.stops import prefix_in
from matches.figures.summaries import Summary, summarise
from matches.models import Chunk, Contestant, Simulation
from matches.requests.snapshots import DeckSnapshot, names_of_sections
from matches.statistics import Difference
from matches.verdicts.lines import Line
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class CardChange:
    """So many copies of a card in the first version's section, and in the second's. `where`: the section, if it lies in others, too."""

    section: str
    card: Text
    where: Text | None
    edited: int
    saved: int

    @property
    def by(self) -> int:
        return self.edited - self.saved

    @property
    def fewer(self) -> int:
        return -self.by


@dataclass(frozen=True, slots=True)
class BothAgainst:
    """Both versions against one opponent."""

    opponent: Contestant
    edited: Line
    saved: Line
    difference: Difference | None

    @property
    def name(self) -> Text:
        return self.opponent.name

    @property
    def as_json(self) -> dict[str, Any]:
        return {"deck": self.opponent.name_json, **difference_json(self.difference), "figures": self.saved.as_json}


@dataclass(frozen=True, slots=True)
class Comparison:
    """All that is shown of two versions. `whole` is of both together: how far it is and what went wrong."""

    simulation: Simulation
    whole: Summary
    edited: Summary
    saved: Summary
    difference: Difference | None
    against: tuple[BothAgainst, ...]
    changes: tuple[CardChange, ...]

    @property
    def played(self) -> int:
        return self.whole.played

    @property
    def names(self) -> tuple[Text, Text]:
        first, second = (self.simulation.contestants.all()[index].name for index in (0, 1))
        return first, second

    @property
    def as_json(self) -> dict[str, Any]:
        """The figures of the first version, as of any simulation, with the comparison beside them."""
        changes = [
            {"section": each.section, "card": {"en": each.card.en, "zh": each.card.zh}, "count": each.edited, "count_before": each.saved}
            for each in self.changes
        ]
        second = self.names[1]
        given = DeckSnapshot.from_json(self.simulation.contestants.all()[1].snapshot).given
        return self.edited.as_json | {
            "errors": self.whole.errors,
            "seconds_left": self.whole.seconds_left,
            "games_per_second": self.whole.games_per_second,
            "comparison": {
                "deck": {"en": second.en, "zh": second.zh},
                **difference_json(self.difference),
                "figures": self.saved.total.as_json,
                "opponents": [each.as_json for each in self.against],
                "changes": changes,
                "hand": {"hand": dict(given.hand), "put_back": dict(given.put_back)} if given else None,
            },
        }


def difference_json(found: Difference | None) -> dict[str, Any]:
    """A difference, with nulls for what is not known before the first pairs."""
    if found is None:
        return {"difference": None, "interval": [-1.0, 1.0], "pairs": 0, "differing": 0, "chance": None}
    return {
        "difference": found.rate,
        "interval": [found.interval.low, found.interval.high],
        "pairs": found.pairs,
        "differing": found.differing,
        "chance": found.chance,
    }


def summarise_versions(simulation: Simulation) -> Comparison:
    """The figures of a simulation of two versions as they stand."""
    matchups = simulation.seat(simulation.matchups.all())
    first, second = ([each for each in matchups if each.lead.index == version] for version in (0, 1))
    chunks = list(Chunk.objects.filter(simulation=simulation).over())
    whole, edited, saved = (summarise(simulation, only=part, chunks=chunks) for part in (matchups, first, second))
    done = [chunk for chunk in chunks if chunk.done_at]
    digits = zip(prefix_in(done, first).digits, prefix_in(done, second).digits, strict=True)
    counts = [statistics.count_differences(*each) for each in digits]
    weights = [each.opponent.weight for each in first]
    return Comparison(
        simulation=simulation,
        whole=whole,
        edited=edited,
        saved=saved,
        difference=statistics.difference(counts, weights),
        against=tuple(
            BothAgainst(mine.opponent, mine.line, theirs.line, statistics.difference([count]))
            for mine, theirs, count in zip(edited.against, saved.against, counts, strict=True)
        ),
        changes=tuple(changes_between(simulation)),
    )


def changes_between(simulation: Simulation) -> list[CardChange]:
    """The cards of which the two versions have unlike numbers, what came in first."""
    snapshots = [DeckSnapshot.from_json(simulation.contestants.all()[version].snapshot) for version in (0, 1)]
    edited, saved = (each.sections for each in snapshots)
    where = names_of_sections(simulation.rules, snapshots)
    changes = []
    for section in dict.fromkeys((*edited, *saved)):
        new, old = edited.get(section, {}), saved.get(section, {})
        for slug in dict.fromkeys((*new, *old)):
            if new.get(slug, 0) != old.get(slug, 0):
                data = simulation.cards[slug]
                name = Text(data["name"], data.get("name_zh", data["name"]))
                changes.append(CardChange(section, name, where.get((section, slug)), new.get(slug, 0), old.get(slug, 0)))
    return sorted(changes, key=lambda change: change.by < 0)
