-- What an operator has switched off for everybody: a row for each, which goes when it is switched on again. Times are
-- milliseconds since the epoch, UTC.
CREATE TABLE breaker (
  -- A name out of app/domain/operations/breakers.ts.
  name TEXT PRIMARY KEY NOT NULL,
  operator TEXT NOT NULL,
  off_since INTEGER NOT NULL,
  -- It switches itself on then; NULL: an operator does.
  off_until INTEGER
) STRICT, WITHOUT ROWID;
