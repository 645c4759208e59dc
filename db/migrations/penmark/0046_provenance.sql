-- Who wants to show later how much of a passage was changed: while a row is there, each charged request leaves a passage.
CREATE TABLE provenance_choice (
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id),
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Counts and salted fingerprints of a request's texts. The event holds the SHA-256 of the line; without this row and its salt
-- nobody can tell what that is a hash of.
CREATE TABLE provenance_passage (
  -- The place in the log of the request's settle.
  settled INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  salt BLOB NOT NULL CHECK (length(salt) = 32),
  line TEXT NOT NULL CHECK (length(line) BETWEEN 2 AND 4000),
  created_at INTEGER NOT NULL,
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;

CREATE INDEX provenance_passage_user ON provenance_passage (user_id, workspace_id, settled);

-- Pages that anybody with the address may see, until their author takes them back: then the row is gone.
CREATE TABLE provenance_link (
  -- 128 random bits. Kept as it is, since the author sees the address again, and the page holds nothing that is not here.
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 22),
  settled INTEGER NOT NULL REFERENCES provenance_passage (settled) ON DELETE CASCADE,
  -- Whether the page lets its readers check a text, for which it must hand out the salt.
  checkable INTEGER NOT NULL CHECK (checkable IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX provenance_link_settled ON provenance_link (settled);
