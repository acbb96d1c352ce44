"""Queue slow work in each web process and run a few subprocesses at a time, in an order that is fair to everybody.

A request waits for a moment; if the work takes longer, the client asks again. Each request that asks also polls the running
subprocesses and starts the next job. So work that nobody asks for any more never starts, and the pool needs no thread of its own.
"""

from __future__ import annotations

import logging
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings

from limits.ledger import charge, require_budget
from limits.payers import Payer
from limits.refusals import BusyError, NotMadeError, TooManyOpenError
from limits.subprocesses import Dump, Load, Outcome, Subprocess, start_subprocess

#: Unfinished jobs of one payer in one web process, and of all payers together.
MAX_OPEN, MAX_QUEUED = 4, 60
#: Threads of a web process that may wait for a job at the same time, one for each payer. The others stay free for pages.
MAX_WAITING_THREADS = 3
#: The share of them that people without an account can take; the rest is left to members.
MAX_WAITING_GUESTS = 2
#: Seconds: between two polls of a waiting request, until a job that nobody asks for is dropped, and until an unread result is dropped.
POLL_INTERVAL, ABANDONED_AFTER, UNREAD_AFTER = 0.01, 30.0, 60.0
#: Seconds that `run_and_wait` waits at most.
MAX_WAIT = 30.0
#: Seconds for which the CPU time of finished jobs lowers the priority of their payer.
RECENT = 300.0
MAX_TRIES = 2
MAX_RESULTS = 8

log = logging.getLogger(__name__)


class StillWorkingError(Exception):
    """The job has not finished yet. The client asks again soon."""


@dataclass(eq=False, slots=True)
class Job:
    """A piece of work. Its cost is charged to the payer who asked for it first."""

    key: str
    payer: Payer
    work: Callable[[], Any]
    dump: Dump
    load: Load
    asked_at: float
    added_at: float
    tries: int = 0
    process: Subprocess | None = None
    outcome: Outcome | None = None


