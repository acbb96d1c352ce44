"""Create and change decks as fast as the database allows until stopped, and print how many decks were created.

Run as `python -m tests.config.backups.busy_site` with a site's settings in the environment. A deck at revision n has n copies of a card, so
that inconsistent rows are detectable.
"""

from __future__ import annotations

import sys
import threading

import django


def main() -> None:
    django.setup()
    from tests.matches.farm.processes.pips_worker import app

    assert app
    from decks.lists.changes import ReplaceList
    from decks.owners import Owner
    from decks.services import change_deck
    from tests.matches.conftest import make_deck

    stopped = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.readline(), stopped.set()), daemon=True).start()
    writer, made = Owner(None, f"{id(stopped):032x}"), 0
    while not stopped.is_set():
        deck = make_deck(writer, f"Written {made}", {"main": {"pip-1": 1}})
        made += 1
        if made == 1:
            print("writing", flush=True)
        for copies in (2, 3):
            deck = change_deck(deck=deck, revision=deck.revision, changes=[ReplaceList({"main": {"pip-1": copies}})])
    print(made)


if __name__ == "__main__":
    main()
