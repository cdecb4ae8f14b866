"""What Alembic runs: the steps, on the connection that `perron.server.storage.migrate` hands over."""

from alembic import context

from perron.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
