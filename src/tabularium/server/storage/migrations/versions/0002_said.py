"""Messages that make no entry are remembered; bots may think aloud."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of messages, and a setting of tables: off for those that run already."""
    op.create_table(
        "said",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("mark", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "mark"),
    )
    # Never as a batch: that writes the table anew, and all records go with the old one.
    op.add_column(
        "tables", sa.Column("aloud", sa.Boolean(), nullable=False, server_default=sa.false())
    )
