-- People, the workspaces that own plan and credits, and how they sign in. Times are milliseconds since the epoch, UTC.
CREATE TABLE user (
  id TEXT PRIMARY KEY NOT NULL,
  -- As typed, for mail; the canonical form decides who is who.
  email TEXT NOT NULL,
  email_canonical TEXT NOT NULL UNIQUE,
  -- PHC string. NULL for a person who only signs in through another identity provider.
  password_hash TEXT,
  verified_at INTEGER,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'pt', 'fr', 'de')),
  created_at INTEGER NOT NULL,
  last_login_at INTEGER
) STRICT;

CREATE TABLE workspace (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('personal', 'team')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE membership (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'member', 'auditor')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX membership_workspace ON membership (workspace_id);

-- A browser session or a bearer token: the same right, shown to us in a cookie or in a header. The foreign key to
-- membership ends every session of a person in a workspace together with the membership.
CREATE TABLE session (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  -- 'web' or 'api'. No CHECK here and on purpose below: SQLite cannot widen one without rebuilding the table.
  kind TEXT NOT NULL,
  token_sha256 BLOB NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  created_at INTEGER NOT NULL,
  -- Moved by writes only, at most every five minutes: no GET writes.
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;

CREATE INDEX session_user ON session (user_id, workspace_id);
CREATE INDEX session_expires ON session (expires_at);

-- A secret sent by mail: one purpose, one use. Spent rows stay for a while, so that a second click on the link of an
-- address that is verified already can be told from an invented token.
CREATE TABLE one_time_token (
  token_sha256 BLOB PRIMARY KEY NOT NULL CHECK (length(token_sha256) = 32),
  purpose TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  -- Set when a newer token of the same purpose took its place.
  superseded_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX one_time_token_open ON one_time_token (user_id, purpose) WHERE used_at IS NULL AND superseded_at IS NULL;
CREATE INDEX one_time_token_expires ON one_time_token (expires_at);
