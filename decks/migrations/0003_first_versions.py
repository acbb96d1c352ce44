from django.db import migrations


def keep_first_versions(apps, schema_editor):
    """Keep each deck as it is now as the first version that can be brought back."""
    Deck, DeckVersion, Entry = (apps.get_model("decks", name) for name in ("Deck", "DeckVersion", "DeckEntry"))
    rows = []
    for deck in Deck.objects.filter(is_precon=False).iterator(chunk_size=500):
        sections = {}
        for section, slug, count in Entry.objects.filter(deck=deck).values_list("section", "card__slug", "count"):
            sections.setdefault(section, {})[slug] = count
        draft = {"name": deck.name, "note": deck.note, "format": deck.format, "sections": sections, "maybe": {}, "card_notes": {}}
        rows.append(DeckVersion(deck=deck, revision=deck.revision, draft=draft, made_at=deck.updated_at))
        if len(rows) == 500:
            DeckVersion.objects.bulk_create(rows)
            rows = []
    DeckVersion.objects.bulk_create(rows)


class Migration(migrations.Migration):
    dependencies = [("decks", "0002_versions"), ("cards", "0001_initial")]

    operations = [migrations.RunPython(keep_first_versions, migrations.RunPython.noop)]
