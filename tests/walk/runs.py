"""A run of the fuzzer over all URLs, and its report."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.walk.cases import Case, Outcome, cases, send
from tests.walk.fields import Endpoint
from tests.walk.world import World


@dataclass(slots=True)
class Run:
    """Results: `statuses` by URL; `failures` holds the cases that answered 500, each fault once with its count."""

    statuses: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    seconds: Counter[str] = field(default_factory=Counter)
    failures: dict[str, tuple[Case, Outcome]] = field(default_factory=dict)
    falls: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return sum(sum(counts.values()) for counts in self.statuses.values())

    def note(self, case: Case, outcome: Outcome, seconds: float) -> None:
        self.statuses[case.route][outcome.status] += 1
        self.seconds[case.route] += seconds  # type: ignore[assignment]
        if outcome.fault:
            key = _place_of(outcome.fault)
            self.falls[key] += 1
            known = self.failures.get(key)
            if known is None or len(case.as_json()) < len(known[0].as_json()):
                self.failures[key] = (case, outcome)

    def table(self) -> str:
        """Return a line for each URL: its cases by status, and the mean time of one."""
        lines = [f"{'cases':>6} {'ms':>6}  address: statuses"]
        for route, counts in sorted(self.statuses.items()):
            count = sum(counts.values())
            told = ", ".join(f"{status}: {each}" for status, each in sorted(counts.items()))
            lines.append(f"{count:>6} {1000 * self.seconds[route] / count:>6.0f}  /{route}: {told}")
        total = sum(self.statuses.values(), Counter[int]())
        lines.append(f"{self.total:>6}         all: " + ", ".join(f"{status}: {each}" for status, each in sorted(total.items())))
        return "\n".join(lines)

    def report(self) -> str:
        """Return each fault with its shortest case."""
        return "\n".join(
            f"{self.falls[key]} x {key}\n{outcome.fault}\n  {case.as_json()}\n" for key, (case, outcome) in self.failures.items()
        )


def walk(endpoints: dict[str, Endpoint], world: World, *, count: int, start: int, tell: Callable[[str], None] = lambda line: None) -> Run:
    """Send at least `count` cases; URLs with forms get four times as many as others."""
    run = Run()
    weights = {route: 4 if endpoint.fields["post"] or (endpoint.is_api and endpoint.names) else 1 for route, endpoint in endpoints.items()}
    total = sum(weights.values())
    for number, (route, endpoint) in enumerate(sorted(endpoints.items())):
        _walk_one(endpoint, world, run, examples=max(2, -(-count * weights[route] // total)), start=start * 1000 + number)
        tell(f"{run.total} cases, {len(run.failures)} faults: {route}")
    return run


def _walk_one(endpoint: Endpoint, world: World, run: Run, *, examples: int, start: int) -> None:
    @seed(start)
    @settings(max_examples=examples, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(cases(endpoint, world))
    def visit(case: Case) -> None:
        began = time.perf_counter()
        outcome = send(case, world)
        run.note(case, outcome, time.perf_counter() - began)

    visit()


def _place_of(fault: str) -> str:
    """Return the last line of the site's own code in the traceback, and the error: faults with equal ones are the same."""
    lines = fault.strip().splitlines()
    own = [line.strip() for line in lines if line.strip().startswith("File ") and "site-packages" not in line and "/tests/" not in line]
    return f"{own[-1] if own else ''} {lines[-1][:120] if lines else ''}"
