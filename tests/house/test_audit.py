"""`make audit`: its handling of pip-audit's report and of accepted findings."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from tests.house.audit import ROOT, AuditError, judge, read_accepted, read_report

TODAY = date(2031, 5, 4)
#: A shortened report of pip-audit 2.10.
REPORT = json.dumps(
    {
        "dependencies": [
            {"name": "amqp", "version": "5.3.1", "vulns": []},
            {
                "name": "jinja2",
                "version": "2.4.1",
                "vulns": [
                    {
                        "id": "PYSEC-2014-8",
                        "fix_versions": ["2.7.2"],
                        "aliases": ["CVE-2014-1402", "GHSA-8r7q-cvjq-x353"],
                        "description": "The default configuration for bccache.FileSystemBytecodeCache ...",
                    },
                    {"id": "PYSEC-2019-217", "fix_versions": [], "aliases": ["CVE-2016-10745"], "description": "..."},
                ],
            },
        ],
        "fixes": [],
    }
)
SKIPPED = json.dumps(
    {"dependencies": [{"name": "amqp", "skip_reason": "Dependency not found on PyPI and could not be audited: amqp (5.4.2)"}], "fixes": []}
)


def entry(id: str, until: str = "2031-06-30", why: str = "Nothing is cached there.", package: str = "Jinja2") -> str:
    return f'[[accepted]]\nid = "{id}"\npackage = "{package}"\nwhy = "{why}"\nuntil = {until}\n'


def judged(report: str, accepted: str) -> tuple[int, str]:
    code, told = judge(*read_report(report), read_accepted(accepted), TODAY)
    return code, "\n".join(told)


def test_no_findings() -> None:
    assert judged('{"dependencies": [{"name": "amqp", "version": "1", "vulns": []}], "fixes": []}', "") == (0, "No known vulnerabilities.")


def test_findings_fail() -> None:
    code, told = judged(REPORT, "")
    assert code == 1
    assert "jinja2 2.4.1: PYSEC-2014-8, CVE-2014-1402, GHSA-8r7q-cvjq-x353; take 2.7.2" in told
    assert "CVE-2016-10745; no version mends it yet" in told


def test_accepted_finding_passes() -> None:
    code, told = judged(REPORT, entry("CVE-2014-1402") + entry("PYSEC-2019-217"))
    assert code == 0
    assert told.count("Accepted until 2031-06-30: jinja2 2.4.1") == 2
    assert "Nothing is cached there." in told
    assert judged(REPORT, entry("CVE-2014-1402"))[0] == 1
    assert judged(REPORT, entry("CVE-2014-1402", package="other") + entry("PYSEC-2019-217"))[0] == 1


def test_expired_acceptance_fails() -> None:
    code, told = judged(REPORT, entry("CVE-2014-1402", "2031-05-04") + entry("PYSEC-2019-217"))
    assert code == 1
    assert "which is over: Jinja2 CVE-2014-1402" in told
    assert judged(REPORT, entry("CVE-2014-1402", "2031-05-05") + entry("PYSEC-2019-217"))[0] == 0


def test_unused_acceptance_is_reported() -> None:
    code, told = judged('{"dependencies": [], "fixes": []}', entry("CVE-2014-1402"))
    assert code == 0
    assert "it can go from audit.toml: Jinja2 CVE-2014-1402" in told


def test_skipped_packages_give_exit_code_2() -> None:
    code, told = judged(SKIPPED, "")
    assert code == 2
    assert "Nobody could tell of amqp" in told
    both = json.loads(REPORT)
    both["dependencies"] += json.loads(SKIPPED)["dependencies"]
    assert judged(json.dumps(both), "")[0] == 1


@pytest.mark.parametrize("text", ["", "ERROR: connection refused", "[]", "{}", '{"dependencies": [{"name": "x", "vulns": [{}]}]}'])
def test_invalid_report_is_an_error(text: str) -> None:
    with pytest.raises(AuditError, match="not reached"):
        read_report(text)


@pytest.mark.parametrize(
    "text",
    [entry("CVE-1", why=" "), entry("CVE-1", '"2031-06-30"'), entry("CVE-1") + "more = 1\n", '[[accepted]]\nid = "CVE-1"\n', "[[accepted"],
)
def test_incomplete_entry_is_an_error(text: str) -> None:
    with pytest.raises(AuditError, match=r"audit\.toml"):
        read_accepted(text)


def test_audit_toml_is_valid() -> None:
    read_accepted((ROOT / "audit.toml").read_text())


@pytest.mark.parametrize(("script", "code"), [("exit 1", 2), (f"echo '{SKIPPED}'", 2), (f"echo '{REPORT}'; exit 1", 1)])
def test_exit_code_of_the_command(script: str, code: int, tmp_path: Path) -> None:
    tool = tmp_path / "pip-audit"
    tool.write_text(f"#!/bin/sh\n{script}\n")
    tool.chmod(stat.S_IRWXU)
    done = subprocess.run([sys.executable, "-m", "tests.house.audit", str(tool)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stdout or done.stderr
