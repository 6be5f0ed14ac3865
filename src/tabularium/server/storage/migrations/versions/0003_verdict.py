"""A finished game keeps the verdict on its chance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before get theirs when somebody asks."""
    # Never as a batch: that writes the table anew, and all records go with the old one.
    op.add_column("tables", sa.Column("verdict", sa.JSON(none_as_null=True)))
