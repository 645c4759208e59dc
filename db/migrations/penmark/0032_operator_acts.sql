-- What operators did, looked at or were refused, in the order in which it happened. Rows only come: no statement changes
-- or removes one. No address, no secret and no text of a customer stands here, because no erasure reaches a row. Times
-- are milliseconds since the epoch, UTC.
CREATE TABLE operator_act (
  id INTEGER PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  -- The short name given with --operator; NULL for a look without one.
  operator TEXT,
  -- The user of the operating system, as the command line tells it.
  os_user TEXT NOT NULL,
  command TEXT NOT NULL,
  -- JSON object of the options as typed. Who was meant stands in the next two columns, never as typed.
  arguments TEXT NOT NULL CHECK (json_type(arguments) = 'object'),
  -- No foreign keys: the act stays when its subject is deleted, and then points to nothing.
  user_id TEXT,
  workspace_id TEXT,
  ticket TEXT,
  -- Of command, options and subject: the same ticket is good for the same act only.
  request_sha256 BLOB CHECK (length(request_sha256) = 32),
  -- 'done', 'dry_run', 'asked', 'begun', 'refused' or 'failed'. No CHECK: SQLite cannot widen one without rebuilding
  -- the table.
  outcome TEXT NOT NULL,
  -- Why it was refused or failed, in one line.
  detail TEXT,
  -- JSON: the answer to the same ticket when it comes again.
  answer TEXT CHECK (json_valid(answer))
) STRICT;

-- A ticket has one effect.
CREATE UNIQUE INDEX operator_act_ticket ON operator_act (ticket) WHERE ticket IS NOT NULL AND outcome = 'done';
CREATE INDEX operator_act_at ON operator_act (at);
CREATE INDEX operator_act_user ON operator_act (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX operator_act_workspace ON operator_act (workspace_id) WHERE workspace_id IS NOT NULL;

CREATE TRIGGER operator_act_no_update BEFORE UPDATE ON operator_act
BEGIN SELECT RAISE(ABORT, 'operator_act is append-only'); END;

CREATE TRIGGER operator_act_no_delete BEFORE DELETE ON operator_act
BEGIN SELECT RAISE(ABORT, 'operator_act is append-only'); END;

-- Runs before the conflict handling of INSERT OR REPLACE, hence refuses it on every connection.
CREATE TRIGGER operator_act_next BEFORE INSERT ON operator_act
WHEN NEW.id IS NOT (SELECT coalesce(max(id), 0) + 1 FROM operator_act)
  OR EXISTS (SELECT 1 FROM operator_act WHERE ticket = NEW.ticket AND outcome = 'done' AND NEW.outcome = 'done')
BEGIN SELECT RAISE(ABORT, 'operator_act takes only the next act'); END;
