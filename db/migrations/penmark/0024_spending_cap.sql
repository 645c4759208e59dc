-- How many requests of a month a workspace wants to use at most, below the limit of its plan. A wish of its owner, no
-- promise to anybody, so it is not in the ledger.
CREATE TABLE spending_cap (
  workspace_id TEXT PRIMARY KEY NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  requests INTEGER NOT NULL CHECK (requests BETWEEN 1 AND 999999999),
  set_at INTEGER NOT NULL
) STRICT;
