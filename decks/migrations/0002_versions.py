import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0001_initial")]

    operations = [
        migrations.AddField("deck", "card_notes", models.JSONField(blank=True, default=dict, help_text="card slug -> note")),
        migrations.AddField("deck", "copied_revision", models.PositiveIntegerField(blank=True, null=True)),
        migrations.AddField("deck", "maybe", models.JSONField(blank=True, default=dict, help_text="card slug -> copies that are thought of")),
        migrations.CreateModel(
            name="DeckVersion",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("revision", models.PositiveIntegerField()),
                ("draft", models.JSONField()),
                ("name", models.CharField(blank=True, max_length=80)),
                ("note", models.TextField(blank=True, max_length=4000)),
                ("undo_to", models.PositiveIntegerField(blank=True, null=True)),
                ("redo_to", models.PositiveIntegerField(blank=True, null=True)),
                ("made_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("deck", models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="versions", to="decks.deck")),
            ],
            options={
                "ordering": ["-revision"],
                "constraints": [models.UniqueConstraint(fields=("deck", "revision"), name="one_version_a_revision")],
            },
        ),
    ]
