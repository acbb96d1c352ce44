"""Judges suggested lists: for every lead of a game, the list that the workers' search finds plays fresh games against the shipped decks.

    python -m tests.matches.suggestions.judge_suggestions --game echo --games 2000 --seed 1

It reads the shipped cards and decks from a database of its own in a temporary folder, and prints each lead's win rate, least and median.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile

import django


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="echo")
    parser.add_argument("--games", type=int, default=2000, help="fresh games for each list")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DECKPROOF_VAR_DIR"] = folder
        django.setup()
        rates = _rates(arguments.game, arguments.games, random.Random(arguments.seed))
    print(f"{len(rates)} leads: least {min(rates):.1%}, median {statistics.median(rates):.1%}")


def _rates(slug: str, games_each: int, chance: random.Random) -> list[float]:
    from django.core.management import call_command

    from cards.catalogue import catalogue_of
    from decks.deck_list import playable
    from decks.lists.changes import Draft
    from decks.lists.leads import lead_section, leads_of
    from decks.suggestions.patterns import patterns_of
    from matches.suggestions.search import LISTS, candidates, find_best
    from matches.tallies.results import count_games
    from rules import games
    from rules.construction import apply_fix

    call_command("migrate", verbosity=0)
    call_command("load_cards", verbosity=0)
    call_command("load_decks", verbosity=0)
    game = games.get(slug)
    catalogue, format, engine = catalogue_of(game), game.format(), game.engine()
    section = lead_section(format)
    assert section
    field = [playable(format, each.sections, catalogue.definitions) for each in patterns_of(catalogue, format)]
    levels = (engine.default_level, engine.default_level)
    engine.warm()
    rates = []
    for lead in sorted(leads_of(catalogue)):
        draft = Draft("X", "", "private", format, {section.slug: {lead: 1}})
        lists = candidates(draft, catalogue, count=LISTS, seed=chance.getrandbits(60))
        found = find_best(engine, lists, field, seed=chance.getrandbits(60))
        assert found, lead
        deck = playable(format, apply_fix(draft.sections, found.fix), catalogue.definitions)
        pairs, points = -(-games_each // (2 * len(field))), 0
        for opponent in field:
            rows = engine.play((deck, opponent), seed=chance.getrandbits(60), first_pair=0, pairs=pairs, levels=levels)
            wins, draws, _ = count_games(rows, engine.ends).results
            points += 2 * wins + draws
        rates.append(points / (4 * pairs * len(field)))
        told = f"said {found.rate:.1%} ({found.interval.low:.1%} to {found.interval.high:.1%}) of {found.games}"
        tried = f"{len(lists)} lists in {found.tried} games, like {found.pattern and found.pattern.en}"
        print(f"{lead:24} {rates[-1]:6.1%}  {told}, {tried}", flush=True)
    return rates


if __name__ == "__main__":
    main()
