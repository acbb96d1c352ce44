"""Settings come from the environment; a wrong one stops the start with a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "DECKPROOF_HTTPS": "1",
    "DJANGO_SECRET_KEY": "n3Jx-9vTq0bWz_7LmKc2Rf8YpHs5Gd1Ea6UiXo4BtCkVwMlNyPr",
    "DJANGO_ALLOWED_HOSTS": "deckproof.example",
    "DATABASE_URL": "postgres://deckproof:secret@db.example:5432/deckproof",
    "CELERY_BROKER_URL": "amqp://deckproof:secret@mq.example:5672/",
}


def _manage(tmp_path: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "DECKPROOF_", "CELERY_", "DATABASE_"))}
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=ROOT,
        env={**clean, "DECKPROOF_VAR_DIR": str(tmp_path), **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_production_settings_pass_the_deployment_check(tmp_path: Path) -> None:
    done = _manage(tmp_path, "check", "--deploy", "--fail-level", "WARNING", **PRODUCTION)
    assert (done.returncode, done.stderr) == (0, "")
    assert "no issues" in done.stdout


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DJANGO_DEBUG", "perhaps", "DJANGO_DEBUG='perhaps' is neither yes nor no. Set it to 1 or 0."),
        ("DECKPROOF_MAX_GAMES", "-3", "DECKPROOF_MAX_GAMES='-3' is not a whole number of at least 2."),
        ("CACHE_URL", "memory", "CACHE_URL='memory' is not known. Set it to file, or to redis://host:6379/1."),
        ("DATABASE_URL", "what is this", "DATABASE_URL can't be read"),
        ("DJANGO_SECRET_KEY", "", "DJANGO_SECRET_KEY is empty."),
    ],
)
def test_a_wrong_value_says_how_to_mend_it(tmp_path: Path, name: str, value: str, said: str) -> None:
    done = _manage(tmp_path, "check", **{**PRODUCTION, name: value})
    assert done.returncode != 0
    assert said in done.stderr


def test_a_laptop_makes_its_own_key_once(tmp_path: Path) -> None:
    _manage(tmp_path, "check")
    key = (tmp_path / "secret-key").read_text()
    _manage(tmp_path, "check")
    assert len(key) >= 50
    assert (tmp_path / "secret-key").read_text() == key


def test_every_variable_is_in_the_table() -> None:
    read = {
        word.strip("\"'(),")
        for path in [*ROOT.glob("config/**/*.py"), *ROOT.glob("rules/kernel/*.py")]
        for word in path.read_text().replace("(", " ").split()
        if word.startswith(('"DJANGO_', '"DECKPROOF_', '"DATABASE_URL', '"CELERY_BROKER_URL', '"CACHE_URL'))
    } - {"DJANGO_SETTINGS_MODULE"}
    table = (ROOT / "docs" / "settings.md").read_text()
    missing = [name for name in sorted(read) if f"`{name}`" not in table and f"`_{name.rsplit('_', 1)[1]}`" not in table]
    assert not missing
