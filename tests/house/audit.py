"""Check the locked packages for known vulnerabilities that are not accepted: `make audit`.

The exit code is 0 without findings, 1 for a finding or an expired acceptance, and 2 if the result is unknown: the vulnerability service was
not reached, or does not know a package.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FINE, FOUND, UNKNOWN = 0, 1, 2


class AuditError(Exception):
    """The audit has no result; the message says why."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A finding that is accepted as harmless here, until a date."""

    id: str
    package: str
    why: str
    until: date


@dataclass(frozen=True, slots=True)
class Finding:
    """A known vulnerability of a package; `names` are its identifiers."""

    package: str
    version: str
    names: tuple[str, ...]
    fixed_in: tuple[str, ...]

    def __str__(self) -> str:
        mend = f"take {' or '.join(self.fixed_in)}" if self.fixed_in else "no version mends it yet"
        return f"{self.package} {self.version}: {', '.join(self.names)}; {mend}"

    def is_accepted_by(self, accepted: Accepted) -> bool:
        return accepted.package.casefold() == self.package.casefold() and accepted.id in self.names


def read_accepted(text: str) -> list[Accepted]:
    """Parse the entries of audit.toml. Raises AuditError for an incomplete entry."""
    try:
        entries = tomllib.loads(text).get("accepted", [])
    except tomllib.TOMLDecodeError as error:
        raise AuditError(f"audit.toml can't be read: {error}.") from error
    found = []
    for number, entry in enumerate(entries, 1):
        texts = [entry.get(name) for name in ("id", "package", "why")]
        is_whole = all(isinstance(each, str) and each.strip() for each in texts) and type(entry.get("until")) is date
        if not is_whole or len(entry) != 4:
            raise AuditError(f"Entry {number} of audit.toml needs id, package, why (texts) and until (a day such as 2031-06-30), no more.")
        found.append(Accepted(**entry))
    return found


def read_report(text: str) -> tuple[list[Finding], list[str]]:
    """Return pip-audit's findings (from its JSON output) and the packages that it skipped. Raises AuditError."""
    try:
        report: dict[str, Any] = json.loads(text)
        findings = [
            Finding(each["name"], each["version"], (vulnerability["id"], *vulnerability["aliases"]), tuple(vulnerability["fix_versions"]))
            for each in report["dependencies"]
            for vulnerability in each.get("vulns", ())
        ]
        return findings, [each["name"] for each in report["dependencies"] if "skip_reason" in each]
    except (ValueError, KeyError, TypeError) as error:
        raise AuditError("pip-audit gave no report: the service that knows vulnerabilities was not reached.") from error


def judge(findings: Sequence[Finding], skipped: Sequence[str], accepted: Sequence[Accepted], today: date) -> tuple[int, list[str]]:
    """Return the exit code and the lines to print. Findings outweigh skipped packages."""
    told, code = [], FINE
    for entry in accepted:
        if entry.until <= today:
            told.append(f"Accepted until {entry.until}, which is over: {entry.package} {entry.id}. Mend it, or look at it again.")
            code = FOUND
        elif not any(finding.is_accepted_by(entry) for finding in findings) and entry.package not in skipped:
            told.append(f"No longer found, so it can go from audit.toml: {entry.package} {entry.id}.")
    for finding in findings:
        entries = [entry for entry in accepted if finding.is_accepted_by(entry)]
        if not entries:
            told.append(f"Found: {finding}.")
            code = FOUND
        told += [f"Accepted until {entry.until}: {finding} ({entry.why})" for entry in entries if entry.until > today]
    if skipped:
        some = ", ".join(skipped[:5]) + (f" and {len(skipped) - 5} more" if len(skipped) > 5 else "")
        told.append(f"Nobody could tell of {some}: the service that knows vulnerabilities was not reached, or does not know them.")
        code = code or UNKNOWN
    return code, told or ["No known vulnerabilities."]


def run_audit(tool: str, requirements: Path) -> str:
    """Return pip-audit's output. Its exit code is 1 both for findings and for failures, so the report decides."""
    command = [
        tool,
        "--requirement",
        str(requirements),
        "--require-hashes",
        "--disable-pip",
        "--progress-spinner",
        "off",
        "--format",
        "json",
    ]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise AuditError(f"pip-audit could not be run: {error}.") from error
    if not done.stdout.strip():
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise AuditError(f"pip-audit gave no report: the service that knows vulnerabilities was not reached ({last}).")
    return done.stdout


def main(tool: str) -> int:
    try:
        accepted = read_accepted((ROOT / "audit.toml").read_text())
        findings, skipped = read_report(run_audit(tool, ROOT / "requirements.txt"))
    except AuditError as error:
        print(error, file=sys.stderr)
        return UNKNOWN
    code, told = judge(findings, skipped, accepted, datetime.now(UTC).date())
    print("\n".join(told))
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or ["pip-audit"]))
