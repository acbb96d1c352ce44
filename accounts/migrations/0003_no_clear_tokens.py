"""Drops the table in which API tokens were kept in clear."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_existing_members")]
    operations = [
        migrations.RunSQL("DROP TABLE IF EXISTS authtoken_token", migrations.RunSQL.noop),
        # The app is gone: a backup asks of every migration what it made.
        migrations.RunSQL("DELETE FROM django_migrations WHERE app = 'authtoken'", migrations.RunSQL.noop),
    ]
