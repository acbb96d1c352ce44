import json
import zlib

from django.db import migrations, models


def pack(apps, schema_editor):
    simulations = apps.get_model("matches", "Simulation").objects
    for pk in list(simulations.values_list("pk", flat=True)):
        cards = simulations.values_list("cards", flat=True).get(pk=pk)
        text = json.dumps(cards, ensure_ascii=False, separators=(",", ":"))
        simulations.filter(pk=pk).update(packed=zlib.compress(text.encode()))


def unpack(apps, schema_editor):
    simulations = apps.get_model("matches", "Simulation").objects
    for pk in list(simulations.values_list("pk", flat=True)):
        packed = simulations.values_list("packed", flat=True).get(pk=pk)
        simulations.filter(pk=pk).update(cards=json.loads(zlib.decompress(bytes(packed))))


class Migration(migrations.Migration):
    dependencies = [("matches", "0019_payers")]

    operations = [
        migrations.AddField("simulation", "packed", models.BinaryField(default=b"")),
        migrations.AlterField("simulation", "cards", models.JSONField(default=dict)),
        migrations.RunPython(pack, unpack),
        migrations.RemoveField("simulation", "cards"),
        migrations.RenameField("simulation", "packed", "cards"),
        migrations.AlterField("simulation", "cards", models.BinaryField()),
    ]
