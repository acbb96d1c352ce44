"""Opponents become matchups between two contestants."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0001_initial"), ("matches", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Contestant",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("index", models.PositiveSmallIntegerField()),
                ("snapshot", models.JSONField()),
                (
                    "deck",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="contestants", to="decks.deck"
                    ),
                ),
                (
                    "simulation",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="contestants", to="matches.simulation"),
                ),
            ],
            options={"ordering": ["simulation", "index"]},
        ),
        migrations.AddConstraint(
            model_name="contestant",
            constraint=models.UniqueConstraint(fields=("simulation", "index"), name="one_contestant_of_an_index"),
        ),
        migrations.RemoveConstraint(model_name="opponent", name="one_opponent_of_an_index"),
        migrations.RenameModel("Opponent", "Matchup"),
        migrations.RenameField("chunk", "opponent", "matchup"),
        migrations.AlterField("matchup", "index", models.PositiveIntegerField()),
        migrations.AlterField(
            "matchup",
            "simulation",
            models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="matchups", to="matches.simulation"),
        ),
        migrations.AddConstraint(
            model_name="matchup",
            constraint=models.UniqueConstraint(fields=("simulation", "index"), name="one_matchup_of_an_index"),
        ),
        migrations.AddField("simulation", "kind", models.CharField(choices=[("gauntlet", "one deck against others")], default="gauntlet", max_length=10)),
        migrations.AddField("simulation", "name", models.CharField(blank=True, max_length=80)),
        migrations.AddField("simulation", "note", models.TextField(blank=True, max_length=4000)),
        migrations.AlterField("simulation", "snapshot", models.JSONField(null=True)),
        migrations.AlterField("matchup", "snapshot", models.JSONField(null=True)),
        *(
            migrations.AddField(
                "matchup",
                side,
                models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to="matches.contestant"),
            )
            for side in ("left", "right")
        ),
    ]
