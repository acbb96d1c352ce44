"""Static files under names that hold their content's hash, compressed, safe to cache for ever."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedFilesStorage(CompressedManifestStaticFilesStorage):
    """Hashes the imports of our ES modules too."""

    support_js_module_import_aggregation = True
