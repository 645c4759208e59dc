-- Customers that were deleted at Stripe. Refunds and disputes that are still told of them are money of their workspace.
CREATE TABLE billing_former_customer (
  stripe_customer_id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  -- When this was noticed.
  ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX billing_former_customer_workspace ON billing_former_customer (workspace_id, ended_at);
