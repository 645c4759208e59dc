import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveNotifications } from '#app/.server/account/notifications/commands.ts'
import { createNotices, type Notices } from '#app/.server/account/notifications/jobs.ts'
import { setCap } from '#app/.server/billing/cap.ts'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { requestHash } from '#tests/support/ledger-fixture.ts'

const SECRETS = ['a secret for tests that is long enough'] as const
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** The tests begin on Saturday, 2026-11-21 at noon UTC. */
const MONDAY_EIGHT = Date.UTC(2026, 10, 23, 8)

let accounts: TestAccounts
let ada: { userId: string; workspaceId: string }
let notices: Notices
beforeEach(async () => {
  accounts = accountsOnDisk()
  ada = await verifiedUser(accounts)
  notices = noticesWith(accounts.mailer)
})
afterEach(() => accounts.close())

function noticesWith(mailer: Mailer): Notices {
  return createNotices({ ...accounts, mailer, secrets: SECRETS })
}

/** Makes answered requests, one credit each. */
async function use(requests: number, workspaceId = ada.workspaceId): Promise<void> {
  const account = accounts.ledger.accountOf(workspaceId) ?? ''
  for (let index = 0; index < requests; index += 1) {
    accounts.clock.advance(1)
    const key = `${workspaceId} ${accounts.clock.now()}`
    const held = await accounts.ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (!held.ok) throw new Error(held.code)
    await accounts.ledger.settle({ account, seq: held.seq, tokensIn: 9, tokensOut: 9, model: 'builtin-1' })
  }
}

function changePlan(plan: 'starter' | 'pro'): void {
  const account = accounts.ledger.accountOf(ada.workspaceId) ?? ''
  accounts.ledger.transact((tx) => accounts.ledger.changePlan(tx, { account, plan }))
}

async function goTo(time: number): Promise<void> {
  accounts.clock.advance(time - accounts.clock.now())
}

/** The subjects of the notifications so far, in the order of their files. */
function mailsSent(): string[] {
  return accounts
    .mails()
    .filter((mail) => mail.includes('List-Unsubscribe-Post:'))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '')
}

const stored = () =>
  accounts.database.reader.sqlite.prepare('SELECT kind, period, state FROM notification_sent ORDER BY claimed_at').all()

const EIGHTY = /^Penmark: 80% of your monthly requests used$/
const HUNDRED = 'Penmark: all your monthly requests used'
const DIGEST = 'Your week at Penmark, November 16 to November 22'

test('an owner is told at 80 % and at 100 % of the month, once each, and again in the next month', async () => {
  await use(19)
  await notices.alert()
  expect(mailsSent()).toEqual([])
  await use(1)
  await notices.alert()
  await notices.alert()
  expect(mailsSent()).toEqual([expect.stringMatching(EIGHTY)])
  await use(4)
  await notices.alert()
  expect(mailsSent()).toHaveLength(1)
  await use(1)
  await notices.alert()
  await notices.alert()
  expect(mailsSent()).toEqual([expect.stringMatching(EIGHTY), HUNDRED])
  await goTo(Date.UTC(2026, 11, 2))
  await notices.alert()
  await use(20)
  await notices.alert()
  expect(mailsSent()).toHaveLength(3)
  expect(stored()).toEqual([
    { kind: 'usage_80', period: '2026-11', state: 'sent' },
    { kind: 'usage_100', period: '2026-11', state: 'sent' },
    { kind: 'usage_80', period: '2026-12', state: 'sent' },
  ])
})

test('where both thresholds are passed between two looks, only the last one is told', async () => {
  await use(25)
  await notices.alert()
  expect(mailsSent()).toEqual([HUNDRED])
})

test('a larger plan and its way back say nothing a second time in the same month', async () => {
  await use(20)
  await notices.alert()
  changePlan('pro')
  await notices.alert()
  changePlan('starter')
  await notices.alert()
  await use(1)
  await notices.alert()
  expect(mailsSent()).toHaveLength(1)
})

test('a mail waits until other machines have its claim, and goes once', async () => {
  const held = [false, false, true]
  notices = createNotices({ ...accounts, secrets: SECRETS, isHeld: async () => held.shift() ?? true })
  await use(20)
  await notices.alert()
  await notices.alert()
  expect([mailsSent(), stored()]).toEqual([[], []])
  await notices.alert()
  await notices.alert()
  expect(mailsSent()).toHaveLength(1)
  await goTo(MONDAY_EIGHT)
  held.push(false)
  await notices.digest()
  expect(mailsSent()).toHaveLength(1)
  await notices.digest()
  await notices.digest()
  expect(mailsSent().slice(1)).toEqual([DIGEST])
})

