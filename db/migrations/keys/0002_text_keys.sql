-- Keys that seal what people keep on the server (docs/decisions/050): one workspace, one key, and an older one while a
-- rotation runs. Without its key a text in penmark.db, or in any backup of it, says nothing. Times are milliseconds since
-- the epoch, UTC.
CREATE TABLE text_key (
  workspace TEXT NOT NULL,
  -- Counts from 1; the highest seals, all of them open.
  generation INTEGER NOT NULL CHECK (generation > 0),
  -- Stands in front of each text that the key has sealed.
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 8),
  key BLOB NOT NULL CHECK (length(key) = 32),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (workspace, generation)
) STRICT, WITHOUT ROWID;

-- Workspaces whose keys were destroyed, by the SHA-256 of their ids: in an older penmark.db that comes back their texts
-- are erased as well, and are no sign of a lost key.
CREATE TABLE text_key_erased (
  workspace_sha256 BLOB PRIMARY KEY CHECK (length(workspace_sha256) = 32),
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row while a rotation is unfinished: keys of before `started_at` are to be replaced.
CREATE TABLE text_rotation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  started_at INTEGER NOT NULL
) STRICT;
