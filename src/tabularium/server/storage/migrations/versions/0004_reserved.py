"""A chair can be kept for a friend, who comes by its link."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Chairs of tables opened before are for anybody, as they were."""
    # Never as a batch: that writes the table anew, and all records go with the old one.
    op.add_column(
        "seats", sa.Column("reserved", sa.Boolean(), nullable=False, server_default=sa.false())
    )
