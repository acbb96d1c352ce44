"""Recordings are kept packed; those made so far are made again when somebody asks for them."""

from django.db import migrations, models


def forget(apps, schema_editor):
    apps.get_model("matches", "Recording").objects.all().delete()


class Migration(migrations.Migration):
    dependencies = [("matches", "0005_stop_rules")]

    operations = [
        migrations.RunPython(forget, migrations.RunPython.noop),
        migrations.RemoveField(model_name="recording", name="record"),
        migrations.AddField(model_name="recording", name="packed", field=models.BinaryField(default=b"")),
    ]
