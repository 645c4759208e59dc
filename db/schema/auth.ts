import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A login. Times here and below are milliseconds UTC; columns and constraints: migration 0001. */
export const user = sqliteTable('user', {
  id: text().primaryKey(),
  email: text().notNull(),
  emailCanonical: text('email_canonical').notNull().unique(),
  passwordHash: text('password_hash'),
  verifiedAt: integer('verified_at'),
  /** An interface language, narrowed by its reader: the list is in app/domain (docs/decisions/044). */
  locale: text().notNull(),
  createdAt: integer('created_at').notNull(),
  lastLoginAt: integer('last_login_at'),
  /** The password was reset then, and the owner has not yet looked through what else opens the account. */
  uncheckedSince: integer('unchecked_since'),
})

/** A role that the code does not know is allowed nothing: every right names the roles that have it. */
export type Role = 'owner' | 'admin' | 'member' | 'auditor'

/** What a user may do in a workspace; a user may belong to several. */
export const membership = sqliteTable(
  'membership',
  {
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    role: text().$type<Role>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId] })],
)

/** The device that made something and the one that used it last, as sessions name devices. Columns: migration 0034. */
const devices = {
  madeClient: text('made_client'),
  madeSystem: text('made_system'),
  usedClient: text('used_client'),
  usedSystem: text('used_system'),
}

export type SessionKind = 'web' | 'api' | 'extension'

/** A browser session (`web`), a bearer token (`api`) or that of a browser extension, each for one user in one workspace. */
export const session = sqliteTable('session', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  workspaceId: text('workspace_id').notNull(),
  kind: text().$type<SessionKind>().notNull(),
  tokenSha256: blob('token_sha256', { mode: 'buffer' }).notNull().unique(),
  createdAt: integer('created_at').notNull(),
  lastSeenAt: integer('last_seen_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  client: text(),
  system: text(),
  /** When the password was last given in this session. */
  passwordAt: integer('password_at'),
  /** Of an extension: the web session in which it was connected. */
  connectedIn: text('connected_in'),
})

/** Who a user is at an OpenID provider, at most once for each provider. Columns and constraints: migration 0016. */
export const googleIdentity = sqliteTable(
  'google_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
    ...devices,
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

/** Answers of a provider that have been used, so that none counts twice. */
export const googleAnswer = sqliteTable('google_answer', {
  answerSha256: blob('answer_sha256', { mode: 'buffer' }).primaryKey(),
  expiresAt: integer('expires_at').notNull(),
})

/** A bearer for a program of one user in one workspace. Columns: migration 0010. */
export const apiKey = sqliteTable('api_key', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  workspaceId: text('workspace_id').notNull(),
  name: text().notNull(),
  prefix: text().notNull().unique(),
  keySha256: blob('key_sha256', { mode: 'buffer' }).notNull().unique(),
  scopes: text().notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at'),
  lastUsedAt: integer('last_used_at'),
  ...devices,
})

/**
 * The use of a secret that works once. Mailed ones: `verify_email` confirms the address of a new account,
 * `reset_password` sets a new password, `approve_email_change` approves a change of address, `confirm_email_change`
 * completes it. `registering_browser` is a cookie: it marks the browser in which the account was registered.
 */
export type TokenPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'approve_email_change'
  | 'confirm_email_change'
  | 'registering_browser'

export const oneTimeToken = sqliteTable('one_time_token', {
  tokenSha256: blob('token_sha256', { mode: 'buffer' }).primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  userId: text('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
  supersededAt: integer('superseded_at'),
})

/** The authenticator app of a user. Columns and constraints of this and the next three: migration 0017. */
export const totpFactor = sqliteTable('totp_factor', {
  userId: text('user_id').primaryKey(),
  sealedSecret: blob('sealed_secret', { mode: 'buffer' }).notNull(),
  keyId: text('key_id').notNull(),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
  lastStep: integer('last_step').notNull(),
  codesKeptAt: integer('codes_kept_at'),
  lastUsedAt: integer('last_used_at'),
  ...devices,
})

export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    userId: text('user_id').notNull(),
    codeHash: blob('code_hash', { mode: 'buffer' }).notNull(),
    salt: blob({ mode: 'buffer' }).notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkey = sqliteTable('passkey', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  credentialId: text('credential_id').notNull().unique(),
  publicKey: blob('public_key', { mode: 'buffer' }).notNull(),
  counter: integer().notNull(),
  transports: text().notNull(),
  backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
  aaguid: text().notNull(),
  name: text().notNull(),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
  ...devices,
})

/** The method that a person signed in with. */
export type SignInMethod = 'password' | 'google' | 'passkey'

/**
 * The answer that the challenge waits for. `second_factor`: a code or a passkey after a right first step.
 * `passkey_sign_in`: a passkey that names its owner. `passkey_second_factor`: a passkey of a known user. `passkey_add`: a
 * new passkey.
 */
export type ChallengePurpose = 'second_factor' | 'passkey_sign_in' | 'passkey_second_factor' | 'passkey_add'

export const signInChallenge = sqliteTable('sign_in_challenge', {
  tokenSha256: blob('token_sha256', { mode: 'buffer' }).primaryKey(),
  userId: text('user_id'),
  purpose: text().$type<ChallengePurpose>().notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  attempts: integer().notNull(),
  usedAt: integer('used_at'),
  method: text().$type<SignInMethod>(),
  kind: text().$type<SessionKind>(),
  client: text(),
  system: text(),
})

/** A user or a workspace that an operator has shut out. Columns and constraints: migration 0036. */
export const suspension = sqliteTable('suspension', {
  userId: text('user_id'),
  workspaceId: text('workspace_id'),
  operator: text().notNull(),
  reason: text().notNull(),
  suspendedAt: integer('suspended_at').notNull(),
})

/** A device on which a user has signed in. Columns and constraints of this and the next: migration 0037. */
export const knownDevice = sqliteTable(
  'known_device',
  {
    userId: text('user_id').notNull(),
    mark: blob({ mode: 'buffer' }).notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mark] })],
)

/** The wrong codes at the second step of a user, and the wait that follows from them. */
export const secondStepGuard = sqliteTable('second_step_guard', {
  userId: text('user_id').primaryKey(),
  misses: integer().notNull(),
  level: integer().notNull(),
  waitUntil: integer('wait_until').notNull(),
  missedAt: integer('missed_at').notNull(),
})
