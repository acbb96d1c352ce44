"""Measure the cost of importing many made-up cards: `python -m tests.cards.imports.import_cost [--cards N]`, on a database of its own."""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
import time


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=20_000)
    asked = parser.parse_args()
    os.environ["DECKPROOF_VAR_DIR"] = tempfile.mkdtemp(prefix="deckproof-import-")
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    from cards.imports.card_files import read_card_file
    from decks.loading.card_imports import import_and_recheck
    from tests.cards.imports.imported import sorcery
    from tests.rules.sorcery.made_up_cards import content_of, old_card, reprinted
    from tests.rules.sorcery.parsing.reading_texts import texts

    said = [each["text"] for each in texts("open") if each["kind"] == "minion"]
    made = (
        reprinted(old_card(f"Heron {number}", rulesText=said[number % len(said)]), f"Tide {number % 7}", "2025-05-01")
        for number in range(asked.cards)
    )
    content = content_of(*made)
    print(f"{len(content) / 1e6:.1f} MB, {_memory()} MB of memory before")
    for _ in range(2):
        begun = time.process_time()
        file = read_card_file(sorcery(), content)
        read = time.process_time()
        outcome = import_and_recheck(game=sorcery(), file=file)
        print(f"read {read - begun:.1f} s, kept {time.process_time() - read:.1f} s, {outcome.added} new, {_memory()} MB of memory at most")


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


if __name__ == "__main__":
    main()
