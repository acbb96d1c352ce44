"""The table of a simulation's page that shows what became of each card of the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cards.catalogue import catalogue_of
from decks.figures.overview import several_printings
from matches.figures.card_figures import CardFigures, figures_of
from matches.figures.summaries import counted_chunks
from matches.models import Chunk, Matchup, Simulation
from matches.requests.snapshots import DeckSnapshot, names_of_sections
from matches.statistics import Gap, Subset
from matches.tallies.cards import Mark, counted_as, merge_counts
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class CardLine:
    """One card with its figures. `games` are all that were played; `row` is the card as the site has it now, if it has it still.

    `section` is the one that its copies lie in, `where` that section's name if there are copies in another, too. `has_namesake`: the deck
    has another printing of its name.
    """

    slug: str
    section: str
    name: Text
    where: Text | None
    copies: int
    row: Any
    games: int
    figures: CardFigures
    has_namesake: bool

    def subset(self, mark: Mark) -> Subset | None:
        return self.figures.subsets[mark]

    @property
    def opening(self) -> Subset | None:
        return self.subset(Mark.OPENING)

    @property
    def drawn(self) -> Subset | None:
        return self.subset(Mark.DRAWN)

    @property
    def played(self) -> Subset | None:
        return self.subset(Mark.PLAYED)

    @property
    def stuck(self) -> Subset | None:
        """Seen and never played."""
        return self.subset(Mark.UNPLAYED)

    @property
    def unseen(self) -> Subset | None:
        return self.subset(Mark.UNSEEN)

    @property
    def drawing(self) -> Gap | None:
        return self.figures.drawing

    @property
    def play_share(self) -> float | None:
        """Of the games in which it was seen, the share in which it was played."""
        played = self.played.games if self.played else 0
        seen = played + (self.stuck.games if self.stuck else 0)
        return played / seen if seen else None

    @property
    def turn_played(self) -> float | None:
        """The mean own turn in which it was first played."""
        total = sum(self.figures.played)
        return sum(turn * games for turn, games in enumerate(self.figures.played)) / total if total else None

    @property
    def rates(self) -> tuple[Subset | None, ...]:
        """In the order of the table's columns."""
        return self.opening, self.drawn, self.played, self.stuck, self.unseen

    @property
    def as_json(self) -> dict[str, Any]:
        subsets = {mark.value: _subset_json(found) for mark, found in self.figures.subsets.items()}
        gaps = [_gap_json(gap) for gap in self.figures.by_turn]
        return {
            "card": self.slug,
            "section": self.section,
            "copies": self.copies,
            "subsets": subsets,
            "drawing": _gap_json(self.drawing),
            "by_turn": gaps,
            "first_played": list(self.figures.played),
        }


def _subset_json(found: Subset | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"games": found.games, "win_rate": found.rate, "interval": [found.interval.low, found.interval.high]}


def _gap_json(gap: Gap | None) -> dict[str, Any] | None:
    if gap is None:
        return None
    return {
        "points": gap.rate,
        "interval": [gap.interval.low, gap.interval.high],
        "games_with": gap.games_with,
        "games_without": gap.games_without,
    }


def card_lines(simulation: Simulation, *, only: Sequence[Matchup] = ()) -> list[CardLine]:
    """The lines of the lead deck's cards in its order; empty before any game is counted. `only`: of some of its matchups."""
    matchups = list(only or simulation.matchups.filter(seats__number=0, seats__contestant__index=0))
    done = list(Chunk.objects.filter(matchup__in=matchups).exclude(done_at=None).defer("scores").order_by("index"))
    counts = merge_counts(found for chunk in counted_chunks(done, matchups) if (found := chunk.cards) is not None)
    rows = catalogue_of(simulation.game).rows
    figures = figures_of(counts)
    snapshot = DeckSnapshot.from_json(simulation.lead.snapshot)
    names = counted_as(snapshot.sections)
    where = names_of_sections(simulation.rules, [snapshot])
    games = int(counts.running[:, :1].sum())
    several = several_printings(snapshot.sections, rows)
    return [
        CardLine(
            slug,
            section,
            card_name(simulation.cards, slug),
            where.get((section, slug)),
            copies,
            row := rows.get(slug),
            games,
            figures[name],
            row is not None and row.name_group in several,
        )
        for section, listed in snapshot.sections.items()
        for slug, copies in listed.items()
        if (name := names[section, slug]) in figures
    ]


def card_name(cards: Mapping[str, Any], slug: str) -> Text:
    data = cards[slug]
    return Text(data["name"], data["name_zh"])
