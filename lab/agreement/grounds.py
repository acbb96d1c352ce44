"""The grounds on which a level meets the judge: shipped decks, decks that nobody was tuned on, and shipped decks of changed cards."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from decks.loading.shipped_decks import shipped_decks
from lab.agreement.unseen import changed_cards, unseen_decks
from lab.entrants import Entrant, entrants_of, shipped_cards, shipped_entrants
from rules.kernel.game import Game

#: Two decks by name, in the order of their names.
Matchup = tuple[str, str]
#: The seed that unseen decks, cards and matchups are drawn from, chosen before any player was tuned by them.
SEED = 18
#: Unseen decks of each recipe, matchups among them, and matchups of changed cards.
EACH_RECIPE, UNSEEN_MATCHUPS, CHANGED_MATCHUPS = 25, 100, 30


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit of a deck: the edited deck and the shipped one that it was made of, each against the same shipped opponent."""

    edited: Matchup
    original: Matchup
    opponent: str

    @property
    def sides(self) -> tuple[tuple[Matchup, str], tuple[Matchup, str]]:
        """The edited deck and the original one, each by its matchup and its name."""
        (edited,) = set(self.edited) - {self.opponent}
        (original,) = set(self.original) - {self.opponent}
        return (self.edited, edited), (self.original, original)


@dataclass(frozen=True, slots=True)
class Ground:
    """Decks and their matchups. `records` names the file of what the judge played there (`lab.agreement.records`).

    `edits` are compared as differences. Their edited matchups are among `matchups`, their original ones among those of the shipped decks.
    """

    records: str
    entrants: tuple[Entrant, ...]
    matchups: tuple[Matchup, ...]
    edits: tuple[Edit, ...] = ()
    is_shipped: bool = False

    @property
    def is_whole(self) -> bool:
        """True if every two of the decks meet."""
        return len(self.matchups) == len(every_two(self.entrants))

    @property
    def strangers(self) -> tuple[Matchup, ...]:
        """The matchups that are compared by themselves, without those that serve an edit alone."""
        serving = {edit.edited for edit in self.edits}
        return tuple(matchup for matchup in self.matchups if matchup not in serving)


def shipped_ground(game: Game) -> Ground:
    """Return the ground of every two shipped decks."""
    entrants = shipped_entrants(game)
    return Ground(game.slug, entrants, every_two(entrants), is_shipped=True)


def unseen_ground(game: Game) -> Ground:
    """Return the ground of matchups among unseen decks, and of every edited deck against a shipped one that also meets its original."""
    shipped, cards = shipped_decks(game), shipped_cards(game)
    drawn = list(unseen_decks(game, shipped, cards, each=EACH_RECIPE, seed=SEED))
    known = entrants_of(shipped, cards)
    chance = random.Random(f"{SEED} {game.slug} matchups")
    strangers = chance.sample(every_two(tuple(entrant for _, entrant in drawn)), UNSEEN_MATCHUPS)
    edits = []
    for original, entrant in drawn:
        if original:
            opponent = chance.choice([each.slug for each in known if each.slug != original])
            edits.append(Edit(_matchup(entrant.slug, opponent), _matchup(original, opponent), opponent))
    entrants = (*(entrant for _, entrant in drawn), *known)
    return Ground(f"{game.slug}-unseen", entrants, (*sorted(strangers), *(edit.edited for edit in edits)), tuple(edits))


def changed_ground(game: Game) -> Ground:
    """Return the ground of matchups drawn among the shipped decks, with changed numbers on cards."""
    entrants = entrants_of(shipped_decks(game), changed_cards(game, shipped_cards(game), seed=SEED))
    everything = every_two(entrants)
    chosen = random.Random(f"{SEED} {game.slug} changed").sample(everything, min(CHANGED_MATCHUPS, len(everything)))
    return Ground(f"{game.slug}-changed", entrants, tuple(sorted(chosen)))


def every_two(entrants: tuple[Entrant, ...]) -> tuple[Matchup, ...]:
    return tuple(combinations(sorted(each.slug for each in entrants), 2))


def _matchup(one: str, other: str) -> Matchup:
    return (one, other) if one < other else (other, one)


#: The grounds by name.
GROUNDS: dict[str, Callable[[Game], Ground]] = {"shipped": shipped_ground, "unseen": unseen_ground, "changed": changed_ground}
