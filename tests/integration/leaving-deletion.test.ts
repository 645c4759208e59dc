import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acceptInvitation, inviteAuditor } from '#app/.server/account/auditors/commands.ts'
import { seatsOfWorkspace } from '#app/.server/account/auditors/queries.ts'
import { viewAsAuditor } from '#app/.server/account/auditors/view.ts'
import { deleteAccount } from '#app/.server/account/deletion/delete-account.ts'
import { createDeletionWork, type DeletionDeps } from '#app/.server/account/deletion/finish.ts'
import { noSubscriptions } from '#app/.server/account/deletion/subscriptions.ts'
import { createApiKey } from '#app/.server/account/settings/api-keys.ts'
import { requestEmailChange } from '#app/.server/account/settings/email-change.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { createBookmarks } from '#app/.server/bookmarks/bookmarks.ts'
import { KEPT_TEXTS } from '#app/.server/kept-texts.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import { consistencyProof, rootAt, verifyConsistency } from '#app/.server/ledger/tree/proofs.ts'
import { createItem } from '#app/.server/library/commands.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { UnreadableText } from '#app/.server/platform/kept-text/kept-text.ts'
import { openColumn, pagesOf } from '#app/.server/platform/kept-text/tables.ts'
import { BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { API_SCOPES } from '#app/domain/settings/api-keys.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { filesNow } from '#tests/support/files-now.ts'
import { requestHash } from '#tests/support/ledger-fixture.ts'
import { prompt } from '#tests/support/library.ts'
import { publishingLedger } from '#tests/support/publishing.ts'

const EMAIL = 'Ada.Unmistakable@Lovelace.Example'
const NEW_EMAIL = 'countess.unmistakable@other.example'
const free = {
  take: async () => ({ ok: true as const, succeeded: async () => undefined }),
}

async function accountsWithLog() {
  const published = await publishingLedger()
  const accounts = accountsOnDisk({ on: published })
  return {
    published,
    accounts,
    async [Symbol.asyncDispose]() {
      await accounts.mailer.close()
      await published[Symbol.asyncDispose]()
    },
  }
}

function deletionsOf(accounts: TestAccounts, other: Partial<DeletionDeps> = {}) {
  const outboxDir = path.join(accounts.dataDir, 'outbox')
  return createDeletionWork({ ...accounts, outboxDir, subscriptions: noSubscriptions, ...other })
}

async function signIn(accounts: TestAccounts, email: string): Promise<string> {
  const device = { client: 'UnmistakableBrowser', system: 'UnmistakableSystem' }
  const session = await login(accounts, { email, password: ADA.password, kind: 'web', device })
  if (!session.ok || session.step !== 'in') throw new Error('not signed in')
  return session.sessionId
}

function erase(
  accounts: TestAccounts,
  who: { userId: string; sessionId?: string; email?: string },
  deletions = deletionsOf(accounts),
) {
  return deleteAccount(
    { ...accounts, deletions },
    {
      userId: who.userId,
      sessionId: who.sessionId ?? 'ses_none',
      confirmation: who.email ?? ADA.email,
      password: ADA.password,
      address: '203.0.113.9',
      attempts: free,
    },
  )
}

/** The content of every file in the folder. */
function filesIn(folder: string): [string, string][] {
  return filesNow(folder).map(([file, bytes]) => [file, bytes.toString('latin1').toLowerCase()])
}

function traces(folder: string, texts: readonly string[]): string[] {
  return filesIn(folder).flatMap(([file, bytes]) =>
    texts.filter((text) => bytes.includes(text.toLowerCase())).map((text) => `${text} in ${file}`),
  )
}

/** Other users, whose rows SQLite moves between pages when they come and go. */
function crowd(accounts: TestAccounts, from: number, to: number): void {
  const { sqlite } = accounts.database.writer
  const scattered = (n: number) => ((n * 2_654_435_761) % 4_294_967_296).toString(16)
  sqlite.transaction(() => {
    for (let n = from; n < to; n += 1) {
      const [user, workspace] = [`usr_${scattered(n)}`, `wsp_${scattered(n)}`]
      sqlite.prepare(`INSERT INTO workspace VALUES (?, 'Personal', 'personal', 1)`).run(workspace)
      sqlite
        .prepare(`INSERT INTO user (id, email, email_canonical, locale, created_at) VALUES (?, ?, ?, 'en', 1)`)
        .run(user, `${scattered(n)}@crowd.example`, `${scattered(n)}@crowd.example`)
      sqlite.prepare(`INSERT INTO membership VALUES (?, ?, 'owner', 1)`).run(user, workspace)
    }
  })()
}

function keepTexts(accounts: TestAccounts, author: { userId: string; workspaceId: string; account: string }): void {
  const content = BookmarkSchema.parse({ operation: 'rephrase', output: 'A result that ends with its account.' })
  const bookmark = createBookmarks(accounts).saveForm(author, content)
  const created = createItem(accounts, author, { kind: 'prompt', content: prompt('Own', 'Words of one account.') })
  if (!bookmark.ok || !created.ok) throw new Error('not kept')
}

/** A backup of `penmark.db` alone, and what its rows say with the keys that are there later. */
function copyOf({ dataDir, database }: TestAccounts): string {
  const copy = path.join(dataDir, '..', `${path.basename(dataDir)}-backup.db`)
  database.writer.sqlite.exec(`VACUUM INTO '${copy}'`)
  return copy
}

function keptTextsIn(backup: string, { database }: TestAccounts, workspaceId: string): unknown[] {
  const { sqlite } = openReadOnly(backup)
  const texts = KEPT_TEXTS.flatMap((table) =>
    [...pagesOf(sqlite, table)].flat().map((row) => {
      try {
        const [column = ''] = table.sealed.slice(-1)
        return openColumn(database.reader.texts, table, row, { workspaceId, column })
      } catch (error) {
        return error
      }
    }),
  )
  sqlite.close()
  rmSync(backup)
  return texts
}

test('a deletion leaves no personal datum in any file or export, and every proof of the ledger still holds', async () => {
  await using here = await accountsWithLog()
  const { accounts, published } = here
  const { database, ledger, dataDir, clock } = accounts
  crowd(accounts, 0, 300)
  const bob = await verifiedUser(accounts, 'bob@elsewhere.example')
  clock.advance(1)
  const ada = await verifiedUser(accounts, EMAIL)
  const account = ledger.accountOf(ada.workspaceId) ?? ''
  crowd(accounts, 300, 900)
  const sessionId = await signIn(accounts, EMAIL)
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'business' }))
  const key = createApiKey(
    accounts,
    { ...ada, account },
    { name: 'Unmistakable key', scopes: [...API_SCOPES], days: 30 },
  )
  expect(key).toMatchObject({ ok: true })
  const prefix = String(database.reader.sqlite.prepare('SELECT prefix FROM api_key').pluck().get())
  const held = await Promise.all(
    [1, 2].map((n) =>
      ledger.reserve({ account, key: `key ${n}`, requestHash: requestHash(`text ${n}`), operation: 'rephrase' }),
    ),
  )
  const [first, second] = held
  if (!first?.ok || !second?.ok) throw new Error('refused')
  await ledger.settle({ account, seq: first.seq, tokensIn: 3, tokensOut: 4, model: 'builtin-1' })

  // The two users audit each other.
  const invite = (from: typeof ada, email: string, to: string, label: string) =>
    inviteAuditor(accounts, { ...from, email, role: 'owner' }, { email: to, days: 30, label })
  await invite(ada, EMAIL, 'bob@elsewhere.example', 'Unmistakable note of Ada')
  clock.advance(1)
  await invite(bob, 'bob@elsewhere.example', EMAIL, 'Unmistakable note on Ada')
  const seat = acceptInvitation(accounts, { token: accounts.mailedToken('audit/invitation'), userId: ada.userId })
  if (!seat.ok) throw new Error(seat.code)
  viewAsAuditor(
    accounts,
    { userId: ada.userId, seatId: seat.seatId, what: 'month' },
    () => 'month',
    () => '2026-11',
  )
  clock.advance(1)
  const limits = { reauthenticate: free, emailChange: free, register: free }
  const changing = {
    userId: ada.userId,
    sessionId,
    address: '::1',
    newEmail: NEW_EMAIL,
    password: ADA.password,
    limits,
  }
  expect(await requestEmailChange(accounts, changing)).toMatchObject({ ok: true })
  await accounts.mailer.close()
  await published.publisher.publish()

  keepTexts(accounts, { ...ada, account })
  const backup = copyOf(accounts)

  const personal = [
    ...[EMAIL, NEW_EMAIL, 'unmistakable', ada.userId, ada.workspaceId, sessionId, prefix],
    ...['UnmistakableBrowser', 'Unmistakable key', 'Unmistakable note'],
  ]
  const before = traces(dataDir, personal)
  for (const text of personal) expect(before.join('\n'), text).toContain(text)
  const head = headOf(database.reader)

  const deletions = deletionsOf(accounts)
  expect(await erase(accounts, { userId: ada.userId, sessionId, email: EMAIL }, deletions)).toEqual({
    ok: true,
    was: 'deleted',
  })
  await deletions.close()
  await ledger.settle({ account, seq: second.seq, tokensIn: 1, tokensOut: 1, model: 'builtin-1' })
  await published.publisher.publish()

  expect(traces(dataDir, personal)).toEqual([])
  const bundle = exportBundle(database.reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format: 'tar' })
  if (!bundle.ok) throw new Error(bundle.code)
  const exported = Buffer.from(await new Response(bundle.stream).arrayBuffer())
    .toString('latin1')
    .toLowerCase()
  expect(personal.filter((text) => exported.includes(text.toLowerCase()))).toEqual([])
  expect(keptTextsIn(backup, accounts, ada.workspaceId)).toEqual([
    expect.any(UnreadableText),
    expect.any(UnreadableText),
    expect.any(UnreadableText),
  ])
  expect(database.reader.sqlite.prepare('SELECT count(*) FROM account_deletion').pluck().get()).toBe(0)
  expect(database.reader.sqlite.pragma('foreign_key_check')).toEqual([])
  expect(database.reader.sqlite.pragma('integrity_check', { simple: true })).toBe('ok')

  const after = headOf(database.reader)
  const nodes = storedNodes(database.reader.sqlite)
  expect(
    verifyConsistency({
      from: head.size,
      to: after.size,
      fromRoot: Buffer.from(head.root, 'hex'),
      toRoot: rootAt(nodes, after.size),
      proof: consistencyProof(nodes, head.size, after.size),
    }),
  ).toBe(true)
  expect(rebuild(database.reader).differences).toEqual([])
  // An audited owner still sees what was shown, but no longer to whom.
  const seats = seatsOfWorkspace(database.reader, { workspaceId: bob.workspaceId, now: clock.now(), limit: 5 })
  expect(seats).toMatchObject([{ id: seat.seatId, email: '', label: null, state: 'revoked', views: 1 }])
})