test('the leader that takes over sends what the one before had claimed neither again nor at its side', async () => {
  await use(20)
  const before = createNotices({ ...accounts, secrets: SECRETS, mailer: { ...accounts.mailer, send: () => cut } })
  const { promise: cut, reject: kill } = Promise.withResolvers<void>()
  const sending = before.alert()
  await expect.poll(stored).toMatchObject([{ state: 'claimed' }])
  await Promise.all([notices.alert(), notices.alert()])
  expect([mailsSent(), stored()]).toMatchObject([[], [{ state: 'claimed' }]])
  kill(new Error('the machine was killed'))
  await sending
})

test('a cap of one’s own is what the share is of, and the mail says so', async () => {
  const account = accounts.ledger.accountOf(ada.workspaceId) ?? ''
  setCap(accounts, { ...ada, account, cap: 10 })
  await use(7)
  await notices.alert()
  expect(mailsSent()).toEqual([])
  await use(1)
  await notices.alert()
  expect(mailsSent()).toEqual([expect.stringMatching(EIGHTY)])
  expect(accounts.mails().join('\n')).toContain('the 10 requests in your monthly cap')
  await use(2)
  await notices.alert()
  expect(mailsSent()).toEqual([expect.stringMatching(EIGHTY), HUNDRED])
  expect(accounts.mails().join('\n')).not.toContain('your Starter plan includes')
})

test('a smaller plan that is used up at once is told of without another request', async () => {
  changePlan('pro')
  await use(30)
  await notices.alert()
  expect(mailsSent()).toEqual([])
  changePlan('starter')
  await notices.alert()
  expect(mailsSent()).toEqual([HUNDRED])
})

test('who wants no alerts, or no notifications at all, gets none', async () => {
  saveNotifications(accounts, ada.userId, { usage_alerts: false })
  await use(20)
  await notices.alert()
  saveNotifications(accounts, ada.userId, { usage_alerts: true, email_notifications: false })
  await use(5)
  await notices.alert()
  await use(0)
  expect(mailsSent()).toEqual([])
  expect(stored()).toEqual([])
})

test('the digest comes from Monday 08:00 UTC on, once, and tells the week and the month', async () => {
  await use(3)
  await goTo(MONDAY_EIGHT - 1)
  await notices.digest()
  expect(mailsSent()).toEqual([])
  await goTo(MONDAY_EIGHT)
  await notices.digest()
  await notices.digest()
  await goTo(MONDAY_EIGHT + 3 * DAY)
  await notices.digest()
  expect(mailsSent()).toEqual([DIGEST])
  const mail = accounts.mails().at(-1) ?? ''
  for (const line of ['Requests last week: 3', 'Rephrase: 3', '3 of 25 (12%)', 'Credits left: 22', '(in 8 days)']) {
    expect(mail).toContain(line)
  }
})

test('a week without a request, or of who wants no digest, says nothing', async () => {
  const idle = await verifiedUser(accounts, 'idle@example.com')
  const quiet = await verifiedUser(accounts, 'quiet@example.com')
  saveNotifications(accounts, quiet.userId, { weekly_digest: false })
  await use(1, quiet.workspaceId)
  await goTo(MONDAY_EIGHT)
  await notices.digest()
  expect(mailsSent()).toEqual([])
  // Activity of the present week belongs to the next digest.
  await use(1, idle.workspaceId)
  await notices.digest()
  expect(mailsSent()).toEqual([])
  await goTo(MONDAY_EIGHT + 7 * DAY)
  await notices.digest()
  expect(mailsSent()).toEqual(['Your week at Penmark, November 23 to November 29'])
})

test('fifty runs at once send each digest and each alert once', async () => {
  const others = await Promise.all(['b@example.com', 'c@example.com'].map((email) => verifiedUser(accounts, email)))
  for (const { workspaceId } of [ada, ...others]) await use(21, workspaceId)
  await goTo(MONDAY_EIGHT)
  await Promise.all(Array.from({ length: 50 }, () => Promise.all([notices.digest(), notices.alert()])))
  expect(mailsSent().filter((subject) => subject === DIGEST)).toHaveLength(3)
  expect(mailsSent().filter((subject) => subject.startsWith('Penmark: 84%'))).toHaveLength(3)
})

