"""Add the payer, and the time when a worker took them, to recordings and answers."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matches", "0020_packed_cards")]

    operations = [
        operation
        for model in ("recording", "answer")
        for operation in (
            migrations.AddField(model, "payer", models.CharField(blank=True, default="", help_text="key of a `limits.payers.Payer`", max_length=48)),
            migrations.AddField(model, "taken_at", models.DateTimeField(help_text="when a worker took it last", null=True)),
        )
    ] + [
        migrations.AddIndex("recording", models.Index(fields=["payer", "asked_at"], name="recordings_by_payer")),
        migrations.AddIndex("answer", models.Index(fields=["payer", "asked_at"], name="answers_by_payer")),
    ]
