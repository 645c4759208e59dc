-- The usage ledger. Events are facts and are only ever added; everything else here is derived from their bytes.
-- Not here yet: tree tiles and checkpoints (derivable from the leaves), credit lots and Stripe objects (new facts).

-- seq is the position in the log and the leaf index, gapless from 0. body is the exact canonical text that was
-- hashed: leaf = SHA-256(0x00 || body). Nothing is ever hashed again from a re-serialised value.
CREATE TABLE ledger_event (
  seq INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  aseq INTEGER NOT NULL,
  type TEXT NOT NULL,
  v INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body BLOB NOT NULL,
  leaf BLOB NOT NULL CHECK (length(leaf) = 32)
) STRICT;
CREATE UNIQUE INDEX ledger_event_account ON ledger_event (account, aseq);

-- key = HMAC of the client's idempotency key and attempt, req_hash = HMAC of the request's hash: both under the
-- account's own key, since a plain hash of a short text can be guessed.
CREATE TABLE ledger_idem (
  key BLOB PRIMARY KEY CHECK (length(key) = 32),
  seq INTEGER NOT NULL REFERENCES ledger_event (seq),
  req_hash BLOB NOT NULL CHECK (length(req_hash) = 32)
) STRICT, WITHOUT ROWID;

-- The right edge of the Merkle tree (RFC 6962): one hash for each bit set in size, widest subtree first.
CREATE TABLE ledger_head (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  origin TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  size INTEGER NOT NULL CHECK (size >= 0),
  frontier BLOB NOT NULL CHECK (length(frontier) % 32 = 0),
  last_at INTEGER NOT NULL
) STRICT;

-- Projections, written in the transaction of their events and rebuildable from the bytes.
CREATE TABLE account_state (
  account TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  quota INTEGER NOT NULL CHECK (quota >= 0),
  policy INTEGER NOT NULL REFERENCES ledger_event (seq)
) STRICT, WITHOUT ROWID;

-- No CHECK (used + reserved <= quota): late settles and downgrades may pass it. The reserve's own WHERE holds it.
CREATE TABLE account_period (
  account TEXT NOT NULL REFERENCES account_state (account),
  period TEXT NOT NULL,
  quota INTEGER NOT NULL CHECK (quota >= 0),
  used INTEGER NOT NULL CHECK (used >= 0),
  reserved INTEGER NOT NULL CHECK (reserved >= 0),
  PRIMARY KEY (account, period)
) STRICT, WITHOUT ROWID;

-- seq is that of the request.reserved event; ended that of the event which ended it, NULL while open.
-- superseded: a later attempt under the same client key exists, so a late settle of this one costs nothing.
CREATE TABLE reservation (
  seq INTEGER PRIMARY KEY REFERENCES ledger_event (seq),
  account TEXT NOT NULL,
  period TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  source TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'settled', 'late', 'released', 'expired')),
  superseded INTEGER NOT NULL CHECK (superseded IN (0, 1)),
  ended INTEGER REFERENCES ledger_event (seq)
) STRICT;
CREATE INDEX reservation_open ON reservation (account, expires_at) WHERE state = 'open';

-- Guards against mistakes in code, not against people: who owns the file can drop them.
CREATE TRIGGER ledger_event_no_update BEFORE UPDATE ON ledger_event
BEGIN SELECT RAISE(ABORT, 'ledger_event is append-only'); END;

CREATE TRIGGER ledger_event_no_delete BEFORE DELETE ON ledger_event
BEGIN SELECT RAISE(ABORT, 'ledger_event is append-only'); END;

-- Runs before the conflict handling of INSERT OR REPLACE and of upserts, hence refuses them even on a connection
-- that has recursive_triggers off.
CREATE TRIGGER ledger_event_in_order BEFORE INSERT ON ledger_event
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event)
  OR NEW.aseq IS NOT (SELECT coalesce(max(aseq), -1) + 1 FROM ledger_event WHERE account = NEW.account)
  OR NEW.at < (SELECT at FROM ledger_event WHERE seq = NEW.seq - 1)
BEGIN SELECT RAISE(ABORT, 'ledger_event takes only the next event'); END;

CREATE TRIGGER ledger_idem_no_update BEFORE UPDATE ON ledger_idem
BEGIN SELECT RAISE(ABORT, 'ledger_idem is append-only'); END;

CREATE TRIGGER ledger_idem_no_delete BEFORE DELETE ON ledger_idem
BEGIN SELECT RAISE(ABORT, 'ledger_idem is append-only'); END;

CREATE TRIGGER ledger_idem_once BEFORE INSERT ON ledger_idem
WHEN EXISTS (SELECT 1 FROM ledger_idem WHERE key = NEW.key)
BEGIN SELECT RAISE(ABORT, 'ledger_idem takes a key once'); END;

CREATE TRIGGER ledger_head_once BEFORE INSERT ON ledger_head
WHEN EXISTS (SELECT 1 FROM ledger_head) OR NEW.size <> 0
BEGIN SELECT RAISE(ABORT, 'ledger_head exists'); END;

CREATE TRIGGER ledger_head_no_delete BEFORE DELETE ON ledger_head
BEGIN SELECT RAISE(ABORT, 'ledger_head stays'); END;

CREATE TRIGGER ledger_head_only_grows BEFORE UPDATE ON ledger_head
WHEN NEW.size < OLD.size OR NEW.last_at < OLD.last_at
  OR NEW.origin IS NOT OLD.origin OR NEW.epoch IS NOT OLD.epoch
  OR NEW.size IS NOT (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event)
BEGIN SELECT RAISE(ABORT, 'ledger_head only grows with its events'); END;
