-- What ties a ledger account to a workspace, apart from the ledger: deleting both rows erases the account,
-- also in a restored copy of the ledger, while its events and their proofs stay whole.

CREATE TABLE account_key (
  account TEXT PRIMARY KEY,
  dek BLOB NOT NULL CHECK (length(dek) = 32)
) STRICT, WITHOUT ROWID;

CREATE TABLE account_identity (
  account TEXT PRIMARY KEY REFERENCES account_key (account) ON DELETE CASCADE,
  workspace TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
