-- Time stamps of closed months by another party (RFC 3161): the reply of the authority, which holds the hash of the signed note of
-- the checkpoint of this size. Times are milliseconds UTC.
CREATE TABLE ledger_timestamp (
  period TEXT PRIMARY KEY NOT NULL,
  size INTEGER NOT NULL,
  reply BLOB NOT NULL CHECK (length(reply) BETWEEN 64 AND 65536),
  -- The authority's time.
  stamped_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
