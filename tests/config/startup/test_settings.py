"""Settings come from the environment; a wrong one stops the start with a sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
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


WRONG = [
    ("DJANGO_DEBUG", "perhaps", "DJANGO_DEBUG='perhaps' is neither yes nor no. Set it to 1 or 0."),
    (
        "DJANGO_DEBUG",
        "1",
        "Set DJANGO_DEBUG to 0: it shows the site's inside to everybody, and DECKPROOF_HTTPS=1",
    ),
    ("DECKPROOF_SMTP_URL", "mail.example", "DECKPROOF_SMTP_URL is no address of a mail server."),
    ("DECKPROOF_MAIL_FROM", "nobody", "DECKPROOF_MAIL_FROM='nobody' is no e-mail address."),
    ("DJANGO_SECRET_KEY", "", "DJANGO_SECRET_KEY is empty. Set it to 50 or more random characters"),
    ("DJANGO_SECRET_KEY", "short", "DJANGO_SECRET_KEY has 5 characters and needs 50. Set it to 50 or more random characters"),
    ("DJANGO_SECRET_KEY", "ab" * 30, "DJANGO_SECRET_KEY can be guessed: it repeats itself, or came with an example. Set it to 50"),
    ("DJANGO_SECRET_KEY", "abcdefghijkl" * 5, "DJANGO_SECRET_KEY can be guessed"),
    ("DJANGO_SECRET_KEY", "django-insecure-3v9x8c7v6b5n4m3a2s1d0f9g8h7j6k5l4q3w2e1", "DJANGO_SECRET_KEY can be guessed"),
    (
        "DJANGO_ALLOWED_HOSTS",
        "https://deckproof.example",
        "'https://deckproof.example' is not a host name. Write names alone, without scheme",
    ),
    ("DJANGO_ALLOWED_HOSTS", "deckproof.example:8000", "'deckproof.example:8000' is not a host name"),
    ("DJANGO_ALLOWED_HOSTS", "a b", "DJANGO_ALLOWED_HOSTS: 'a b' is not a host name"),
    ("DJANGO_ALLOWED_HOSTS", "*", "DJANGO_ALLOWED_HOSTS=* lets anybody pass for this site. Name its hosts"),
    ("DJANGO_CSRF_TRUSTED_ORIGINS", "deckproof.example", "'deckproof.example' is not an origin. Write scheme and host alone"),
    ("DJANGO_CSRF_TRUSTED_ORIGINS", "https://deckproof.example/x", "is not an origin. Write scheme and host alone"),
    ("DECKPROOF_HTTPS", "https", "DECKPROOF_HTTPS='https' is neither yes nor no. Set it to 1 or 0."),
    ("DATABASE_URL", "what is this", "DATABASE_URL can't be read"),
    ("DATABASE_URL", "mysql://deckproof:secret@db.example/deckproof", "there is no database 'mysql' here. Write it like postgres://"),
    ("DATABASE_URL", "postgres://deckproof:secret@db.example:port/deckproof", "its port is no number. Write it like postgres://"),
    ("DATABASE_URL", "postgres://deckproof:secret@db.example", "it names no database. Write it like postgres://"),
    ("DATABASE_URL", "sqlite:////no/such/folder/db.sqlite3", "The database /no/such/folder/db.sqlite3 can't be made"),
    ("CELERY_BROKER_URL", "sqs://deckproof:secret@", "CELERY_BROKER_URL is not known: it begins with 'sqs'. Set it to amqp://"),
    ("CELERY_BROKER_URL", "amqp://deckproof:secret@mq.example:port/", "CELERY_BROKER_URL can't be read: its host or port makes no sense"),
    ("CELERY_BROKER_URL", "redis://", "CELERY_BROKER_URL names no host. Set it to amqp://"),
    ("CACHE_URL", "memory", "CACHE_URL is not known: it begins with 'memory'. Set it to file, or to redis://host:6379/1."),
    ("CACHE_URL", "redis://:secret@cache.example:99999999/1", "CACHE_URL can't be read: its host or port makes no sense"),
    ("DECKPROOF_VAR_DIR", __file__, "can't be a folder: "),
    ("DECKPROOF_CACHE_DIR", f"{__file__}/x", "can't be a folder: "),
    ("DECKPROOF_LOG_LEVEL", "LOUD", "DECKPROOF_LOG_LEVEL='LOUD' is not known. Set it to INFO, DEBUG, WARNING or ERROR."),
    ("DECKPROOF_LOG_FORMAT", "xml", "DECKPROOF_LOG_FORMAT='xml' is not known. Set it to plain or json."),
    ("DECKPROOF_METRICS_TOKEN", "öffne dich", "DECKPROOF_METRICS_TOKEN can't be sent in a header"),
    ("PORT", "http", "PORT='http' is not a whole number of at least 0. Set it to one, such as 0."),
]
NUMBERS = {
    "DECKPROOF_MAX_GAMES": 2,
    "DECKPROOF_MAX_ANONYMOUS_GAMES": 2,
    "DECKPROOF_MAX_ACTIVE_SIMULATIONS": 1,
    "DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS": 1,
    "DECKPROOF_LIVE_GAMES": 2,
    "DECKPROOF_MAX_LIVE_DECKS": 1,
    "DECKPROOF_CHUNK_LEASE_SECONDS": 5,
    "DECKPROOF_CHUNK_MAX_ATTEMPTS": 1,
}
RATES = [f"DECKPROOF_THROTTLE_{each}" for each in ("VALIDATE", "SIMULATE", "WRITE", "TOKEN", "SANDBOX", "SANDBOX_ANONYMOUS")]
#: Values that are no numbers.
NONSENSE = ("-3", "many", "1.5", "1e3", "٣", "9" * 5000, "0")

#: One interpreter forks a process for each setting, which then reads it as at a start.
READ = """
import os, sys
sys.path.insert(0, sys.argv[1])
import config.settings  # everything that it imports is there before
def said(name, value):
    end, begin = os.pipe()
    if os.fork() == 0:
        os.environ[name] = value
        for module in ("config.settings", "config.startup.environment", "config.startup.databases", "config.startup.private_files"):
            sys.modules.pop(module, None)
        try:
            import config.settings
            words = ""
        except Exception as error:
            words = f"{type(error).__name__}: {error}"
        os.write(begin, words.encode()[:4000])
        os._exit(0)
    os.close(begin)
    return os.read(end, 5000).decode()
