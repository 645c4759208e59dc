import { z } from 'zod'
import { keysOf } from '#app/.server/auth/api-keys.ts'
import { googleIdentityOf } from '#app/.server/auth/google-identities.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { countPasskeys } from '#app/.server/auth/second-factor/passkeys.ts'
import { hasTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { sessionsOf } from '#app/.server/auth/sessions.ts'
import { type Suspension, suspensionOf } from '#app/.server/auth/suspensions.ts'
import { customerOf, workspaceOfCustomer } from '#app/.server/billing/customers.ts'
import { eventAt, headOf, usageOf } from '#app/.server/ledger/index.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { read } from '../command.ts'
import { word } from '../fields.ts'
import { Refused } from '../refused.ts'
import { accountOf } from './who.ts'

const SESSIONS = 10

/** What a term led to, before the accounts behind it are looked up. */
type Trace = { by: string; users: string[]; workspaces: string[]; notes: string[] }

export const find = read({
  name: 'find',
  help: 'the accounts and workspaces behind whatever a customer or an alert names',
  target: {
    takes: 'TERM',
    ask: 'find what? An address, usr_…, wsp_…, acc_…, a key pmk_…, ses_…, key_…, a seat aud_…, a request (the number on an error page, or req_…), the number of a ledger entry, cus_…, in_… or evt_…',
    isPrivate: true,
  },
  input: z.object({ target: word }),
  run(desk, { target }) {
    const trace = traceOf(desk, target)
    const workspaces = new Set(trace.workspaces)
    const members = trace.workspaces.flatMap((id) => membersOf(desk.database.reader, id))
    const users = [...new Set([...trace.users, ...members.map(({ userId }) => userId)])]
    for (const userId of users)
      for (const { workspaceId } of membershipsOf(desk.database.reader, userId)) workspaces.add(workspaceId)
    if (users.length === 0 && workspaces.size === 0 && trace.notes.length === 0) {
      throw new Refused(`nothing is known by this ${trace.by}`)
    }
    return resultOf(
      trace,
      users.flatMap((id) => userFacts(desk, id) ?? []),
      [...workspaces].flatMap((id) => workspaceFacts(desk, id) ?? []),
    )
  },
})

/** Which way of looking up a term belongs to; the first that fits. */
const WAYS: readonly [by: string, shape: RegExp, look: (desk: Desk, term: string) => Omit<Trace, 'by'>][] = [
  ['address', /@/, byAddress],
  ['user', /^usr_/, ({ database }, id) => trace({ users: [findUser(database.reader, id)?.id] })],
  ['API key', /^pmk_/, byKeyPrefix],
  ['API key', /^key_/, (desk, id) => byOwner(desk, 'SELECT user_id, workspace_id FROM api_key WHERE id = ?', id)],
  ['session', /^ses_/, (desk, id) => byOwner(desk, 'SELECT user_id, workspace_id FROM session WHERE id = ?', id)],
  ['seat', /^aud_/, bySeat],
  ['request', /^req_/, byRequest],
  ['request', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, byAnswer],
  ['customer', /^cus_/, (desk, id) => trace({ workspaces: [workspaceOfCustomer(desk.database.reader, id)] })],
  ['ledger entry', /^\d{1,15}$/, byEntry],
  ['object of Stripe', /^(in|evt|ch|pi|dp|du|re|sub)_/, byStripe],
  [
    'workspace or ledger account',
    /./,
    (desk, id) => trace({ workspaces: [accountOf(desk.database, id)?.workspaceId] }),
  ],
]

function traceOf(desk: Desk, term: string): Trace {
  for (const [by, shape, look] of WAYS) if (shape.test(term)) return { by, ...look(desk, term) }
  throw new Error('every term has a way')
}

function trace(found: {
  users?: (string | null | undefined)[]
  workspaces?: (string | null | undefined)[]
  notes?: string[]
}) {
  const known = (ids: (string | null | undefined)[] = []) => ids.filter((id) => id !== null && id !== undefined)
  return { users: known(found.users), workspaces: known(found.workspaces), notes: found.notes ?? [] }
}

function byAddress({ database }: Desk, address: string) {
  const email = canonicalEmail(address)
  const seats = database.reader.sqlite
    .prepare<[string], { id: string; workspace_id: string }>(
      'SELECT id, workspace_id FROM auditor_seat WHERE email_canonical = ? ORDER BY id',
    )
    .all(email)
  return trace({
    users: [findUserByEmail(database.reader, email)?.id],
    notes: seats.map((seat) => `seat ${seat.id} at ${seat.workspace_id} was offered to this address`),
  })
}

/** Only the first characters, which are no secret, are looked for, even if the whole key was typed. */
function byKeyPrefix(desk: Desk, key: string) {
  const prefix = /^pmk_[a-z2-7]{8}/.exec(key)?.[0] ?? ''
  return byOwner(desk, 'SELECT user_id, workspace_id FROM api_key WHERE prefix = ?', prefix)
}

type Owner = { user_id: string | null; workspace_id: string | null }

function byOwner({ database }: Desk, select: string, value: string) {
  const owners = database.reader.sqlite.prepare<[string], Owner>(select).all(value)
  return trace({ users: owners.map(({ user_id }) => user_id) })
}

function bySeat({ database }: Desk, id: string) {
  const seat = database.reader.sqlite
    .prepare<[string], { workspace_id: string; accepted_by: string | null }>(
      'SELECT workspace_id, accepted_by FROM auditor_seat WHERE id = ?',
    )
    .get(id)
  const notes =
    seat === undefined ? [] : [`the seat is at ${seat.workspace_id}, held by ${seat.accepted_by ?? 'no one'}`]
  return trace({ users: [seat?.accepted_by], workspaces: [seat?.workspace_id], notes })
}

function byEntry({ database }: Desk, entry: string) {
  return byAccount(database, eventAt(database.reader, Number(entry))?.account)
}

/** The id of a request begins with the time of its entry, by which the log is bisected. */
function byRequest({ database }: Desk, id: string) {
  const { reader } = database
  const at = Number.parseInt(id.slice('req_'.length, 'req_'.length + 12), 16)
  let low = 0
  let high = headOf(reader).size
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((eventAt(reader, middle)?.at ?? Number.POSITIVE_INFINITY) < at) low = middle + 1
    else high = middle
  }
  for (let event = eventAt(reader, low); event?.at === at; event = eventAt(reader, event.seq + 1)) {
    if (event.body.includes(`"${id}"`)) return byAccount(database, event.account)
  }
  return trace({})
}

