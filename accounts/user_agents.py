"""Read the browser and operating system from a User-Agent header, without versions, so that nobody can be tracked by them."""

from __future__ import annotations

from django.utils.translation import gettext

#: The mark of a browser in the header, and the browser's slug. The first match counts.
BROWSERS = {
    "MicroMessenger": "wechat",
    "QQBrowser": "qq",
    "UCBrowser": "uc",
    "HuaweiBrowser": "huawei",
    "SamsungBrowser": "samsung",
    "Edg": "edge",
    "OPR": "opera",
    "Firefox": "firefox",
    "FxiOS": "firefox",
    "Chrome": "chrome",
    "CriOS": "chrome",
    "Safari": "safari",
}
#: The same for operating systems.
SYSTEMS = {
    "HarmonyOS": "harmony",
    "iPhone": "iphone",
    "iPad": "ipad",
    "Android": "android",
    "Windows": "windows",
    "Mac OS X": "mac",
    "CrOS": "chromeos",
    "Linux": "linux",
}
#: The names of those whose slug in title case is not their name.
NAMES = {
    "wechat": "WeChat",
    "qq": "QQ",
    "uc": "UC",
    "samsung": "Samsung Internet",
    "harmony": "HarmonyOS",
    "iphone": "iPhone",
    "ipad": "iPad",
    "mac": "macOS",
    "chromeos": "ChromeOS",
}


def read_device(header: str) -> tuple[str, str]:
    """Return the slugs of the browser and the system, each empty if unknown."""
    return _first(BROWSERS, header), _first(SYSTEMS, header)


def describe_device(browser: str, system: str) -> str:
    """Return the two slugs in words, such as `Firefox on Linux`."""
    names = {slug: NAMES.get(slug, slug.title()) for slug in (*BROWSERS.values(), *SYSTEMS.values())}
    if browser in names and system in names:
        return gettext("%(browser)s on %(system)s") % {"browser": names[browser], "system": names[system]}
    return names.get(browser) or names.get(system) or gettext("Another browser")


def client_name(header: str) -> str:
    """Return the name of a program without its version; `API` if it states none."""
    name = "".join(each for each in header.partition("/")[0] if each.isascii() and (each.isalnum() or each in " -_."))
    return name.strip()[:40] or "API"


def _first(marks: dict[str, str], header: str) -> str:
    return next((slug for mark, slug in marks.items() if mark in header), "")
