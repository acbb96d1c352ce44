"""Matchups hold seats: a row for each contestant instead of the columns `left_id` and `right_id`."""

import django.db.models.deletion
from django.db import migrations, models

#: Seats lie in the table as they are read: those of one matchup together.
FILL_SEATS = """
INSERT INTO matches_seat (matchup_id, number, contestant_id)
SELECT matches_matchup.id, places.number, CASE places.number WHEN 0 THEN left_id ELSE right_id END
FROM matches_matchup CROSS JOIN (SELECT 0 AS number UNION ALL SELECT 1) AS places
ORDER BY matches_matchup.id, places.number
"""
FILL_SIDES = """
UPDATE matches_matchup SET
left_id = (SELECT contestant_id FROM matches_seat WHERE matchup_id = matches_matchup.id AND number = 0),
right_id = (SELECT contestant_id FROM matches_seat WHERE matchup_id = matches_matchup.id AND number = 1)
"""


class Migration(migrations.Migration):
    dependencies = [("matches", "0026_ranked_in")]

    operations = [
        migrations.CreateModel(
            name="Seat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveSmallIntegerField()),
                (
                    "contestant",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="seats", to="matches.contestant"),
                ),
                (
                    "matchup",
                    models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name="seats", to="matches.matchup"),
                ),
            ],
            options={
                "ordering": ["matchup_id", "number"],
                "constraints": [models.UniqueConstraint(fields=("matchup", "number"), name="one_seat_of_a_number")],
            },
        ),
        migrations.RunSQL(FILL_SEATS, migrations.RunSQL.noop),
        # Backwards a column comes back empty, is filled, and only then has to be.
        *(
            migrations.AlterField(
                "matchup",
                side,
                models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to="matches.contestant"),
            )
            for side in ("left", "right")
        ),
        migrations.RunSQL(migrations.RunSQL.noop, FILL_SIDES),
        *(migrations.RemoveField("matchup", side) for side in ("left", "right")),
        migrations.AlterField(
            "chunk", "card_counts", models.BinaryField(help_text="Packed counts of what became of each card of the lead.", null=True)
        ),
        migrations.AlterField(
            "chunk", "leads", models.JSONField(help_text="How far the lead was ahead, by turn (matches.tallies.leads).", null=True)
        ),
    ]
