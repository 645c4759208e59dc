-- A change of address under way, one at a time for each user: asked for, then approved by the current mailbox, then
-- confirmed by the new one, which removes the row. The secrets themselves are in one_time_token; token_sha256 binds the
-- one that moves this change on, so that a link mailed for another address can never complete it.
CREATE TABLE email_change (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  new_email TEXT NOT NULL,
  new_email_canonical TEXT NOT NULL,
  token_sha256 BLOB NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  requested_at INTEGER NOT NULL,
  approved_at INTEGER,
  -- When the link of the step that is due stops working.
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX email_change_expires ON email_change (expires_at);