test('the address is free at once, for a new account with a ledger account of its own', async () => {
  const accounts = accountsOnDisk()
  const first = await verifiedUser(accounts)
  const account = accounts.ledger.accountOf(first.workspaceId)
  const deletions = deletionsOf(accounts)
  await erase(accounts, first, deletions)
  const again = await register(accounts, { ...ADA, locale: 'en' })
  await deletions.close()
  if (!again.ok) throw new Error(again.code)
  expect(again.userId).not.toBe(first.userId)
  expect(accounts.ledger.accountOf(again.workspaceId)).toMatch(/^acc_/)
  expect(accounts.ledger.accountOf(again.workspaceId)).not.toBe(account)
  expect(accounts.ledger.accountOf(first.workspaceId)).toBeUndefined()
  await accounts.close()
})

test('whoever took the address that the deleted account wished for keeps their mails', async () => {
  await using here = await accountsWithLog()
  const { accounts } = here
  const ada = await verifiedUser(accounts)
  const sessionId = await signIn(accounts, ADA.email)
  const wish = { userId: ada.userId, sessionId, address: '::1', newEmail: NEW_EMAIL, password: ADA.password }
  const limits = { reauthenticate: free, emailChange: free, register: free }
  expect(await requestEmailChange(accounts, { ...wish, limits })).toMatchObject({ ok: true })
  await verifiedUser(accounts, NEW_EMAIL)
  const deletions = deletionsOf(accounts)
  expect(await erase(accounts, { ...ada, sessionId }, deletions)).toMatchObject({ was: 'deleted' })
  await deletions.close()
  const left = accounts.mails().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
  expect(left).toEqual([NEW_EMAIL])
})

