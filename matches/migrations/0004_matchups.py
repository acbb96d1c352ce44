"""Drop the decks and snapshots that contestants have taken over, and require both contestants of a matchup."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matches", "0003_fill_contestants")]

    operations = [
        *(
            migrations.AlterField(
                "matchup", side, models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="matches.contestant")
            )
            for side in ("left", "right")
        ),
        *(migrations.RemoveField(model, field) for model in ("simulation", "matchup") for field in ("deck", "snapshot")),
    ]