function byAccount(database: Desk['database'], account: string | undefined) {
  return trace({ workspaces: [account === undefined ? undefined : accountOf(database, account)?.workspaceId] })
}

/** The number that an error page shows is that of one answer of the running process. */
function byAnswer({ recent }: Desk, requestId: string) {
  if (recent === undefined)
    throw new Refused('only a running server knows the numbers of its answers; its log has them all')
  const answer = recent.find(requestId.toLowerCase())
  if (answer === undefined) throw new Refused('this server did not give that answer lately; its log may have it')
  const { at, method, path, status, milliseconds, userId } = answer
  return trace({
    users: [userId],
    notes: [`${new Date(at).toISOString()}  ${method} ${path}  ${status}  ${milliseconds} ms  ${userId ?? 'no user'}`],
  })
}

function byStripe({ database }: Desk, id: string) {
  const { sqlite } = database.reader
  const events = sqlite
    .prepare<{ id: string }, { workspace_id: string | null; evt: string; type: string; state: string }>(
      'SELECT workspace_id, evt, type, state FROM billing_event WHERE evt = :id OR object_id = :id ORDER BY created',
    )
    .all({ id })
  const accounts = sqlite
    .prepare<[string], string>('SELECT account FROM stripe_object WHERE object_id = ?')
    .pluck()
    .all(id)
  return trace({
    workspaces: [
      ...events.map(({ workspace_id }) => workspace_id),
      ...accounts.map((account) => accountOf(database, account)?.workspaceId),
    ],
    notes: events.map(({ evt, type, state }) => `${evt}  ${type}  ${state}`),
  })
}

function membershipsOf({ sqlite }: Handle, userId: string) {
  return sqlite
    .prepare<[string], { workspaceId: string; role: string }>(
      'SELECT workspace_id AS workspaceId, role FROM membership WHERE user_id = ? ORDER BY workspace_id',
    )
    .all(userId)
}

function membersOf({ sqlite }: Handle, workspaceId: string) {
  return sqlite
    .prepare<[string], { userId: string; role: string }>(
      'SELECT user_id AS userId, role FROM membership WHERE workspace_id = ? ORDER BY user_id',
    )
    .all(workspaceId)
}

/** A time for a person and for a program alike. */
function time(at: number): string {
  return new Date(at).toISOString()
}

