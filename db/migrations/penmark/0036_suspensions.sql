-- Users and workspaces that an operator has shut out. A row goes when the operator lifts it, or with its subject. Times
-- are milliseconds since the epoch, UTC.
CREATE TABLE suspension (
  user_id TEXT UNIQUE REFERENCES user (id) ON DELETE CASCADE,
  workspace_id TEXT UNIQUE REFERENCES workspace (id) ON DELETE CASCADE,
  -- A short name, never a real one.
  operator TEXT NOT NULL,
  reason TEXT NOT NULL,
  suspended_at INTEGER NOT NULL,
  -- Exactly one of the two.
  CHECK ((user_id IS NULL) <> (workspace_id IS NULL))
) STRICT;
