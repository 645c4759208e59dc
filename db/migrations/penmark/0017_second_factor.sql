-- An authenticator app (RFC 6238) of a user. It counts for nothing until a first code has confirmed it. The secret is
-- sealed (AES-256-GCM) under a key derived from a session secret; key_id says from which.
CREATE TABLE totp_factor (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  sealed_secret BLOB NOT NULL,
  key_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  -- The newest 30-second step whose code was accepted: no code of it or of an older one is accepted again.
  last_step INTEGER NOT NULL,
  -- When the user said that the recovery codes are kept; NULL since codes that nobody confirmed.
  codes_kept_at INTEGER
) STRICT, WITHOUT ROWID;

-- Codes for the day on which the app is lost, each good once. They have 50 bits, so they are hashed like passwords
-- (argon2id, one salt for the set; ASVS 6.5.2).
CREATE TABLE recovery_code (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  code_hash BLOB NOT NULL CHECK (length(code_hash) = 32),
  salt BLOB NOT NULL CHECK (length(salt) = 16),
  created_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkey (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- base64url, as WebAuthn writes it in JSON
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE, public
  public_key BLOB NOT NULL,
  -- Of uses, as the authenticator counts them; many synced ones stay at 0.
  counter INTEGER NOT NULL CHECK (counter >= 0),
  -- Names separated by spaces.
  transports TEXT NOT NULL,
  backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
  aaguid TEXT NOT NULL,
  name TEXT NOT NULL CHECK (length(name) > 0),
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkey_user ON passkey (user_id);

-- What a sign-in under way waits for: a second step, or the answer of an authenticator. Good once and for minutes; a
-- job sweeps what has expired.
CREATE TABLE sign_in_challenge (
  token_sha256 BLOB PRIMARY KEY NOT NULL CHECK (length(token_sha256) = 32),
  -- NULL while nobody knows who it will be: a passkey names its owner itself.
  user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  -- Of a second step only: what the first step was, and what the session will be.
  method TEXT,
  kind TEXT CHECK (kind IN ('web', 'api')),
  client TEXT,
  system TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_in_challenge_user ON sign_in_challenge (user_id);
CREATE INDEX sign_in_challenge_expires ON sign_in_challenge (expires_at);
