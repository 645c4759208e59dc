-- What periods, credits, money and erasure add to the ledger's projections: all of it rebuildable from the events.

-- extra: the sum of `left` over the account's lots, so that a page needs no look at them.
-- closed_through: the last month with a statement (period.closed); NULL before the first.
ALTER TABLE account_state ADD COLUMN extra INTEGER NOT NULL DEFAULT 0 CHECK (extra >= 0);
ALTER TABLE account_state ADD COLUMN erased INTEGER NOT NULL DEFAULT 0 CHECK (erased IN (0, 1));
ALTER TABLE account_state ADD COLUMN closed_through TEXT;
CREATE INDEX account_state_erased ON account_state (account) WHERE erased = 1;

-- adjusted: units given back in this month for requests of any month.
ALTER TABLE account_period ADD COLUMN adjusted INTEGER NOT NULL DEFAULT 0 CHECK (adjusted >= 0);

-- amount = what was granted; left = what nobody used, holds or lost; held = what running requests put aside.
CREATE TABLE credit_lot (
  grant_seq INTEGER PRIMARY KEY REFERENCES ledger_event (seq),
  account TEXT NOT NULL REFERENCES account_state (account),
  amount INTEGER NOT NULL CHECK (amount > 0),
  left INTEGER NOT NULL CHECK (left >= 0),
  held INTEGER NOT NULL CHECK (held >= 0),
  expires_at INTEGER,
  CHECK (left + held <= amount)
) STRICT;
CREATE INDEX credit_lot_account ON credit_lot (account, expires_at);
CREATE INDEX credit_lot_due ON credit_lot (expires_at) WHERE left > 0 AND expires_at IS NOT NULL;

-- lot: the lot that the request takes, NULL for the month's limit. refunded: units given back by adjustments.
ALTER TABLE reservation ADD COLUMN lot INTEGER REFERENCES credit_lot (grant_seq);
ALTER TABLE reservation ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= amount);

-- One row for each statement, seq that of its period.closed.
CREATE TABLE account_statement (
  account TEXT NOT NULL REFERENCES account_state (account),
  period TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES ledger_event (seq),
  PRIMARY KEY (account, period)
) STRICT, WITHOUT ROWID;
CREATE INDEX account_statement_period ON account_statement (period);

-- The events whose time lies in the month are [first_seq, end_seq).
CREATE TABLE sealed_period (
  period TEXT PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES ledger_event (seq),
  first_seq INTEGER NOT NULL,
  end_seq INTEGER NOT NULL,
  statements INTEGER NOT NULL CHECK (statements >= 0),
  CHECK (first_seq <= end_seq AND end_seq <= seq)
) STRICT, WITHOUT ROWID;

-- Stripe's event ids that the log has: each becomes one event, however often it is delivered.
CREATE TABLE stripe_event (
  evt TEXT PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES ledger_event (seq)
) STRICT, WITHOUT ROWID;

-- What is known last about each of Stripe's objects, in whatever order it came. created in seconds.
CREATE TABLE stripe_object (
  object_id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account_state (account),
  kind TEXT NOT NULL,
  status TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  last_created INTEGER NOT NULL,
  last_evt TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES ledger_event (seq)
) STRICT, WITHOUT ROWID;

-- Guards against mistakes in code: what an auditor was told stays told.
CREATE TRIGGER account_statement_no_update BEFORE UPDATE ON account_statement
BEGIN SELECT RAISE(ABORT, 'account_statement is append-only'); END;

CREATE TRIGGER sealed_period_no_update BEFORE UPDATE ON sealed_period
BEGIN SELECT RAISE(ABORT, 'sealed_period is append-only'); END;

CREATE TRIGGER stripe_event_no_update BEFORE UPDATE ON stripe_event
BEGIN SELECT RAISE(ABORT, 'stripe_event is append-only'); END;
