-- Alarms for the operators, at most one of a kind about one thing in a period, and whether they were delivered. No
-- address and no text of a customer stands here. Times are milliseconds since the epoch, UTC.
CREATE TABLE alarm (
  id INTEGER PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  -- An id or a name of ours, empty if the kind says it all.
  subject TEXT NOT NULL,
  -- The number of the period since the epoch; 0 if one alarm is enough for ever.
  period INTEGER NOT NULL,
  -- JSON object of figures, ids and names of ours.
  details TEXT NOT NULL CHECK (json_type(details) = 'object'),
  raised_at INTEGER NOT NULL,
  -- When each way was taken; NULL: not yet, or there is no such way.
  mailed_at INTEGER,
  posted_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  -- The next try; NULL: delivered, given up, or nothing to deliver to.
  next_at INTEGER,
  UNIQUE (kind, subject, period)
) STRICT;

CREATE INDEX alarm_waiting ON alarm (next_at) WHERE next_at IS NOT NULL;