@dataclass(eq=False)
class ProcessPool:
    """The queue and the subprocesses of one web process. Safe to use from several threads."""

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _jobs: dict[str, Job] = field(default_factory=dict)
    _waiting_payers: set[str] = field(default_factory=set)
    #: Finished jobs: when each ended, its payer's key, its CPU seconds.
    _costs: list[tuple[float, str, float]] = field(default_factory=list)

    def run(
        self,
        key: str,
        payer: Payer,
        work: Callable[[], Any],
        *,
        seconds: float | None = None,
        dump: Dump = pickle.dumps,
        load: Load = pickle.loads,
    ) -> Any:
        """Run the work and return its value. Requests with the same `key` share one job.

        Raise what the work raises, StillWorkingError if it takes longer than `seconds` (by default a setting) or no thread may wait,
        and RefusedError if the job can't be queued.
        """
        job = self._find(key)
        if job is None:
            require_budget(payer)
            job = self._add(key, payer, work, dump, load)
        with self.waiting_slot(payer) as may_wait:
            outcome = self._wait(job, (settings.POOL_PATIENCE if seconds is None else seconds) if may_wait else 0.0)
        if outcome is None:
            raise StillWorkingError
        return outcome.get()

    def run_and_wait(self, payer: Payer, work: Callable[[], Any], *, dump: Dump = pickle.dumps, load: Load = pickle.loads) -> Any:
        """Run work that a client can't ask for twice, and return its value. Raise RefusedError if no thread may wait, or after MAX_WAIT."""
        require_budget(payer)
        with self.waiting_slot(payer) as may_wait:
            if not may_wait:
                raise TooManyOpenError(1) if payer.key in self._waiting_payers else BusyError
            job = self._add(f"call {payer.key} {time.monotonic_ns()}", payer, work, dump, load)
            try:
                outcome = self._wait(job, MAX_WAIT)
            finally:
                self._cancel(job)
        if outcome is None:
            raise BusyError
        return outcome.get()

    @contextmanager
    def waiting_slot(self, payer: Payer) -> Iterator[bool]:
        """Yield whether this thread may wait: the payer has no other waiting thread, and the limit on waiting threads is not reached."""
        with self._lock:
            limit = MAX_WAITING_THREADS if payer.is_member else MAX_WAITING_GUESTS
            may_wait = payer.key not in self._waiting_payers and len(self._waiting_payers) < limit
            if may_wait:
                self._waiting_payers.add(payer.key)
        try:
            yield may_wait
        finally:
            if may_wait:
                with self._lock:
                    self._waiting_payers.discard(payer.key)

    def _find(self, key: str) -> Job | None:
        with self._lock:
            job = self._jobs.get(key)
            if job is not None:
                job.asked_at = time.monotonic()
            return job

    def _add(self, key: str, payer: Payer, work: Callable[[], Any], dump: Dump, load: Load) -> Job:
        now = time.monotonic()
        with self._lock:
            self._drop_old(now)
            known = self._jobs.get(key)
            if known is not None:
                return known
            open_jobs = [job for job in self._jobs.values() if job.outcome is None]
            own = sum(job.payer == payer for job in open_jobs)
            if own >= MAX_OPEN:
                raise TooManyOpenError(own)
            if len(open_jobs) >= MAX_QUEUED:
                raise BusyError
            job = self._jobs[key] = Job(key, payer, work, dump, load, now, now)
        return job

    def _wait(self, job: Job, seconds: float) -> Outcome | None:
        """Return the outcome and remove the job, or return None if the job does not finish in time."""
        until = time.monotonic() + seconds
        while True:
            self._advance()
            with self._lock:
                job.asked_at = time.monotonic()
                if job.outcome is not None:
                    self._remove(job)
                    return job.outcome
            if job.asked_at >= until:
                return None
            time.sleep(POLL_INTERVAL)

    def _advance(self) -> None:
        """Collect the outcomes of finished subprocesses, charge for them, and start the next jobs."""
        with self._lock:
            now = time.monotonic()
            costs = [cost for job in self._running() if (cost := self._collect(job, now)) is not None]
            self._drop_old(now)
            while len(self._running()) < settings.POOL_PROCESSES and self._start_next():
                pass
        for payer, seconds in costs:
            charge(payer, seconds)

    def _collect(self, job: Job, now: float) -> tuple[Payer, float] | None:
        """Return the payer and the CPU seconds of a job whose subprocess has ended; None while it runs."""
        assert job.process is not None
        outcome = job.process.poll()
        if outcome is None:
            return None
        job.process = None
        self._costs.append((now, job.payer.key, outcome.cpu))
        if outcome.has_answer:
            job.outcome = outcome
        elif job.tries >= MAX_TRIES:
            job.outcome = Outcome(has_answer=False, error=NotMadeError())
        return job.payer, outcome.cpu

    def _start_next(self) -> bool:
        """Start the queued job with the highest priority: members first, then the payer with the lowest recent cost, then the oldest."""
        waiting = [job for job in self._jobs.values() if job.process is None and job.outcome is None]
        if not waiting:
            return False
        job = min(waiting, key=lambda each: (not each.payer.is_member, self._recent_cost(each.payer), each.added_at))
        job.tries += 1
        try:
            job.process = start_subprocess(job.work, job.dump, job.load)
        except OSError as error:
            log.warning("No process could be started (%s)", error)
            job.outcome = Outcome(has_answer=False, error=BusyError())
        return True

    def _recent_cost(self, payer: Payer) -> float:
        """Return the CPU seconds of the payer's recent jobs. A running job counts as one second."""
        return sum(cost for _, key, cost in self._costs if key == payer.key) + sum(job.payer == payer for job in self._running())

    def _running(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.process is not None]

    def _drop_old(self, now: float) -> None:
        """Drop old costs, abandoned jobs, unread results, and all but the latest MAX_RESULTS results."""
        self._costs = [each for each in self._costs if each[0] > now - RECENT]
        done = [job for job in self._jobs.values() if job.outcome is not None]
        for job in list(self._jobs.values()):
            is_waiting = job.process is None and job.outcome is None
            if (is_waiting and job.asked_at < now - ABANDONED_AFTER) or (job.outcome and job.asked_at < now - UNREAD_AFTER):
                del self._jobs[job.key]
        for job in sorted(done, key=lambda each: each.asked_at)[:-MAX_RESULTS]:
            self._remove(job)

    def _cancel(self, job: Job) -> None:
        """Kill the job's subprocess, which stays in the pool until it has ended; remove the job at once if none runs."""
        with self._lock:
            job.tries = MAX_TRIES
            if job.process is not None:
                job.process.kill()
            else:
                self._remove(job)

    def _remove(self, job: Job) -> None:
        """Remove this job, but not a newer one that has the same key."""
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]


PROCESS_POOL = ProcessPool()
