"""Runs migrations on the connection that is handed in (`kontor.tables.database.upgrade`)."""

from alembic import context

from kontor.tables.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