function userFacts({ database, clock }: Desk, id: string) {
  const { reader } = database
  const user = findUser(reader, id)
  if (user === undefined) return undefined
  const memberships = membershipsOf(reader, id)
  const { sessions, more } = sessionsOf(reader, { userId: id, first: '', now: clock.now(), limit: SESSIONS })
  return {
    ...{ id, email: user.email, verified: user.verifiedAt !== null, createdAt: time(user.createdAt) },
    lastLoginAt: user.lastLoginAt === null ? null : time(user.lastLoginAt),
    locale: user.locale,
    suspended: suspensionOf(reader, { userId: id }) ?? null,
    memberships,
    factors: {
      app: hasTotp(reader, id),
      passkeys: countPasskeys(reader, id),
      google: googleIdentityOf(reader, id) !== undefined,
    },
    sessions: sessions.map((own) => ({ id: own.id, kind: own.kind, lastSeenAt: time(own.lastSeenAt) })),
    moreSessions: more,
    keys: memberships.flatMap(({ workspaceId }) =>
      keysOf(reader, { userId: id, workspaceId }).map(({ id: keyId, prefix, scopes, lastUsedAt }) => ({
        ...{ id: keyId, prefix, scopes },
        lastUsedAt: lastUsedAt === null ? null : time(lastUsedAt),
      })),
    ),
  }
}

function workspaceFacts({ database, clock }: Desk, id: string) {
  const found = accountOf(database, id)
  if (found === undefined) return undefined
  const { plan, period, used, limit, extra } = usageOf(database.reader, found.account, clock.now())
  return {
    ...{ id, account: found.account, plan, period, used, limit, extra },
    suspended: suspensionOf(database.reader, { workspaceId: id }) ?? null,
    customer: customerOf(database.reader, id)?.customer ?? null,
    members: membersOf(database.reader, id),
  }
}

type UserFacts = NonNullable<ReturnType<typeof userFacts>>
type WorkspaceFacts = NonNullable<ReturnType<typeof workspaceFacts>>

function resultOf({ by, notes }: Trace, users: UserFacts[], workspaces: WorkspaceFacts[]) {
  const [userId, ...otherUsers] = users.map(({ id }) => id)
  const [workspaceId, ...otherWorkspaces] = workspaces.map(({ id }) => id)
  return {
    subject: { ...(userId === undefined ? {} : { userId }), ...(workspaceId === undefined ? {} : { workspaceId }) },
    others: [...otherUsers, ...otherWorkspaces],
    value: { by, notes, users, workspaces },
    lines: [...notes, ...users.flatMap(userLines), ...workspaces.flatMap(workspaceLines)],
  }
}

function userLines(user: UserFacts): string[] {
  const { app, passkeys, google } = user.factors
  return [
    `account    ${user.id}  ${user.email}${user.verified ? '' : '  (address not verified)'}${suspendedText(user.suspended)}`,
    `  since    ${user.createdAt}, last sign-in ${user.lastLoginAt ?? 'never'}, ${user.locale}`,
    `  factors  app ${app ? 'yes' : 'no'}, passkeys ${passkeys}, Google ${google ? 'yes' : 'no'}`,
    ...user.memberships.map(({ workspaceId, role }) => `  member   ${workspaceId}  ${role}`),
    ...user.sessions.map(({ id, kind, lastSeenAt }) => `  session  ${id}  ${kind}  last seen ${lastSeenAt}`),
    ...(user.moreSessions > 0 ? [`  session  and ${user.moreSessions} more`] : []),
    ...user.keys.map(
      ({ id, prefix, scopes, lastUsedAt }) =>
        `  key      ${id}  ${prefix}…  ${scopes.join(' ')}  last used ${lastUsedAt ?? 'never'}`,
    ),
  ]
}

function workspaceLines(workspace: WorkspaceFacts): string[] {
  const { id, account, plan, period, used, limit, extra, customer, members } = workspace
  return [
    `workspace  ${id}${suspendedText(workspace.suspended)}`,
    `  ledger   ${account}  ${plan}  ${period}: ${used} of ${limit} used, ${extra} extra${customer === null ? '' : `  ${customer}`}`,
    ...members.map(({ userId, role }) => `  member   ${userId}  ${role}`),
  ]
}

function suspendedText(suspended: Suspension | null): string {
  if (suspended === null) return ''
  return `  SUSPENDED (${suspended.reason}) by ${suspended.operator} on ${time(suspended.suspendedAt)}`
}
