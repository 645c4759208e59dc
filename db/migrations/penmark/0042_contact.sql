-- What people wrote to the operator. The texts are sealed under a key of the message's own, in keys.db, which goes with the
-- message: as soon as it is handled, and after 180 days at the latest. Times are milliseconds since the epoch, UTC.
CREATE TABLE contact_message (
  id TEXT PRIMARY KEY NOT NULL,
  locale TEXT NOT NULL CHECK (length(locale) BETWEEN 2 AND 10),
  -- Names, address, subject and message, as JSON.
  body BLOB NOT NULL CHECK (length(body) BETWEEN 38 AND 20000),
  -- The operator's answer until it has left.
  answer BLOB CHECK (length(answer) BETWEEN 38 AND 8000),
  told_at INTEGER,
  confirmed_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- When its mails are tried next; null if nothing waits to be sent.
  next_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX contact_message_due ON contact_message (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX contact_message_age ON contact_message (created_at);
