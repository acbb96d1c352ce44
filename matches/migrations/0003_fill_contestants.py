"""The contestants of the simulations that there are: the simulation's own deck first. By itself: PostgreSQL alters no table with new rows in it."""

from typing import Any

from django.db import migrations


def make_contestants(apps: Any, schema_editor: Any) -> None:
    Simulation, Contestant = apps.get_model("matches", "Simulation"), apps.get_model("matches", "Contestant")
    for simulation in Simulation.objects.iterator():
        lead = Contestant.objects.create(simulation=simulation, index=0, deck_id=simulation.deck_id, snapshot=simulation.snapshot)
        for matchup in simulation.matchups.all():
            matchup.left = lead
            matchup.right = Contestant.objects.create(
                simulation=simulation, index=matchup.index + 1, deck_id=matchup.deck_id, snapshot=matchup.snapshot
            )
            matchup.save(update_fields=["left", "right"])


def make_opponents(apps: Any, schema_editor: Any) -> None:
    for simulation in apps.get_model("matches", "Simulation").objects.iterator():
        for matchup in simulation.matchups.select_related("left", "right"):
            simulation.deck_id, simulation.snapshot = matchup.left.deck_id, matchup.left.snapshot
            matchup.deck_id, matchup.snapshot = matchup.right.deck_id, matchup.right.snapshot
            matchup.save(update_fields=["deck", "snapshot"])
        simulation.save(update_fields=["deck", "snapshot"])


class Migration(migrations.Migration):
    dependencies = [("matches", "0002_contestants")]

    operations = [migrations.RunPython(make_contestants, make_opponents)]
