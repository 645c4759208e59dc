-- Which mails a user wants beside those of the account itself. Without a row the defaults below hold.
CREATE TABLE notification_preference (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- Off: none of the others is sent, whatever it says.
  email_notifications INTEGER NOT NULL DEFAULT 1 CHECK (email_notifications IN (0, 1)),
  marketing_emails INTEGER NOT NULL DEFAULT 0 CHECK (marketing_emails IN (0, 1)),
  usage_alerts INTEGER NOT NULL DEFAULT 1 CHECK (usage_alerts IN (0, 1)),
  weekly_digest INTEGER NOT NULL DEFAULT 1 CHECK (weekly_digest IN (0, 1)),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A mail that goes out once. The row is written before the mail is handed over, so a crash in between loses the mail
-- rather than sending it twice: 'claimed' is one of which nobody knows.
CREATE TABLE notification_sent (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  -- 'usage_80', 'usage_100' or 'weekly_digest'. No CHECK: SQLite cannot widen one without rebuilding the table.
  kind TEXT NOT NULL,
  -- The UTC month (2026-11) of an alert, the ISO week (2026-W47) of a digest.
  period TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('claimed', 'sent', 'failed')),
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id, kind, period)
) STRICT, WITHOUT ROWID;

-- However many workspaces a user owns.
CREATE UNIQUE INDEX notification_sent_digest ON notification_sent (user_id, period) WHERE kind = 'weekly_digest';
CREATE INDEX notification_sent_workspace ON notification_sent (workspace_id);

-- How far a job has read: for 'usage_alerts' the seq of the last ledger event looked at, for 'weekly_digest' the start
-- of the last week that is done, milliseconds UTC.
CREATE TABLE notification_progress (
  job TEXT PRIMARY KEY NOT NULL,
  position INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
