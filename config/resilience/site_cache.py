"""Cache backends that never fail a page: an unreadable value is a miss, and a failed write is ignored."""

from __future__ import annotations

import logging
import pickle
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.filebased import FileBasedCache
from django.core.cache.backends.redis import RedisCache

from rules.kernel.compiled.storage.seals import seal, unseal

#: Seconds between two warnings in the log.
LOG_INTERVAL_SECONDS = 60.0
#: After an error Redis is not called for so many seconds; each call times out after so many.
RETRY_SECONDS, TIMEOUT_SECONDS = 5.0, 0.5
_MISSING, _FAILED = object(), object()

log = logging.getLogger(__name__)


class RateLimitedLog:
    """Log warnings, at most one in `LOG_INTERVAL_SECONDS`."""

    def __init__(self) -> None:
        self._logged_at = -LOG_INTERVAL_SECONDS

    def warn(self, words: str, *given: object) -> None:
        if time.monotonic() - self._logged_at >= LOG_INTERVAL_SECONDS:
            self._logged_at = time.monotonic()
            log.warning(words, *given)


_rate_limited_log = RateLimitedLog()


class FileCache(FileBasedCache):
    """Django's file cache with a checksum on each file. Damaged files, and whatever blocks a file's path, are deleted."""

    def __init__(self, dir: str, params: dict[str, Any]) -> None:
        try:
            super().__init__(dir, params)
        except OSError as error:
            _rate_limited_log.warn("The cache has no folder: %s", error)

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        found = self._read(key, version)
        return default if found is _MISSING else found

    def has_key(self, key: Any, version: int | None = None) -> bool:
        return self._read(key, version) is not _MISSING

    def set(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        path = self._path(key, version)
        try:
            super().set(key, value, timeout, version)
        except OSError as error:
            _rate_limited_log.warn("The cache keeps nothing: %s", error)
            _discard(path)

    def add(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        """Set the value if the key is missing, and return whether it was missing. A failed write counts as missing."""
        if self.has_key(key, version):
            return False
        self.set(key, value, timeout, version)
        return True

    def touch(self, key: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        found = self._read(key, version)
        if found is not _MISSING:
            self.set(key, found, timeout, version)
        return found is not _MISSING

    def _read(self, key: Any, version: int | None) -> Any:
        path = self._path(key, version)
        try:
            kept = path.read_bytes()
        except FileNotFoundError:
            return _MISSING
        except OSError as error:
            _rate_limited_log.warn("The cache can't be read: %s", error)
            return _discard(path)
        content = unseal(kept)
        if content is None:
            _rate_limited_log.warn("The cache holds a damaged file, which is thrown away: %s", path)
            return _discard(path)
        try:
            expires_at, value = pickle.loads(content)
        except Exception as error:  # unpickling a value of another version can raise anything
            _rate_limited_log.warn("The cache holds what this version can't read: %s", error)
            return _discard(path)
        return _discard(path) if expires_at is not None and expires_at < time.time() else value

    def _createdir(self) -> None:
        folder = Path(self._dir)  # type: ignore[attr-defined]
        if not folder.is_dir():
            _discard(folder)
        super()._createdir()  # type: ignore[misc]

    def _path(self, key: Any, version: int | None) -> Path:
        return Path(self._key_to_file(key, version))  # type: ignore[attr-defined]

    def _write_content(self, file: Any, timeout: Any, value: Any) -> None:
        file.write(seal(pickle.dumps((self.get_backend_timeout(timeout), value), self.pickle_protocol)))

    def _delete(self, fname: str) -> bool:
        """Delete the file, and return whether it existed and is gone."""
        is_there = Path(fname).exists()
        _discard(Path(fname))
        return is_there and not Path(fname).exists()


def _discard(path: Path) -> Any:
    """Delete the file or folder at the path if possible, and return `_MISSING`."""
    try:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    except OSError as error:
        _rate_limited_log.warn("A file of the cache can't be taken away: %s", error)
    return _MISSING


class CircuitBreakerRedisCache(RedisCache):
    """Redis cache with a circuit breaker: after an error it is not called for `RETRY_SECONDS`, so requests do not wait repeatedly."""

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        options = {"socket_connect_timeout": TIMEOUT_SECONDS, "socket_timeout": TIMEOUT_SECONDS, **params.get("OPTIONS", {})}
        super().__init__(server, {**params, "OPTIONS": options})
        self._retry_at = 0.0

    def _call(self, method: Callable[..., Any], fallback: Any, *given: Any, **named: Any) -> Any:
        from redis.exceptions import RedisError

        if time.monotonic() < self._retry_at:
            return fallback
        try:
            return method(*given, **named)
        except (RedisError, OSError) as error:
            self._retry_at = time.monotonic() + RETRY_SECONDS
            _rate_limited_log.warn("Redis does not answer: %s", error)
        except Exception as error:
            if fallback is _FAILED:
                raise
            _rate_limited_log.warn("The cache holds what this version can't read: %s", error)
        return fallback

    def get(self, key: Any, default: Any = None, version: int | None = None) -> Any:
        return self._call(super().get, default, key, default, version)

    def get_many(self, keys: Any, version: int | None = None) -> Any:
        return self._call(super().get_many, {}, keys, version)

    def has_key(self, key: Any, version: int | None = None) -> bool:
        return bool(self._call(super().has_key, False, key, version))

    def set(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        self._call(super().set, None, key, value, timeout, version)

    def set_many(self, data: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> list[Any]:
        return list(self._call(super().set_many, list(data), data, timeout, version))

    def add(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return bool(self._call(super().add, True, key, value, timeout, version))

    def touch(self, key: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        return bool(self._call(super().touch, False, key, timeout, version))

    def delete(self, key: Any, version: int | None = None) -> bool:
        return bool(self._call(super().delete, False, key, version))

    def delete_many(self, keys: Any, version: int | None = None) -> None:
        self._call(super().delete_many, None, keys, version)

    def incr(self, key: Any, delta: int = 1, version: int | None = None) -> int:
        """Increment the value. Raises ValueError if the key is missing or Redis can't be reached."""
        found = self._call(super().incr, _FAILED, key, delta, version)
        if found is _FAILED:
            raise ValueError(f"{key} is not there.")
        return int(found)
