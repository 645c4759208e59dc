-- An export of one month names the plan that each account had before it: the last of few events among very many.
CREATE INDEX ledger_event_plan_changed ON ledger_event (account, aseq) WHERE type = 'plan.changed';