test('two processes on the same data send each of them once', async () => {
  await use(21)
  await goTo(MONDAY_EIGHT)
  const child = fileURLToPath(new URL('../support/notices-child.ts', import.meta.url))
  const run = () => promisify(execFile)(process.execPath, [child, accounts.dataDir, String(MONDAY_EIGHT)])
  await Promise.all([run(), run(), notices.digest(), notices.alert()])
  expect(mailsSent().toSorted()).toEqual(['Penmark: 84% of your monthly requests used', DIGEST])
})

test('a user who owns two workspaces gets one digest', async () => {
  const second = await verifiedUser(accounts, 'second@example.com')
  await use(2)
  await use(2, second.workspaceId)
  accounts.database.writer.sqlite
    .prepare("INSERT INTO membership (user_id, workspace_id, role, created_at) VALUES (?, ?, 'owner', ?)")
    .run(ada.userId, second.workspaceId, accounts.clock.now())
  await goTo(MONDAY_EIGHT)
  await notices.digest()
  const recipients = accounts
    .mails()
    .filter((mail) => mail.includes(DIGEST))
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
  expect(recipients.toSorted()).toEqual(['Ada@example.com', 'second@example.com'])
})

test.each([
  { step: 'before the mail was handed over', sends: 0, sent: 0 },
  { step: 'after the mail was handed over, before that was noted', sends: 1, sent: 1 },
])('a process that ends $step sends nothing twice', async ({ sends, sent }) => {
  await use(2)
  await goTo(MONDAY_EIGHT)
  const never = new Promise<void>(() => undefined)
  const reached = Promise.withResolvers<void>()
  const cut = noticesWith({
    ...accounts.mailer,
    async send(message) {
      for (let index = 0; index < sends; index += 1) await accounts.mailer.send(message)
      reached.resolve()
      return never
    },
  })
  void cut.digest()
  await reached.promise
  expect(stored()).toEqual([{ kind: 'weekly_digest', period: '2026-W47', state: 'claimed' }])
  const afterRestart = openDatabase(accounts.dataDir)
  await createNotices({ ...accounts, database: afterRestart, secrets: SECRETS }).digest()
  afterRestart.close()
  expect(mailsSent()).toHaveLength(sent)
})

test('a process that ends before its progress was noted sends nothing twice', async () => {
  await use(21)
  await goTo(MONDAY_EIGHT)
  await notices.digest()
  await notices.alert()
  accounts.database.writer.sqlite.exec('DELETE FROM notification_progress')
  await notices.digest()
  await notices.alert()
  expect(mailsSent()).toHaveLength(2)
})

test('a mail server that fails ends the turn, and the next one goes on with the others, never with the same', async () => {
  const other = await verifiedUser(accounts, 'other@example.com')
  await use(1)
  await use(1, other.workspaceId)
  await goTo(MONDAY_EIGHT)
  let calls = 0
  const failing = noticesWith({
    ...accounts.mailer,
    send() {
      calls += 1
      return Promise.reject(new Error('mail was not sent'))
    },
  })
  await failing.digest()
  expect(calls).toBe(1)
  await notices.digest()
  expect(mailsSent()).toEqual([DIGEST])
  const states = (stored() as { state: string }[]).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['failed', 'sent'])
})

test('a stopped job begins no other mail', async () => {
  await use(21)
  await goTo(MONDAY_EIGHT)
  notices.stop()
  await notices.alert()
  await notices.digest()
  expect(mailsSent()).toEqual([])
  expect(stored()).toEqual([])
  const next = noticesWith(accounts.mailer)
  await next.alert()
  await next.digest()
  expect(mailsSent()).toHaveLength(2)
})

test('G57: what the log says of notifications holds no address', async () => {
  await use(20)
  await notices.alert()
  saveNotifications(accounts, ada.userId, { usage_alerts: false })
  const lines = accounts.logged.filter((line) => line.includes('notification'))
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toMatch(/@|token/)
})

test('deleting a user takes choices and sent notifications along', async () => {
  await use(20)
  saveNotifications(accounts, ada.userId, { weekly_digest: false })
  await notices.alert()
  accounts.database.writer.sqlite.prepare('DELETE FROM user WHERE id = ?').run(ada.userId)
  const left = accounts.database.reader.sqlite
    .prepare('SELECT (SELECT count(*) FROM notification_preference) + (SELECT count(*) FROM notification_sent)')
    .pluck()
  expect(left.get()).toBe(0)
})
