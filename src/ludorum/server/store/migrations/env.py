"""Run by Alembic for each migration, on the connection that `migrate` opened; the transaction is
the caller's, so a migration happens as a whole or not at all."""

from alembic import context

from ludorum.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
