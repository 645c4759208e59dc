-- Verifier keys of the witnesses that were ever asked to cosign. A signature line holds only four bytes of its key.
CREATE TABLE ledger_witness (
  vkey TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
