-- Drops every CHECK that repeated a list of the product: languages, operations, kinds, roles, intervals, lengths. Such a
-- list lives once, in TypeScript, so that it can grow without a rebuilt table. A CHECK stays if its words are states of one
-- table's own life cycle, which its indexes and its owner's SQL name as well, or if they can never change, as 0 and 1
-- (docs/decisions/044). SQLite cannot drop a CHECK, so the tables are rebuilt. Foreign keys are off while migrations run,
-- or DROP TABLE would delete the rows that refer to the table.

CREATE TABLE rebuilt_user (
  id TEXT PRIMARY KEY NOT NULL,
  -- As typed, for mail; the canonical form decides who is who.
  email TEXT NOT NULL,
  email_canonical TEXT NOT NULL UNIQUE,
  -- PHC string. NULL for a person who only signs in through another identity provider.
  password_hash TEXT,
  verified_at INTEGER,
  locale TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_login_at INTEGER
) STRICT;
INSERT INTO rebuilt_user (id, email, email_canonical, password_hash, verified_at, locale, created_at, last_login_at)
  SELECT id, email, email_canonical, password_hash, verified_at, locale, created_at, last_login_at FROM user;
DROP TABLE user;
ALTER TABLE rebuilt_user RENAME TO user;

-- RENAME reads every trigger, and this one names the workspace, which is missing at that moment.
DROP TRIGGER auditor_seat_no_delete;
CREATE TABLE rebuilt_workspace (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO rebuilt_workspace (id, name, kind, created_at) SELECT id, name, kind, created_at FROM workspace;
DROP TABLE workspace;
ALTER TABLE rebuilt_workspace RENAME TO workspace;
CREATE TRIGGER auditor_seat_no_delete BEFORE DELETE ON auditor_seat
WHEN EXISTS (SELECT 1 FROM workspace WHERE id = OLD.workspace_id)
BEGIN SELECT RAISE(ABORT, 'auditor_seat goes only with its workspace'); END;

CREATE TABLE rebuilt_membership (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id)
) STRICT, WITHOUT ROWID;
INSERT INTO rebuilt_membership (user_id, workspace_id, role, created_at)
  SELECT user_id, workspace_id, role, created_at FROM membership;
DROP TABLE membership;
ALTER TABLE rebuilt_membership RENAME TO membership;
CREATE INDEX membership_workspace ON membership (workspace_id);

CREATE TABLE rebuilt_sign_in_challenge (
  token_sha256 BLOB PRIMARY KEY NOT NULL CHECK (length(token_sha256) = 32),
  -- NULL until a passkey has named its owner.
  user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  -- Of a second step only: what the first step was, and what the session will be.
  method TEXT,
  kind TEXT,
  client TEXT,
  system TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO rebuilt_sign_in_challenge
    (token_sha256, user_id, purpose, created_at, expires_at, attempts, used_at, method, kind, client, system)
  SELECT token_sha256, user_id, purpose, created_at, expires_at, attempts, used_at, method, kind, client, system
  FROM sign_in_challenge;
DROP TABLE sign_in_challenge;
ALTER TABLE rebuilt_sign_in_challenge RENAME TO sign_in_challenge;
CREATE INDEX sign_in_challenge_user ON sign_in_challenge (user_id);
CREATE INDEX sign_in_challenge_expires ON sign_in_challenge (expires_at);

CREATE TABLE rebuilt_library_item (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- NULL once that account is gone: the item belongs to the workspace.
  created_by TEXT REFERENCES user (id) ON DELETE SET NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Folded: decides which names are the same (app/domain/library/name-key.ts).
  name_key TEXT NOT NULL CHECK (length(name_key) > 0),
  content TEXT NOT NULL CHECK (json_valid(content)),
  version INTEGER NOT NULL CHECK (version > 0),
  usage_count INTEGER NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, name_key)
) STRICT;
INSERT INTO rebuilt_library_item
    (id, workspace_id, kind, created_by, name, name_key, content, version, usage_count, created_at, updated_at)
  SELECT id, workspace_id, kind, created_by, name, name_key, content, version, usage_count, created_at, updated_at
  FROM library_item;
DROP TABLE library_item;
ALTER TABLE rebuilt_library_item RENAME TO library_item;
-- Oldest first: the order in which a plan's places are given.
CREATE INDEX library_item_places ON library_item (workspace_id, kind, created_at, id);
CREATE INDEX library_item_author ON library_item (created_by);

CREATE TABLE rebuilt_billing_checkout (
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  plan TEXT NOT NULL,
  interval TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (workspace_id, plan, interval)
) STRICT, WITHOUT ROWID;
INSERT INTO rebuilt_billing_checkout (workspace_id, plan, interval, idempotency_key, created_at)
  SELECT workspace_id, plan, interval, idempotency_key, created_at FROM billing_checkout;
DROP TABLE billing_checkout;
ALTER TABLE rebuilt_billing_checkout RENAME TO billing_checkout;

CREATE TABLE rebuilt_writing_preference (
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  -- The key of a built-in template or the id of one of the workspace.
  assistant_template TEXT NOT NULL,
  -- JSON arrays: keys of built-in styles, ids of those of the workspace.
  enabled_styles TEXT NOT NULL CHECK (json_type(enabled_styles) = 'array'),
  custom_styles TEXT NOT NULL CHECK (json_type(custom_styles) = 'array'),
  response_length TEXT NOT NULL,
  target_language TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id),
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;
INSERT INTO rebuilt_writing_preference
    (user_id, workspace_id, assistant_template, enabled_styles, custom_styles, response_length, target_language, updated_at)
  SELECT user_id, workspace_id, assistant_template, enabled_styles, custom_styles, response_length, target_language, updated_at
  FROM writing_preference;
DROP TABLE writing_preference;
ALTER TABLE rebuilt_writing_preference RENAME TO writing_preference;

CREATE TABLE rebuilt_bookmark (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  operation TEXT NOT NULL,
  input TEXT CHECK (length(input) BETWEEN 1 AND 5000),
  output TEXT NOT NULL CHECK (length(output) BETWEEN 1 AND 20000),
  -- BCP 47; NULL if the language of the result is not known.
  language TEXT CHECK (length(language) BETWEEN 2 AND 35),
  -- The entry of the ledger that says what the result cost: the receipt.
  seq INTEGER CHECK (seq >= 0),
  -- Of the Idempotency-Key, and of what was asked for with it: the same create again finds its bookmark.
  idempotency_sha256 BLOB CHECK (length(idempotency_sha256) = 32),
  request_sha256 BLOB CHECK (length(request_sha256) = 32),
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO rebuilt_bookmark
    (id, workspace_id, user_id, title, operation, input, output, language, seq, idempotency_sha256, request_sha256, created_at)
  SELECT id, workspace_id, user_id, title, operation, input, output, language, seq, idempotency_sha256, request_sha256, created_at
  FROM bookmark;
DROP TABLE bookmark;
ALTER TABLE rebuilt_bookmark RENAME TO bookmark;
CREATE UNIQUE INDEX bookmark_request ON bookmark (user_id, idempotency_sha256) WHERE idempotency_sha256 IS NOT NULL;
-- Newest first, as the list shows them; also how many a user has.
CREATE INDEX bookmark_list ON bookmark (user_id, created_at, id);
CREATE INDEX bookmark_workspace ON bookmark (workspace_id);
