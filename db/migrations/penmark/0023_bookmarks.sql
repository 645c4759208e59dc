-- Results that somebody asked to be kept. Nothing else of what the assistant writes is stored, so each row is one press of
-- a button; the text that went in is there only where that was ticked as well. Seen by its user alone. Lengths are code
-- points (app/domain/library/bookmarks.ts), times milliseconds since the epoch, UTC.
CREATE TABLE bookmark (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  operation TEXT NOT NULL
    CHECK (operation IN ('rephrase', 'summarize', 'expand', 'explain', 'translate', 'research', 'analyze')),
  input TEXT CHECK (length(input) BETWEEN 1 AND 5000),
  output TEXT NOT NULL CHECK (length(output) BETWEEN 1 AND 20000),
  -- BCP 47, where the language of the result is known.
  language TEXT CHECK (length(language) BETWEEN 2 AND 35),
  -- The entry of the ledger that says what the result cost: the receipt.
  seq INTEGER CHECK (seq >= 0),
  -- Of the Idempotency-Key, and of what was asked for with it: the same create again finds its bookmark.
  idempotency_sha256 BLOB CHECK (length(idempotency_sha256) = 32),
  request_sha256 BLOB CHECK (length(request_sha256) = 32),
  created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX bookmark_request ON bookmark (user_id, idempotency_sha256) WHERE idempotency_sha256 IS NOT NULL;
-- Newest first, as the list shows them; also how many somebody has.
CREATE INDEX bookmark_list ON bookmark (user_id, created_at, id);
CREATE INDEX bookmark_workspace ON bookmark (workspace_id);
