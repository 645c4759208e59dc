-- What a session is recognised by in the list of its owner: names out of two short lists, never the header itself.
-- NULL where the session is older than this or the header named nothing known.
ALTER TABLE session ADD COLUMN client TEXT;
ALTER TABLE session ADD COLUMN system TEXT;

-- A bearer for programs. Replaced and revoked keys are deleted: nothing of them is worth keeping. The foreign key to
-- membership ends every key of a person in a workspace together with the membership.
CREATE TABLE api_key (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  name TEXT NOT NULL CHECK (length(name) > 0),
  -- The first characters, which are shown again and are no secret.
  prefix TEXT NOT NULL UNIQUE,
  -- Of the whole key.
  key_sha256 BLOB NOT NULL UNIQUE CHECK (length(key_sha256) = 32),
  -- Names separated by spaces (RFC 6749 3.3). No CHECK: SQLite cannot widen one without rebuilding the table.
  scopes TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- NULL: until revoked.
  expires_at INTEGER,
  -- Moved at most every five minutes, and never by the request itself.
  last_used_at INTEGER,
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;

CREATE INDEX api_key_owner ON api_key (user_id, workspace_id);
