-- What ties a workspace to Stripe, and what Stripe has said and nobody has dealt with yet. Money and plans themselves are
-- in the ledger. Times are milliseconds since the epoch, UTC, unless they are Stripe's own (seconds).
CREATE TABLE billing_customer (
  workspace_id TEXT PRIMARY KEY NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  stripe_customer_id TEXT NOT NULL UNIQUE,
  livemode INTEGER NOT NULL CHECK (livemode IN (0, 1)),
  created_at INTEGER NOT NULL,
  -- The subscription as Stripe said last (app/domain/billing/standing.ts); NULL before the first look.
  standing TEXT CHECK (standing IS NULL OR json_valid(standing)),
  synced_at INTEGER,
  -- When it must be looked at again although nothing was said: the end of a grace period.
  due_at INTEGER
) STRICT;

CREATE INDEX billing_customer_due ON billing_customer (due_at) WHERE due_at IS NOT NULL;

-- One row for each event of Stripe, however often it comes and by whichever way: written before it is answered, so that a
-- crash loses nothing. The payload itself is not kept: it names people.
CREATE TABLE billing_event (
  evt TEXT PRIMARY KEY NOT NULL,
  type TEXT NOT NULL,
  created INTEGER NOT NULL,
  api_version TEXT NOT NULL,
  payload_sha256 TEXT NOT NULL CHECK (length(payload_sha256) = 64),
  via TEXT NOT NULL CHECK (via IN ('webhook', 'poll')),
  object_id TEXT NOT NULL,
  -- Stripe's id; NULL where the object does not name its customer.
  customer TEXT,
  workspace_id TEXT REFERENCES workspace (id) ON DELETE CASCADE,
  -- Amounts, states and ids of the object.
  facts TEXT NOT NULL CHECK (json_valid(facts)),
  received_at INTEGER NOT NULL,
  -- parked: of a customer that nobody here knows. failed: given up, to be looked at by an operator.
  state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'parked', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_at INTEGER NOT NULL,
  last_error TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX billing_event_waiting ON billing_event (next_at) WHERE state = 'waiting';
CREATE INDEX billing_event_workspace ON billing_event (workspace_id) WHERE workspace_id IS NOT NULL;

-- The checkout that is open for a plan: asked for again soon, it is the same one.
CREATE TABLE billing_checkout (
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  plan TEXT NOT NULL,
  interval TEXT NOT NULL CHECK (interval IN ('month', 'year')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, plan, interval)
) STRICT, WITHOUT ROWID;

-- A plan that an operator has set: what Stripe says changes nothing until it is taken away.
CREATE TABLE billing_override (
  workspace_id TEXT PRIMARY KEY NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  plan TEXT NOT NULL,
  operator TEXT NOT NULL,
  reason TEXT NOT NULL,
  set_at INTEGER NOT NULL
) STRICT;

-- polled_to in Stripe's seconds: everything up to it has been asked for.
CREATE TABLE billing_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  polled_to INTEGER,
  reconciled_at INTEGER
) STRICT;
INSERT INTO billing_progress (id) VALUES (1);
