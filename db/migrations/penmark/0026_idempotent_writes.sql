-- What became of a write that named an idempotency key, so that the same write again, after a lost answer or out of a
-- browser's queue, answers as the first did and does nothing. Nothing of what was written stands here. Times are
-- milliseconds since the epoch, UTC.
CREATE TABLE idempotent_write (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  -- Of the key as it was sent.
  key_sha256 BLOB NOT NULL CHECK (length(key_sha256) = 32),
  -- Of what was asked for, keyed by the key as it was sent: who has not got that cannot guess a short text back.
  request_hmac BLOB NOT NULL CHECK (length(request_hmac) = 32),
  -- JSON: the id of what was made, or null.
  outcome TEXT NOT NULL CHECK (json_valid(outcome)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id, key_sha256)
) STRICT, WITHOUT ROWID;

-- The oldest are swept.
CREATE INDEX idempotent_write_age ON idempotent_write (created_at);
CREATE INDEX idempotent_write_workspace ON idempotent_write (workspace_id);

-- A create keeps its key there as well, so that it answers also after its item is gone.
DROP INDEX library_item_request;
ALTER TABLE library_item DROP COLUMN idempotency_sha256;
ALTER TABLE library_item DROP COLUMN request_sha256;
