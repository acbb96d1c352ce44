"""A real site for a real browser: web server, worker and database started by the one command, in folders of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.accounts.openid.small_provider import CLIENT_ID, CLIENT_SECRET, SmallProvider, serving
from tests.browser.actions import DESKTOP as DESKTOP
from tests.browser.actions import PHONE as PHONE
from tests.browser.actions import SEED
from tests.browser.places import Places
from tests.browser.pool import Pool
from tests.browser.speech import Speech

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: Sums up in `window.shifts` how far what stands on a page is shifted.
WATCH_SHIFTS = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.shifts += each.value;
  }).observe({type: "layout-shift", buffered: true});
}"""
#: Milliseconds that a busy machine may take to show what it was asked for.
PATIENCE = 60_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def _seed_told() -> None:
    print(f"PROOF_SEED={SEED}")


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the running site."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def provider() -> Iterator[SmallProvider]:
    """A running OpenID Connect provider."""
    with serving() as provider:
        yield provider


def _environment(folder: Path, provider: SmallProvider) -> dict[str, str]:
    """Environment in which guests may start simulations long enough to be seen running; all guests have the same IP address."""
    mine = {
        "DECKPROOF_OIDC_ISSUER": provider.address,
        "DECKPROOF_OIDC_CLIENT_ID": CLIENT_ID,
        "DECKPROOF_OIDC_CLIENT_SECRET": CLIENT_SECRET,
        "DECKPROOF_OIDC_NAME": "Example Login",
        "DECKPROOF_OIDC_NAME_ZH": "示例账号",
        "DECKPROOF_VAR_DIR": str(folder / "var"),
        # Each builder that is opened plays so many games in the background; 400, the default, take a third of all CPU time of these tests.
        "DECKPROOF_LIVE_GAMES": "24",
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DECKPROOF_MAX_ANONYMOUS_GAMES": "100000",
        "DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS": "50",
        "DECKPROOF_GUEST_CPU_MINUTES": "600",
        "DECKPROOF_MEMBER_CPU_MINUTES": "600",
        "DECKPROOF_THROTTLE_SIGNUP_ADDRESS": "1000/hour",
        "DECKPROOF_THROTTLE_LOGIN_ADDRESS": "1000/hour",
        "DECKPROOF_THROTTLE_PASSWORDS": "1000/min",
        "DECKPROOF_THROTTLE_REPORT": "1000/hour",
    }
    return {**os.environ, **mine}


@pytest.fixture(scope="session")
def operator(site: str, site_folder: Path, provider: SmallProvider) -> tuple[str, str]:
    """The name and the password of a staff member."""
    name, password = "olga", "jade-river-42"
    command = [sys.executable, "manage.py", "createsuperuser", "--noinput", "--username", name, "--email", "olga@example.org"]
    environment = {**_environment(site_folder, provider), "DJANGO_SUPERUSER_PASSWORD": password}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return name, password


@pytest.fixture(scope="session")
def site(chromium: str, site_folder: Path, provider: SmallProvider) -> Iterator[str]:
    """The URL of a running site."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = (site_folder / "log").open("w")
    process = subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--port", str(port), "--processes", "2"],
        cwd=ROOT,
        env=_environment(site_folder, provider),
        stdout=log,
        stderr=log,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_until_ready(address, process, site_folder / "log")
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=120)


def _wait_until_ready(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        if process.poll() is not None:
            pytest.fail(f"the site did not start:\n{log.read_text()[-3000:]}")
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.3)
    pytest.fail(f"the site was not ready in time:\n{log.read_text()[-3000:]}")


@pytest.fixture(scope="session")
def pool(site: str) -> Pool:
    return Pool(site)


_open = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Django's database refuses to run beside the browser's event loop: it ends before the tests of other folders."""
    yield
    if nextitem is not None and Path(__file__).parent not in nextitem.path.parents:
        _open.close()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    browser = _open.enter_context(sync_playwright()).chromium.launch(executable_path=chromium, args=FLAGS)
    _open.callback(browser.close)
    yield browser
    _open.close()


@pytest.fixture(params=["zh-CN", "en-GB"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def say(language: str) -> Speech:
    return Speech(language)


@pytest.fixture
def open_page(browser: Any, site: str) -> Iterator[Callable[..., Any]]:
    """Opens a page of a browser of its own. Whatever goes wrong in its console fails the test, a broken CSP among it."""
    contexts: list[Any] = []
    errors: list[str] = []

    def opened(language: str = "en-GB", *, permits: Sequence[str] = (), **options: Any) -> Any:
        context = browser.new_context(base_url=site, locale=language, **{"viewport": DESKTOP, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: errors.append(f"{page.url}: {message.text}") if _is_error(message, page, permits) else None)
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors, "\n".join(errors)


#: While one types, a request for names replaces the one before (`hx-sync`), which htmx tells as if it were a fault.
REPLACED = ("htmx:sendAbort, [object HTMLDataListElement]", "htmx:afterRequest, [object HTMLDataListElement]")


def _is_error(message: Any, page: Any, permits: Sequence[str]) -> bool:
    """Return whether the console tells of an error other than the page's own status, without any words that are permitted."""
    return (
        message.type == "error" and not is_own_status(message, page) and not any(words in message.text for words in (*permits, *REPLACED))
    )


def is_own_status(message: Any, page: Any) -> bool:
    """Return whether the console tells that the page itself, an error page for instance, is no success."""
    return bool(message.text.startswith("Failed to load resource") and message.location["url"] == page.url)


@pytest.fixture
def page(open_page: Callable[..., Any], language: str) -> Any:
    """A page of a newcomer's browser in the wanted language."""
    return open_page(language)


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a picture of the page as one step of the test, numbered, in the folder that DECKPROOF_SCREENSHOTS names; without one none."""
    folder, numbers = os.environ.get("DECKPROOF_SCREENSHOTS"), count(1)

    def kept(page: Page, step: str) -> None:
        if folder:
            page.screenshot(path=Path(folder) / request.node.name / f"{next(numbers):02} {step}.png")

    return kept


@pytest.fixture(scope="session")
def places(browser: Any, site: str, pool: Pool) -> Places:
    """Every kind of page that the site has, each with something on it, made by one guest."""
    context = browser.new_context(base_url=site, locale="en-GB", viewport=DESKTOP)
    context.set_default_timeout(PATIENCE)
    places = Places.furnish(context.new_page(), pool)
    context.close()
    return places
