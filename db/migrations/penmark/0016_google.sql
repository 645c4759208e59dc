-- Who a person is at Google: issuer and subject, never the address, which changes hands there (ASVS 6.8.1).
CREATE TABLE google_identity (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- As Google named it when the two were linked: shown to its owner, looked up by nobody.
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
) STRICT, WITHOUT ROWID;

-- Answers of Google that have signed somebody in, until they would be too old anyway: none of them does so twice.
CREATE TABLE google_answer (
  answer_sha256 BLOB PRIMARY KEY NOT NULL CHECK (length(answer_sha256) = 32),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX google_answer_expires ON google_answer (expires_at);