test('of fifty deletions at once one has an effect, with one event and one message', async () => {
  const accounts = accountsOnDisk()
  const { userId } = await verifiedUser(accounts)
  const sent: string[] = []
  const mailer = {
    ...accounts.mailer,
    send: async (mail: { to: string; subject: string }) => void sent.push(`${mail.to}: ${mail.subject}`),
  }
  const deletions = deletionsOf(accounts, { mailer })
  const passwords = {
    ...accounts.passwords,
    verify: async () => ({ ok: true, matches: true, outdated: false }) as const,
  }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => erase({ ...accounts, passwords }, { userId }, deletions)),
  )
  await deletions.close()
  expect(outcomes.filter((outcome) => outcome.ok && outcome.was === 'deleted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.ok && outcome.was === 'gone')).toHaveLength(49)
  const erased = accounts.database.reader.sqlite.prepare(
    `SELECT count(*) FROM ledger_event WHERE type = 'account.erased'`,
  )
  expect(erased.pluck().get()).toBe(1)
  expect(sent).toEqual([`${ADA.email}: Your Penmark account is deleted`])
  await accounts.close()
})

test('a wrong password or another address deletes nothing', async () => {
  const accounts = accountsOnDisk()
  const { userId } = await verifiedUser(accounts)
  expect(await erase(accounts, { userId, email: 'somebody@else.example' })).toEqual({
    ok: false,
    code: 'confirmation_differs',
  })
  const guessing = deleteAccount(
    { ...accounts, deletions: deletionsOf(accounts) },
    { userId, sessionId: 'ses_none', confirmation: ADA.email, password: 'guess', address: '::1', attempts: free },
  )
  expect(await guessing).toEqual({ ok: false, code: 'current_password_incorrect' })
  expect(accounts.database.reader.sqlite.prepare('SELECT count(*) FROM user').pluck().get()).toBe(1)
  await accounts.close()
})

