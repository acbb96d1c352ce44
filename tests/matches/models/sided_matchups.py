"""A database whose matchups have a left and a right side, taken to seats, back and again; prints each stage as JSON.

Run as `python -m tests.matches.models.sided_matchups` with the site's settings in the environment; the test does.
"""

from __future__ import annotations

import json
from typing import Any

import django

BEFORE, AFTER = ("matches", "0026_ranked_in"), ("matches", "0027_seats")
#: The contestants of both sides, by index, of each matchup of the matrix; the second simulation is a gauntlet.
MATRIX, GAUNTLET = ((0, 1), (0, 2), (1, 2)), ((0, 1), (0, 2))


def migrate_to(target: tuple[str, str]) -> Any:
    """Take the database to a migration, and return the models of then."""
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    MigrationExecutor(connection).migrate([target])
    return MigrationExecutor(connection).loader.project_state([target]).apps


def insert_sided_rows(apps: Any) -> None:
    models = {name: apps.get_model("matches", name) for name in ("Simulation", "Contestant", "Matchup", "Chunk")}
    for number, sides in enumerate((MATRIX, GAUNTLET)):
        simulation = models["Simulation"].objects.create(
            game="pips", name=str(number), cards=b"", level="coin", opponent_level="coin", seed=number, games=4
        )
        # Written backwards, so that no key follows its row's index.
        contestants = {
            index: models["Contestant"].objects.create(simulation=simulation, index=index, snapshot={}) for index in reversed(range(3))
        }
        for index, (left, right) in reversed(list(enumerate(sides))):
            matchup = models["Matchup"].objects.create(
                simulation=simulation, index=index, seed=7, first_game=4 * index, pairs=2, left=contestants[left], right=contestants[right]
            )
            models["Chunk"].objects.create(simulation=simulation, matchup=matchup, index=index, first_pair=0, pairs=2, scores=f"{index}4")


def read_sides(apps: Any) -> list[Any]:
    rows = apps.get_model("matches", "Matchup").objects.order_by("simulation__name", "index")
    return [list(row) for row in rows.values_list("simulation__name", "index", "left__index", "right__index", "chunks__scores")]


def read_seats(apps: Any) -> list[Any]:
    rows = apps.get_model("matches", "Seat").objects.order_by("matchup__simulation__name", "matchup__index", "number")
    columns = ("matchup__simulation__name", "matchup__index", "number", "contestant__index", "matchup__chunks__scores")
    return [list(row) for row in rows.values_list(*columns)]


def main() -> None:
    django.setup()
    apps = migrate_to(BEFORE)
    insert_sided_rows(apps)
    stages = {"before": read_sides(apps), "after": read_seats(migrate_to(AFTER))}
    stages |= {"back": read_sides(migrate_to(BEFORE)), "again": read_seats(migrate_to(AFTER))}
    print(json.dumps(stages))


if __name__ == "__main__":
    main()
