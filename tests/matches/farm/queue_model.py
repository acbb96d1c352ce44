"""Forecast how long a simulation takes on so many workers, by a model of the queue: it can't be measured on one machine.

    python -m tests.matches.farm.queue_model --games 1000000 --speed 1000 --workers 1 2 10 100

The cutting of chunks and the window of hints are the site's own code. Assumed are: a worker plays `speed` games a second, a tenth more or
less from chunk to chunk; around each chunk it spends `worker_seconds` of its own (finding, claiming, counting, writing); the database does
one thing at a time, `database_seconds` a chunk, and every worker waits for its turn; a hint takes `hint_seconds` to arrive. The defaults
are measured (docs/operations.md). What the model leaves out: other people, dead workers, a slow network.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from dataclasses import dataclass, field
from itertools import count

from matches.farm.ranges import ROUND_SECONDS, WINDOWS_AT_ONCE, Progress, Range, cut, window_of


@dataclass(frozen=True, slots=True)
class Farm:
    """Assumptions about workers, database and broker; `speed` is in games a second, the others in seconds a chunk or hint."""

    workers: int
    speed: float
    worker_seconds: float = 0.02
    database_seconds: float = 0.004
    hint_seconds: float = 0.05


@dataclass(frozen=True, slots=True)
class Forecast:
    """Seconds until the last game is played, the chunks it took, the share of the workers' time that went into playing, and of the
    database's time that was taken.
    """

    seconds: float
    chunks: int
    busy: float
    database_busy: float


@dataclass
class Queue:
    """One simulation of two decks, with nobody else about: what is cut, sent, waiting for a worker, and happening when."""

    farm: Farm
    progress: Progress
    chance: random.Random
    idle: int
    ready: deque[Range] = field(default_factory=deque)
    waiting: deque[float] = field(default_factory=deque)
    events: list[tuple[float, int, str, float]] = field(default_factory=list)
    order: count[int] = field(default_factory=count)
    under_way: int = 0
    chunks: int = 0
    played: float = 0.0
    database_free: float = 0.0

    @property
    def window(self) -> int:
        return window_of(self.farm.workers)

    def happens(self, at: float, what: str, pairs: float = 0) -> None:
        heapq.heappush(self.events, (at, next(self.order), what, pairs))

    def send(self, now: float) -> None:
        """As `dispatch_chunks` does after a chunk: nothing until half of the window is empty."""
        room = self.window - self.under_way
        if room < max(1, self.window // 2):
            return
        if len(self.ready) < room:
            new = cut([self.progress], self.farm.speed, WINDOWS_AT_ONCE * self.window, ROUND_SECONDS)
            for each in new:
                self.progress = self.progress.after(each.pairs)
            self.ready.extend(new)
        for _ in range(min(room, len(self.ready))):
            self.happens(now + self.farm.hint_seconds, "hint", self.ready.popleft().pairs)
            self.under_way += 1

    def take(self, now: float) -> None:
        """Let idle workers take what waits."""
        while self.idle and self.waiting:
            self.idle -= 1
            work = 2 * self.waiting.popleft() / self.farm.speed * self.chance.uniform(0.9, 1.1)
            self.played += work
            self.happens(now + work + self.farm.worker_seconds, "played")

    def run(self) -> float:
        """Run until nothing happens any more; return the time of the last event."""
        now = 0.0
        self.send(now)
        while self.events:
            now, _, what, pairs = heapq.heappop(self.events)
            if what == "hint":
                self.waiting.append(pairs)
            elif what == "played":
                self.database_free = max(self.database_free, now) + self.farm.database_seconds
                self.happens(self.database_free, "written")
            else:
                self.idle, self.under_way, self.chunks = self.idle + 1, self.under_way - 1, self.chunks + 1
                self.send(now)
            self.take(now)
        return now


def forecast(farm: Farm, games: int, seed: int = 0) -> Forecast:
    queue = Queue(farm, Progress(games // 2), random.Random(seed), farm.workers)
    seconds = queue.run()
    return Forecast(seconds, queue.chunks, queue.played / (seconds * farm.workers), queue.chunks * farm.database_seconds / seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--speed", type=float, default=1000.0, help="games a second of one worker")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 10, 100])
    options = parser.parse_args()
    print("workers   seconds   of one worker's   chunks   playing   database")
    alone = forecast(Farm(1, options.speed), options.games).seconds
    for workers in options.workers:
        found = forecast(Farm(workers, options.speed), options.games)
        share = f"1/{alone / found.seconds:.1f}"
        print(f"{workers:7} {found.seconds:9.1f} {share:>17} {found.chunks:8} {found.busy:9.1%} {found.database_busy:10.1%}")


if __name__ == "__main__":
    main()
