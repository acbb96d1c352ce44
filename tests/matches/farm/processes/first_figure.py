"""Measure the wait from asking for a simulation to its first figure, and to a figure exact to a point, on a running site.

    python -m tests.matches.farm.processes.first_figure --site http://127.0.0.1:8000 --level planner

A shipped deck plays every other shipped one, as from the form. With `--live` it does so on its own page, which is asked as often as
it asks itself; use a fresh site for that, since what has been played is kept. Besides the time that passed it tells the seconds that the
site's own processes worked meanwhile (`--pid` is that of `manage.py serve`), from which the time on a machine with nothing else to do
follows.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="echo")
    parser.add_argument("--level", default="planner")
    parser.add_argument("--decks", type=int, default=5, help="of how many shipped decks (default 5)")
    parser.add_argument("--half-width", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=20_000, help="at most so many")
    parser.add_argument("--live", action="store_true", help="the figure of a deck's own page")
    parser.add_argument("--pid", type=int, default=0)
    options = parser.parse_args()
    decks = [deck for deck in _get(f"{options.site}/api/v1/decks?game={options.game}&page_size=200")["results"] if deck["is_precon"]]
    for deck in decks[: options.decks]:
        found = watch_page(options, deck["id"]) if options.live else wait(options, deck["slug"])
        print(json.dumps({"deck": deck["slug"]} | found), flush=True)


def wait(options: argparse.Namespace, slug: str) -> dict[str, Any]:
    body = {
        "game": options.game,
        "deck": {"id": slug},
        "against": "precons",
        "games": options.games,
        "level": options.level,
        "stop": {"kind": "target_error", "half_width": options.half_width},
    }
    began, worked = time.monotonic(), seconds_of(options.pid)
    simulation = f"{options.site}/api/v1/simulations/{_post(f'{options.site}/api/v1/simulations', body)['id']}"
    told: dict[str, Any] = {}
    while True:
        found = _get(simulation)
        if found["games"] and not told:
            told = {"first_figure": round(time.monotonic() - began, 2), "its_games": found["games"]}
            told["cpu_to_first"] = round(seconds_of(options.pid) - worked, 2)
        if not found["is_provisional"]:
            break
        time.sleep(0.1 if not told else 0.5)
    low, high = found["interval"]
    return told | {
        "to_the_end": round(time.monotonic() - began, 1),
        "cpu_to_the_end": round(seconds_of(options.pid) - worked, 1),
        "games": found["games"],
        "half_width": round((high - low) / 2, 4),
        "status": found["status"],
    }


def watch_page(options: argparse.Namespace, deck: str) -> dict[str, Any]:
    """Return the figures of a deck's page and when they came, asking it as often as it asks itself."""
    began, worked = time.monotonic(), seconds_of(options.pid)
    headers = {"HX-Request": "true", "Accept-Language": "en"}
    request = urllib.request.Request(f"{options.site}/decks/{deck}/live/", headers=headers)
    told: dict[str, Any] = {}
    while True:
        with urllib.request.urlopen(request, timeout=60) as answer:
            part = answer.read().decode()
        games, again = re.search(r"([\d,]+) of [\d,]+ games", part), re.search(r"every (\d+)ms", part)
        cost = {"seconds": round(time.monotonic() - began, 2), "cpu": round(seconds_of(options.pid) - worked, 2)}
        played = int(games[1].replace(",", "")) if games else 0
        if played and not told:
            told = {f"{name}_to_first": cost[name] for name in cost} | {"its_games": played}
        if not again:
            return told | {f"{name}_to_the_end": cost[name] for name in cost} | {"games": played}
        time.sleep(int(again[1]) / 1000)


def seconds_of(pid: int) -> float:
    """The CPU time that a process and all its descendants have taken."""
    if not pid:
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(seconds_of(int(child)) for child in children)


def _get(address: str) -> dict[str, Any]:
    with urllib.request.urlopen(address, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


if __name__ == "__main__":
    main()
