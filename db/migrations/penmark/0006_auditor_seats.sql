-- People outside a workspace who may read its ledger for a limited time, and what they looked at. A seat is no
-- membership: nothing that asks for one finds a seat (docs/decisions/027). Times are milliseconds since the epoch, UTC.
CREATE TABLE auditor_seat (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  -- As typed, for mail; the canonical form decides who may accept.
  email TEXT NOT NULL,
  email_canonical TEXT NOT NULL,
  -- The owner's own note. Never mailed, never shown to the auditor.
  label TEXT,
  -- How long the seat lasts, counted from its acceptance.
  days INTEGER NOT NULL CHECK (days > 0),
  invited_by TEXT REFERENCES user (id) ON DELETE SET NULL,
  -- Of the newest invitation only. Kept after its use, so that a second click finds out what happened.
  token_sha256 BLOB NOT NULL UNIQUE CHECK (length(token_sha256) = 32),
  created_at INTEGER NOT NULL,
  invite_expires_at INTEGER NOT NULL,
  accepted_by TEXT REFERENCES user (id) ON DELETE SET NULL,
  accepted_at INTEGER,
  expires_at INTEGER,
  revoked_at INTEGER,
  CHECK ((accepted_at IS NULL) = (expires_at IS NULL)),
  CHECK (accepted_by IS NULL OR accepted_at IS NOT NULL)
) STRICT;

CREATE INDEX auditor_seat_workspace ON auditor_seat (workspace_id, id);
CREATE INDEX auditor_seat_holder ON auditor_seat (accepted_by) WHERE accepted_by IS NOT NULL;
CREATE INDEX auditor_seat_inviter ON auditor_seat (invited_by) WHERE invited_by IS NOT NULL;

-- Each page and file that an auditor was shown, written before it was shown.
CREATE TABLE auditor_view (
  id INTEGER PRIMARY KEY,
  seat_id TEXT NOT NULL REFERENCES auditor_seat (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  -- 'seat', 'month', 'event', 'proof', 'export_form' or 'export'. No CHECK: SQLite cannot widen one without rebuilding
  -- the table.
  what TEXT NOT NULL,
  -- The month, the number of the event or the name of the file, where there is one.
  subject TEXT
) STRICT;

CREATE INDEX auditor_view_seat ON auditor_view (seat_id, id);

-- What was granted stays on record: a seat goes only together with its workspace, when the parent row is gone already.
CREATE TRIGGER auditor_seat_no_delete BEFORE DELETE ON auditor_seat
WHEN EXISTS (SELECT 1 FROM workspace WHERE id = OLD.workspace_id)
BEGIN SELECT RAISE(ABORT, 'auditor_seat goes only with its workspace'); END;

CREATE TRIGGER auditor_seat_facts_stay BEFORE UPDATE ON auditor_seat
WHEN NEW.id IS NOT OLD.id OR NEW.workspace_id IS NOT OLD.workspace_id
  OR NEW.email_canonical IS NOT OLD.email_canonical OR NEW.days IS NOT OLD.days OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.accepted_at IS NOT NULL AND (NEW.accepted_at IS NOT OLD.accepted_at OR NEW.expires_at IS NOT OLD.expires_at))
  OR (OLD.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT OLD.accepted_by)
  OR (OLD.accepted_at IS NOT NULL AND OLD.accepted_by IS NULL AND NEW.accepted_by IS NOT NULL)
  OR (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NOT OLD.revoked_at)
BEGIN SELECT RAISE(ABORT, 'auditor_seat keeps its facts'); END;

CREATE TRIGGER auditor_view_no_update BEFORE UPDATE ON auditor_view
BEGIN SELECT RAISE(ABORT, 'auditor_view is append-only'); END;

CREATE TRIGGER auditor_view_no_delete BEFORE DELETE ON auditor_view
WHEN EXISTS (SELECT 1 FROM auditor_seat WHERE id = OLD.seat_id)
BEGIN SELECT RAISE(ABORT, 'auditor_view is append-only'); END;

-- Runs before the conflict handling of INSERT OR REPLACE, hence refuses it on every connection.
CREATE TRIGGER auditor_view_once BEFORE INSERT ON auditor_view
WHEN EXISTS (SELECT 1 FROM auditor_view WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'auditor_view is append-only'); END;
