"""Static files under names that hold their content's hash, compressed, safe to cache for ever."""

from __future__ import annotations

import hashlib
import logging
import re
from pathlib import Path
from typing import Any

from django.contrib.staticfiles import finders
from whitenoise.storage import CompressedManifestStaticFilesStorage

_HASHED = re.compile(r"\.([0-9a-f]{12})(?:\.\w+)?$")

log = logging.getLogger(__name__)


class HashedFilesStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc]
    """Hashed static files, including the imports of our ES modules. A damaged manifest is ignored; damaged copies are collected again."""

    support_js_module_import_aggregation = True

    def load_manifest(self) -> tuple[dict[str, Any], str]:
        try:
            paths, digest = super().load_manifest()
            return dict(paths), str(digest)
        except (ValueError, TypeError, OSError, AttributeError) as error:
            log.error("The list of static files can't be read, so they go by plain names until they are collected anew: %s", error)
            return {}, ""

    def stored_name(self, name: str) -> str:
        """Return the name with the hash; without a readable manifest the plain name, under which the file is served too."""
        return str(super().stored_name(name)) if self.hashed_files else name

    def exists(self, name: str) -> bool:
        """Return whether the file exists undamaged. A damaged one is deleted, so that collectstatic writes it again."""
        if not super().exists(name):
            return False
        path = Path(self.path(name))
        if not path.is_file() or _is_whole(path, name, finders.find(name)):
            return True
        log.warning("The static file %s is damaged and is written anew.", name)
        path.unlink(missing_ok=True)
        return False


def _is_whole(path: Path, name: str, source: Any) -> bool:
    """Return whether a copy equals its source and, for a generated file, whether its content matches the hash in its name."""
    try:
        content = path.read_bytes()
        if source is not None:
            return content == Path(str(source)).read_bytes()
    except OSError:
        return False
    hashed = _HASHED.search(name)
    return hashed is None or hashlib.md5(content, usedforsecurity=False).hexdigest()[:12] == hashed[1]
