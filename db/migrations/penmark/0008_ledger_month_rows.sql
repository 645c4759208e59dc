-- The rows of the running month side by side. By account first, each stood among the account's older months: one page
-- more for each account and transaction, a sixth of all that is written to the WAL.
CREATE TABLE account_period_by_month (
  account TEXT NOT NULL REFERENCES account_state (account),
  period TEXT NOT NULL,
  quota INTEGER NOT NULL CHECK (quota >= 0),
  used INTEGER NOT NULL CHECK (used >= 0),
  reserved INTEGER NOT NULL CHECK (reserved >= 0),
  adjusted INTEGER NOT NULL DEFAULT 0 CHECK (adjusted >= 0),
  PRIMARY KEY (period, account)
) STRICT, WITHOUT ROWID;
INSERT INTO account_period_by_month (account, period, quota, used, reserved, adjusted)
  SELECT account, period, quota, used, reserved, adjusted FROM account_period;
DROP TABLE account_period;
ALTER TABLE account_period_by_month RENAME TO account_period;
