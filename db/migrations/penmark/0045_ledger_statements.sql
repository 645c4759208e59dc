-- An account's statements in order, for the balances before a month.
CREATE INDEX ledger_event_period_closed ON ledger_event (account, aseq) WHERE type = 'period.closed';