import json
print(json.dumps([said(name, value) for name, value in json.load(sys.stdin)]))
"""


def _printed(tmp_path: Path, cases: list[tuple[str, str]]) -> list[str]:
    """Return what the settings print for each wrong value, with production's other values."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "DECKPROOF_", "CELERY_", "DATABASE_"))}
    done = subprocess.run(
        [sys.executable, "-c", READ, str(ROOT)],
        env={**clean, "DECKPROOF_VAR_DIR": str(tmp_path), **PRODUCTION},
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def test_wrong_value_explains_the_fix(tmp_path: Path) -> None:
    told = [case for case in WRONG if case[0] != "PORT"]
    found = _printed(tmp_path, [(name, value) for name, value, _ in told])
    for (name, value, words), said in zip(told, found, strict=True):
        assert said.startswith("ImproperlyConfigured: "), (name, value, said)
        assert words in said
        assert name in said or str(tmp_path) in said or "The database" in said
        assert "secret@" not in said


def test_invalid_numbers_and_rates_are_refused(tmp_path: Path) -> None:
    cases = [(name, value) for name in NUMBERS for value in (*NONSENSE, str(NUMBERS[name] - 1), str(2**31))]
    cases += [
        (name, value)
        for name in RATES
        for value in ("12", "12 per min", "0/min", "-1/min", "12/fortnight", "many/min", "12/", "9" * 400 + "/s")
    ]
    for (name, value), said in zip(cases, _printed(tmp_path, cases), strict=True):
        assert said.startswith(f"ImproperlyConfigured: {name}="), (name, value, said)
        assert "such as" in said


def test_valid_values_are_accepted(tmp_path: Path) -> None:
    cases = [(name, str(least)) for name, least in NUMBERS.items()] + [(name, "7/hour") for name in RATES]
    cases += [
        ("DJANGO_ALLOWED_HOSTS", "deckproof.example,.deckproof.example,127.0.0.1,[::1],web_1"),
        ("DJANGO_CSRF_TRUSTED_ORIGINS", "https://deckproof.example,https://*.deckproof.example:8443"),
        ("DATABASE_URL", f"sqlite:///{tmp_path}/mine.sqlite3"),
        ("DATABASE_URL", ""),
        ("DATABASE_URL", "postgresql://deckproof:%2Fse%40cret@[::1]:5432/deckproof?sslmode=require"),
        ("DATABASE_URL", "postgres:///deckproof"),
        ("CELERY_BROKER_URL", "amqps://deckproof:secret@mq.example:5671/"),
        ("CELERY_BROKER_URL", "redis://:secret@cache.example:6379/0"),
        ("CELERY_BROKER_URL", ""),
        ("CACHE_URL", "rediss://:secret@cache.example:6379/1"),
        ("DECKPROOF_LOG_LEVEL", "debug"),
        ("DECKPROOF_METRICS_TOKEN", "open-sesame"),
    ]
    assert _printed(tmp_path, cases) == [""] * len(cases)


@pytest.mark.parametrize(("name", "value", "said"), [WRONG[0], WRONG[3], WRONG[-1]])
def test_failed_start_prints_only_the_sentence(tmp_path: Path, name: str, value: str, said: str) -> None:
    done = _manage(tmp_path, "serve", "--no-prepare", **{**PRODUCTION, name: value})
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_unknown_names_are_logged(tmp_path: Path) -> None:
    done = _manage(tmp_path, "check", DECKPROOF_MAX_GAME="5", DECKPROOF_NONSENSE="1")
    assert done.returncode == 0
    [line] = [line for line in done.stderr.splitlines() if "DECKPROOF_" in line]
    assert "WARNING" in line
    assert "DECKPROOF_MAX_GAME (did you mean DECKPROOF_MAX_GAMES?), DECKPROOF_NONSENSE" in line


def test_a_laptop_makes_its_own_key_once(tmp_path: Path) -> None:
    _manage(tmp_path, "check")
    key = (tmp_path / "secret-key").read_text()
    _manage(tmp_path, "check")
    assert len(key) >= 50
    assert (tmp_path / "secret-key").read_text() == key


def test_every_variable_is_in_the_table() -> None:
    read = {
        word.strip("\"'(),")
        for path in [*ROOT.glob("config/**/*.py"), *ROOT.glob("rules/kernel/**/*.py")]
        for word in path.read_text().replace("(", " ").split()
        if word.startswith(('"DJANGO_', '"DECKPROOF_', '"DATABASE_URL', '"CELERY_BROKER_URL', '"CACHE_URL'))
    } - {"DJANGO_SETTINGS_MODULE"}
    table = (ROOT / "docs" / "settings.md").read_text()
    missing = [name for name in sorted(read) if f"`{name}`" not in table and f"`_{name.rsplit('_', 1)[1]}`" not in table]
    assert not missing