const BROKEN: [string, (accounts: TestAccounts) => Partial<DeletionDeps>][] = [
  [
    'the payment service does not answer',
    () => ({ subscriptions: { ...noSubscriptions, end: () => Promise.reject(new Error('down')) } }),
  ],
  [
    'the ledger cannot be written',
    ({ ledger }) => ({ ledger: { ...ledger, erase: () => Promise.reject(new Error('x')) } }),
  ],
  ['no message can be sent', ({ mailer }) => ({ mailer: { ...mailer, send: () => Promise.reject(new Error('x')) } })],
]

test.each(BROKEN)('a deletion goes on later where %s, and the account is gone meanwhile', async (_, broken) => {
  const accounts = accountsOnDisk()
  const { userId, workspaceId } = await verifiedUser(accounts)
  const ended: string[] = []
  const subscriptions = { endingOf: () => 'sub_1', end: async (ending: string) => void ended.push(ending) }
  const deps = broken(accounts)
  const first = deletionsOf(accounts, {
    ...deps,
    subscriptions: { ...subscriptions, ...deps.subscriptions, endingOf: () => 'sub_1' },
  })
  expect(await erase(accounts, { userId }, first)).toEqual({ ok: true, was: 'deleted' })
  await first.close()
  expect(accounts.database.reader.sqlite.prepare('SELECT count(*) FROM account_deletion').pluck().get()).toBe(1)
  expect(await login(accounts, { email: ADA.email, password: ADA.password, kind: 'web' })).toMatchObject({
    code: 'invalid_credentials',
  })

  // Simulates the next start.
  const second = deletionsOf(accounts, { subscriptions })
  await second.finish()
  expect(ended).toContain('sub_1')
  expect(accounts.ledger.accountOf(workspaceId)).toBeUndefined()
  expect(traces(accounts.dataDir, [ADA.email, userId, workspaceId])).toEqual([])
  await accounts.close()
})

test('an address that cannot be reached for an hour is not told, and then forgotten too', async () => {
  const accounts = accountsOnDisk()
  const { userId } = await verifiedUser(accounts)
  const deletions = deletionsOf(accounts, {
    mailer: { ...accounts.mailer, send: () => Promise.reject(new Error('mail was not sent')) },
  })
  await erase(accounts, { userId }, deletions)
  await deletions.close()
  expect(traces(accounts.dataDir, [ADA.email])).not.toEqual([])
  accounts.clock.advance(60 * 60 * 1000)
  await deletions.finish()
  expect(traces(accounts.dataDir, [ADA.email])).toEqual([])
  await accounts.close()
})

test('a workspace that somebody else owns too stays, without the one who left', async () => {
  const accounts = accountsOnDisk()
  const ada = await verifiedUser(accounts)
  const bob = await verifiedUser(accounts, 'bob@example.com')
  const { writer } = accounts.database
  writer.sqlite.prepare(`INSERT INTO membership VALUES (?, ?, 'owner', 1)`).run(ada.userId, bob.workspaceId)
  const deletions = deletionsOf(accounts)
  await erase(accounts, ada, deletions)
  await deletions.close()
  expect(accounts.ledger.accountOf(bob.workspaceId)).toMatch(/^acc_/)
  expect(accounts.ledger.accountOf(ada.workspaceId)).toBeUndefined()
  expect(writer.sqlite.prepare('SELECT user_id FROM membership').pluck().all()).toEqual([bob.userId])
  await accounts.close()
})

test('a deletion is announced and finished only once the other machines have it', async () => {
  const accounts = accountsOnDisk()
  try {
    const { userId } = await verifiedUser(accounts)
    let settled: 'held' | 'late' | 'alone' = 'late'
    const sent: string[] = []
    const mailer = { ...accounts.mailer, send: async ({ to }: { to: string }) => void sent.push(to) }
    const deletions = deletionsOf(accounts, { mailer, copies: { hold: () => false, settle: async () => settled } })
    expect((await erase(accounts, { userId }, deletions)).ok).toBe(true)
    await deletions.finish()
    const waiting = () => accounts.database.reader.sqlite.prepare('SELECT count(*) FROM account_deletion').pluck().get()
    expect([sent, waiting()]).toEqual([[], 1])
    expect(accounts.logged.join('\n')).toContain('another machine lacks the deletion')
    settled = 'held'
    await deletions.finish()
    expect([sent, waiting()]).toEqual([[ADA.email], 0])
    await deletions.close()
  } finally {
    await accounts.close()
  }
})
