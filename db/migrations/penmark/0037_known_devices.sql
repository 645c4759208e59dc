-- A device on which a user has signed in. The mark is SHA-256 over the user's id and the secret in the device's cookie (for a
-- program: over its client and system), so one browser has another mark for each of its users.
CREATE TABLE known_device (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  mark BLOB NOT NULL CHECK (length(mark) = 32),
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, mark)
) STRICT, WITHOUT ROWID;

-- Wrong codes at the second step of a user's sign-ins since the last right one, how often five of them came together, and
-- until when an unknown device has to wait.
CREATE TABLE second_step_guard (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  misses INTEGER NOT NULL,
  level INTEGER NOT NULL,
  wait_until INTEGER NOT NULL,
  missed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
