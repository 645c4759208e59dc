-- What a deletion of an account still has to do. The account itself is gone in the transaction that writes the row; the
-- row goes once everything is done, or the last message could not be sent for an hour.
CREATE TABLE account_deletion (
  user_id TEXT PRIMARY KEY NOT NULL,
  -- Where the last message goes, and whose copies in the outbox go. Nobody else reads it.
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- JSON: workspaces whose ledger account is to be erased.
  workspaces TEXT NOT NULL CHECK (json_valid(workspaces)),
  -- JSON: what the payment service has to end, in words of the billing domain.
  subscriptions TEXT NOT NULL CHECK (json_valid(subscriptions)),
  requested_at INTEGER NOT NULL,
  notified_at INTEGER
) STRICT, WITHOUT ROWID;

-- A seat keeps its facts, but whose it was can be forgotten: an empty address, no holder, no note.
DROP TRIGGER auditor_seat_facts_stay;
CREATE TRIGGER auditor_seat_facts_stay BEFORE UPDATE ON auditor_seat
WHEN NEW.id IS NOT OLD.id OR NEW.workspace_id IS NOT OLD.workspace_id
  OR (NEW.email_canonical IS NOT OLD.email_canonical AND NEW.email_canonical <> '')
  OR NEW.days IS NOT OLD.days OR NEW.created_at IS NOT OLD.created_at
  OR (OLD.accepted_at IS NOT NULL AND (NEW.accepted_at IS NOT OLD.accepted_at OR NEW.expires_at IS NOT OLD.expires_at))
  OR (OLD.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT NULL AND NEW.accepted_by IS NOT OLD.accepted_by)
  OR (OLD.accepted_at IS NOT NULL AND OLD.accepted_by IS NULL AND NEW.accepted_by IS NOT NULL)
  OR (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NOT OLD.revoked_at)
BEGIN SELECT RAISE(ABORT, 'auditor_seat keeps its facts'); END;
