"""Numba's cache files with checksums: damaged machine code would crash the process or play wrongly."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator

from rules.kernel.compiled.storage.seals import seal, unseal

log = logging.getLogger(__name__)


class SealedFiles(IndexDataCacheFile):  # type: ignore[misc]
    """Numba's index and code files of one function. A damaged file counts as missing and is written again."""

    def _load_index(self) -> dict[Any, str]:
        kept = _read(Path(self._index_path))
        version, stamp, names = kept if kept is not None else (None, None, {})
        return dict(names) if (version, stamp) == (self._version, self._source_stamp) else {}

    def _save_index(self, overloads: dict[Any, str]) -> None:
        with self._open_for_write(self._index_path) as file:
            file.write(seal(pickle.dumps((self._version, self._source_stamp, overloads))))

    def _load_data(self, name: str) -> Any:
        return _read(Path(self._data_path(name)))

    def _save_data(self, name: str, data: Any) -> None:
        with self._open_for_write(self._data_path(name)) as file:
            file.write(seal(self._dump(data)))


def _read(path: Path) -> Any:
    """Return the unpickled content of the file; None if it is missing, unreadable or damaged."""
    try:
        content = unseal(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        log.warning("A file of the compile cache can't be read, so its code is compiled again: %s", error)
        return None
    if content is None:
        log.warning("The file %s of the compile cache is damaged, so its code is compiled again.", path)
        return None
    return pickle.loads(content)


class FolderLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Numba's cache locator for the game's folder only, which may be read-only.

    The folder is named after all sources: neither a file's modification time nor a function's line changes the key of its code.
    """

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> FolderLocator:
        return cls(py_func, py_file)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


class FolderCache(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (FolderLocator,)


class CodeFiles(FunctionCache):  # type: ignore[misc]
    """The cached machine code of one function; a failed write is only logged."""

    _impl_class = FolderCache

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        impl = self._impl
        self._cache_file = SealedFiles(self._cache_path, impl.filename_base, impl.locator.get_source_stamp())

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        """Return the key without the function's closure, which Numba would pickle otherwise in every process: the folder stands for all
        sources.
        """
        return signature, codegen.magic_tuple()

    def save_overload(self, signature: Any, compiled: Any) -> None:
        try:
            super().save_overload(signature, compiled)
        except OSError as error:
            log.warning("Compiled code can't be kept, so it will be compiled again: %s", error)
