import type { Part } from './part.ts'

const OWNED = 'workspace_id IN (SELECT value FROM json_each(:owned))'
const HELD = '(accepted_by = :user OR (accepted_at IS NULL AND email_canonical = :email))'
const SEAT_SECRETS = {
  token_sha256: 'the fingerprint of a secret',
  email_canonical: 'follows from the address',
  invited_by: 'the id of whoever invited',
  accepted_by: 'the id of whoever accepted',
} as const

/** What is exported: at least one part for each table that says something about a person, with every column decided. */
export const PARTS: readonly Part[] = [
  {
    file: 'account',
    database: 'penmark',
    table: 'user',
    columns: ['id', 'email', 'verified_at', 'locale', 'created_at', 'last_login_at'],
    withheld: { password_hash: 'the fingerprint of a secret', email_canonical: 'follows from the address' },
    where: 'id = :user',
    key: 'id',
  },
  {
    file: 'memberships',
    database: 'penmark',
    table: 'membership',
    columns: ['workspace_id', 'role', 'created_at'],
    withheld: { user_id: 'the same in every row' },
    where: 'user_id = :user',
    key: 'workspace_id',
  },
  {
    file: 'workspaces',
    database: 'penmark',
    table: 'workspace',
    columns: ['id', 'name', 'kind', 'created_at'],
    withheld: {},
    where: 'id IN (SELECT workspace_id FROM membership WHERE user_id = :user)',
    key: 'id',
  },
  {
    file: 'sessions',
    database: 'penmark',
    table: 'session',
    columns: ['id', 'workspace_id', 'kind', 'client', 'system', 'created_at', 'last_seen_at', 'expires_at'],
    withheld: { user_id: 'the same in every row', token_sha256: 'the fingerprint of a secret' },
    where: 'user_id = :user',
    key: 'id',
  },
  {
    file: 'api-keys',
    database: 'penmark',
    table: 'api_key',
    columns: ['id', 'workspace_id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    withheld: { user_id: 'the same in every row', key_sha256: 'the fingerprint of a secret' },
    where: 'user_id = :user',
    key: 'id',
  },
  {
    file: 'email-change',
    database: 'penmark',
    table: 'email_change',
    columns: ['new_email', 'requested_at', 'approved_at', 'expires_at'],
    withheld: {
      user_id: 'the same in every row',
      new_email_canonical: 'follows from the address',
      token_sha256: 'the fingerprint of a secret',
    },
    where: 'user_id = :user',
    key: 'user_id',
  },
  {
    file: 'mailed-links',
    database: 'penmark',
    table: 'one_time_token',
    columns: ['purpose', 'created_at', 'expires_at', 'used_at', 'superseded_at'],
    withheld: { user_id: 'the same in every row', token_sha256: 'the fingerprint of a secret' },
    where: 'user_id = :user',
    key: 'token_sha256',
  },
  {
    file: 'auditors-invited',
    database: 'penmark',
    table: 'auditor_seat',
    columns: [
      ...['id', 'workspace_id', 'email', 'label', 'days', 'created_at', 'invite_expires_at'],
      ...['accepted_at', 'expires_at', 'revoked_at'],
    ],
    withheld: SEAT_SECRETS,
    where: OWNED,
    key: 'id',
  },
  {
    file: 'auditors-views',
    database: 'penmark',
    table: 'auditor_view',
    columns: ['seat_id', 'at', 'what', 'subject'],
    withheld: { id: 'a number of the table' },
    where: `seat_id IN (SELECT id FROM auditor_seat WHERE ${OWNED})`,
    key: 'id',
  },
  {
    file: 'seats-held',
    database: 'penmark',
    table: 'auditor_seat',
    columns: ['id', 'email', 'days', 'created_at', 'invite_expires_at', 'accepted_at', 'expires_at', 'revoked_at'],
    withheld: {
      ...SEAT_SECRETS,
      workspace_id: 'the id of somebody else’s workspace',
      label: 'a note of whoever invited',
    },
    where: HELD,
    key: 'id',
  },
  {
    file: 'seats-views',
    database: 'penmark',
    table: 'auditor_view',
    columns: ['seat_id', 'at', 'what', 'subject'],
    withheld: { id: 'a number of the table' },
    where: `seat_id IN (SELECT id FROM auditor_seat WHERE accepted_by = :user)`,
    key: 'id',
  },
  {
    file: 'ledger-accounts',
    database: 'keys',
    table: 'account_identity',
    columns: ['account', 'workspace'],
    withheld: {},
    where: 'workspace IN (SELECT value FROM json_each(:owned))',
    key: 'account',
  },
]

const FROM_EVENTS = 'follows from the events, which the ledger files hold'
const WHOLE_LOG = 'about the whole log, not about a person'

/** Tables without a part, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  ledger_event: 'the ledger files hold the events of the user’s accounts',
  ledger_idem: 'fingerprints of requests, keyed by a secret',
  account_state: FROM_EVENTS,
  account_period: FROM_EVENTS,
  account_statement: FROM_EVENTS,
  reservation: FROM_EVENTS,
  credit_lot: FROM_EVENTS,
  stripe_event: FROM_EVENTS,
  stripe_object: FROM_EVENTS,
  sealed_period: WHOLE_LOG,
  ledger_head: WHOLE_LOG,
  ledger_tile: WHOLE_LOG,
  ledger_checkpoint: WHOLE_LOG,
  account_key: 'a secret of the server; erasing it is what makes the ledger forget',
  account_deletion: 'what a deletion still has to do; gone with the account',
  schema_migration: 'which version the file has',
}
