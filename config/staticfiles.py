"""Static files under names that hold their content's hash, compressed, safe to cache for ever."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedFilesStorage(CompressedManifestStaticFilesStorage):  # type: ignore[misc]
    """Hashes the imports of our ES modules too."""

    support_js_module_import_aggregation = True
