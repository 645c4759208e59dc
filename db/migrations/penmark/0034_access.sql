-- What opens an account is listed on one screen, each with the device that made it and the one that used it last: a client
-- and a system by name, as sessions have them, and nothing that could follow anybody. NULL: made or used before this.
ALTER TABLE passkey ADD COLUMN made_client TEXT;
ALTER TABLE passkey ADD COLUMN made_system TEXT;
ALTER TABLE passkey ADD COLUMN used_client TEXT;
ALTER TABLE passkey ADD COLUMN used_system TEXT;
ALTER TABLE api_key ADD COLUMN made_client TEXT;
ALTER TABLE api_key ADD COLUMN made_system TEXT;
ALTER TABLE api_key ADD COLUMN used_client TEXT;
ALTER TABLE api_key ADD COLUMN used_system TEXT;
ALTER TABLE google_identity ADD COLUMN made_client TEXT;
ALTER TABLE google_identity ADD COLUMN made_system TEXT;
ALTER TABLE google_identity ADD COLUMN used_client TEXT;
ALTER TABLE google_identity ADD COLUMN used_system TEXT;
ALTER TABLE google_identity ADD COLUMN last_used_at INTEGER;
ALTER TABLE totp_factor ADD COLUMN made_client TEXT;
ALTER TABLE totp_factor ADD COLUMN made_system TEXT;
ALTER TABLE totp_factor ADD COLUMN used_client TEXT;
ALTER TABLE totp_factor ADD COLUMN used_system TEXT;
ALTER TABLE totp_factor ADD COLUMN last_used_at INTEGER;
ALTER TABLE auditor_seat ADD COLUMN made_client TEXT;
ALTER TABLE auditor_seat ADD COLUMN made_system TEXT;

-- The password was reset at this time, and its owner has not yet looked through what else opens the account. NULL: nothing
-- is to be looked through.
ALTER TABLE user ADD COLUMN unchecked_since INTEGER;

-- When the password was last given in this session; NULL: it began in another way, or before this.
ALTER TABLE session ADD COLUMN password_at INTEGER;
