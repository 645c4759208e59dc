-- What the check leaves alone for a user in a workspace: words and rules of the user's choice (docs/decisions/050 for the seal).
CREATE TABLE personal_dictionary (
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  -- Sealed; JSON.
  entries BLOB NOT NULL CHECK (length(entries) > 37),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id),
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;
