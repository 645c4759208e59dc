import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, seatFor, signedIn, visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Two workspaces with an auditor each. Every page about seats, as a document and as data, is requested with the objects
// of the other workspace.

const AUDITORS = '/dashboard/usage/auditors'
const MONTH = new Date().toISOString().slice(0, 7)
const MONTH_NAME = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Workspace = { owner: Browser & { token: string }; auditor: Browser; seat: string; account: string; seq: number }

let double: OpenAiDouble
let server: RunningServer
let mine: Workspace
let theirs: Workspace
let stranger: Browser

beforeAll(async () => {
  double = await startOpenAiDouble()
  server = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  mine = await workspace('mine')
  theirs = await workspace('theirs')
  stranger = await signedIn(server, 'stranger@example.com')
  // Checkpoints are published at most every ten seconds; a proof needs one that covers these events.
  await vi.waitFor(async () => expect((await mine.auditor.get(proof(mine))).status).toBe(200), {
    timeout: patience(30_000),
    interval: 500,
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
})

async function workspace(name: string): Promise<Workspace> {
  const owner = await signedIn(server, `${name}@example.com`)
  const auditor = await signedIn(server, `${name}@audit.example`)
  await call(server, 'POST', '/api/ai-assist', {
    token: owner.token,
    body: { text: 'In order to utilize the new system, each and every person need to wait.' },
  })
  const seat = await seatFor(server, owner, auditor)
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const keys = new SQLite(path.join(server.dataDir, 'keys.db'), { readonly: true })
  const account = keys
    .prepare<[string], string>('SELECT account FROM account_identity WHERE workspace = ?')
    .pluck()
    .get(String(database.prepare('SELECT workspace_id FROM auditor_seat WHERE id = ?').pluck().get(seat))) as string
  const seq = Number(database.prepare('SELECT max(seq) FROM ledger_event WHERE account = ?').pluck().get(account))
  database.close()
  keys.close()
  return { owner, auditor, seat, account, seq }
}

const proof = (of: Workspace) => `/audit/${of.seat}/receipts/${of.seq}/proof`

/** Every page that an auditor can see, and its line in the owner's list. */
function audited(seat: string, { seq, account }: Pick<Workspace, 'seq' | 'account'>): [path: string, listed: RegExp][] {
  return [
    [`/audit/${seat}`, /^Overview$/],
    [`/audit/${seat}/${MONTH}`, new RegExp(`^${MONTH_NAME}$`)],
    [`/audit/${seat}/${MONTH}?type=request&before=9`, new RegExp(`^${MONTH_NAME}$`)],
    [`/audit/${seat}/receipts/${seq}`, new RegExp(`^Entry ${seq}$`)],
    [`/audit/${seat}/receipts/${seq}/proof`, new RegExp(`^Proof of entry ${seq}$`)],
    [`/audit/${seat}/export`, /^Export form$/],
    [`/audit/${seat}/export/download`, new RegExp(`^Download of penmark-ledger-${account}-all-\\d+\\.tar$`)],
    [`/audit/${seat}/export/download?format=csv`, new RegExp(`^Download of penmark-ledger-${account}-all-\\d+\\.csv$`)],
  ]
}

const owned = (seat: string) => [`${AUDITORS}/${seat}`, `${AUDITORS}/${seat}/revoke`]

/** The same address in the form of the router's own requests. */
const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1')

/** The lines of the owner's list, newest first. */
async function trail({ owner, seat }: Workspace): Promise<string[]> {
  const page = (await (await owner.get(`${AUDITORS}/${seat}`)).text()).replaceAll('<!-- -->', '')
  return [...page.matchAll(/<td>(?:<a [^>]*>)?([^<]+)(?:<\/a>)?<\/td><\/tr>/g)].map((match) => match[1] ?? '')
}

test('every address that has to do with a seat is asked for below', () => {
  type Entry = { path?: string; children?: Entry[] }
  const flat = (entries: Entry[], prefix = ''): string[] =>
    entries.flatMap(({ path = '', children = [] }) => {
      const whole = [prefix, path].filter((part) => part !== '').join('/')
      return [...(children.length === 0 ? [whole] : []), ...flat(children, whole)]
    })
  const known = flat(routes as Entry[]).filter((each) => /^audit\/:seat|^dashboard\/usage\/auditors\/:seat/.test(each))
  const addresses = [...audited(':seat', mine).map(([address]) => address), ...owned(':seat')].map((address) =>
    address.slice(1).replace(/\?.*/, '').replace(MONTH, ':month').replace(String(mine.seq), ':seq'),
  )
  expect([...new Set(addresses)].sort()).toEqual(known.sort())
})

test('every view of an auditor is recorded exactly once and listed to the owner, as a document and as data', async () => {
  for (const [address, listed] of audited(mine.seat, mine)) {
    for (const path of address.includes('download') || address.endsWith('proof')
      ? [address]
      : [address, dataOf(address)]) {
      const before = await trail(mine)
      const answer = await mine.auditor.get(path)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
      const after = await trail(mine)
      expect([path, after.length - before.length]).toEqual([path, 1])
      expect(after[0]).toMatch(listed)
    }
  }
})

test('nobody but the holder sees anything under a seat, and nothing of it is recorded', async () => {
  const before = await trail(mine)
  for (const [address] of audited(mine.seat, mine)) {
    for (const path of [address, dataOf(address)]) {
      for (const by of [theirs.auditor, mine.owner, theirs.owner, stranger]) {
        const answer = await by.get(path)
        expect([by.email, path, answer.status]).toEqual([by.email, path, 404])
        expect(await answer.text()).not.toContain(mine.account)
      }
      const away = await visitor(server).get(path)
      expect([path, away.status === 302 || away.status === 202]).toEqual([path, true])
      expect(await away.text()).not.toContain(mine.account)
    }
  }
  expect(await trail(mine)).toEqual(before)
})

test('a seat shows one workspace: another’s events, months and files do not exist in it', async () => {
  const before = await trail(mine)
  for (const path of [
    `/audit/${mine.seat}/receipts/${theirs.seq}`,
    `/audit/${mine.seat}/receipts/${theirs.seq}/proof`,
    `/audit/${mine.seat}/receipts/0`,
    `/audit/${mine.seat}/receipts/-1`,
    `/audit/${mine.seat}/receipts/99999999`,
    `/audit/${mine.seat}/1999-01`,
    `/audit/${mine.seat}/9999-12`,
    `/audit/${mine.seat}/nothing`,
    `/audit/${mine.seat}/settings`,
    `/audit/${mine.seat}/${theirs.seat}`,
    '/audit/aud_nothing',
  ]) {
    expect([path, (await mine.auditor.get(path)).status]).toEqual([path, 404])
    expect([path, (await mine.auditor.get(dataOf(path))).status]).toEqual([path, 404])
  }
  expect(await trail(mine)).toEqual(before)
  const file = await mine.auditor.get(`/audit/${mine.seat}/export/download?format=jsonl`)
  const lines = (await file.text()).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(new Set(lines.map((line) => JSON.parse(line).account))).toEqual(new Set([mine.account]))
})

test('a refused download leads back to the form and is no view', async () => {
  const before = await trail(mine)
  const answer = await mine.auditor.get(`/audit/${mine.seat}/export/download?since=17x`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/audit/${mine.seat}/export?since=17x&refused=since`)
  expect(await trail(mine)).toEqual(before)
})

test('another workspace’s owner, an auditor and a stranger neither see nor change a seat', async () => {
  for (const path of owned(mine.seat)) {
    for (const by of [theirs.owner, mine.auditor, theirs.auditor, stranger]) {
      expect([by.email, path, (await by.get(path)).status]).toEqual([by.email, path, 404])
      expect([by.email, path, (await by.get(dataOf(path))).status]).toEqual([by.email, path, 404])
      expect([by.email, path, (await by.post(path)).status]).toEqual([by.email, path, 404])
      expect([by.email, path, (await by.post(dataOf(path))).status]).toEqual([by.email, path, 404])
    }
    expect((await visitor(server).get(path)).status).toBe(302)
    expect((await visitor(server).post(path)).status).toBe(302)
  }
  expect((await mine.auditor.get(`/audit/${mine.seat}`)).status).toBe(200)
  for (const by of [theirs.owner, stranger]) expect(await (await by.get(AUDITORS)).text()).not.toContain('mine@audit')
})

test('a member of the workspace who is neither owner nor admin finds no seats, and an admin does', async () => {
  const member = await signedIn(server, 'member@example.com')
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  const as = (role: string) => {
    const change = database.prepare(
      "UPDATE membership SET role = ? WHERE user_id = (SELECT id FROM user WHERE email = 'member@example.com')",
    )
    change.run(role)
  }
  for (const [role, status] of [
    ['member', 404],
    ['auditor', 404],
    ['admin', 200],
  ] as const) {
    as(role)
    expect([role, (await member.get(AUDITORS)).status]).toEqual([role, status])
    expect([role, (await member.get(`${AUDITORS}.data`)).status]).toEqual([role, status])
    const invited = await member.post(AUDITORS, { email: `by-${role}@audit.example`, days: '7' })
    expect([role, invited.status]).toEqual([role, status === 200 ? 303 : 404])
  }
  database.close()
})

test('a seat gives nothing else of the workspace: usage, exports, calls and credits stay the auditor’s own', async () => {
  const own = await (await mine.auditor.get('/dashboard/usage/export/download?format=jsonl')).text()
  expect(own).not.toContain(mine.account)
  for (const path of ['/dashboard', '/dashboard/assistant', `/dashboard/usage/${MONTH}`, '/dashboard/usage/export']) {
    const answer = await mine.auditor.get(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).not.toContain(mine.account)
  }
  expect((await mine.auditor.get(`/dashboard/usage/receipts/${mine.seq}`)).status).toBe(404)
  expect((await mine.auditor.get(`/dashboard/usage/receipts/${mine.seq}/proof`)).status).toBe(404)
})

test('nothing under a seat can be posted to', async () => {
  for (const [address] of audited(mine.seat, mine)) {
    const answer = await mine.auditor.post(address, { intent: 'revoke' })
    expect([address, answer.status]).toEqual([address, 405])
  }
})

test('an end in time takes effect with the next request, everywhere under the seat', async () => {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  // A running server's clock cannot be advanced, so the seat is moved into the past, around its guard.
  const guard = String(
    database.prepare("SELECT sql FROM sqlite_schema WHERE name = 'auditor_seat_facts_stay'").pluck().get(),
  )
  database.exec('DROP TRIGGER auditor_seat_facts_stay')
  database.prepare('UPDATE auditor_seat SET expires_at = ? WHERE id = ?').run(Date.now(), theirs.seat)
  database.exec(guard)
  database.close()
  const before = await trail(theirs)
  for (const [address] of audited(theirs.seat, theirs)) {
    expect([address, (await theirs.auditor.get(address)).status]).toEqual([address, 404])
    expect([address, (await theirs.auditor.get(dataOf(address))).status]).toEqual([address, 404])
  }
  expect(await trail(theirs)).toEqual(before)
  expect(await (await theirs.auditor.get('/audit')).text()).toContain('Ended on')
  expect(await (await theirs.auditor.get('/dashboard')).text()).not.toContain('href="/audit"')
})

test('a view that cannot be written is not shown', async () => {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  database.exec("CREATE TRIGGER full BEFORE INSERT ON auditor_view BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
  for (const [address] of audited(mine.seat, mine)) {
    const answer = await mine.auditor.get(address)
    expect([address, answer.status]).toEqual([address, 500])
    expect(await answer.text()).not.toContain(mine.account)
  }
  database.exec('DROP TRIGGER full')
  database.close()
  expect((await mine.auditor.get(`/audit/${mine.seat}`)).status).toBe(200)
})

test('views are limited, and what is refused for that is not recorded', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '1' })
  const owner = await signedIn(limited, 'limited@example.com')
  const auditor = await signedIn(limited, 'limited@audit.example')
  const seat = await seatFor(limited, owner, auditor)
  const statuses = []
  for (let round = 0; round < 125; round += 1) statuses.push((await auditor.get(`/audit/${seat}.data`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect(await (await owner.get(`${AUDITORS}/${seat}`)).text()).toMatch(/120(<!-- -->)? views/)
})

test('exports of a session share the limit of those by call: the form says so, and no download is recorded', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '0.15' })
  const owner = await signedIn(limited, 'often@example.com')
  const auditor = await signedIn(limited, 'often@audit.example')
  const seat = await seatFor(limited, owner, auditor)
  for (const [by, base] of [
    [owner, '/dashboard/usage'],
    [auditor, `/audit/${seat}`],
  ] as const) {
    for (let round = 0; round < 18; round += 1) {
      const counted = await by.get('/dashboard/usage/export/download?month=2026-13')
      expect(counted.headers.get('location')).toBe('/dashboard/usage/export?month=2026-13&refused=malformed')
    }
    const refused = await by.get(`${base}/export/download?format=csv`)
    expect([refused.status, refused.headers.get('location')]).toEqual([
      302,
      `${base}/export?format=csv&refused=rate_limited`,
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const form = await (await by.get(`${base}/export?format=csv&refused=rate_limited`)).text()
    expect(form).toContain('Rate limit exceeded. Please try again later.')
    expect(form).toMatch(/<option[^>]*value="csv"[^>]*selected=""/)
  }
  const called = await call(limited, 'GET', '/api/usage/export', { token: owner.token })
  expect(called).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(await (await owner.get(`${AUDITORS}/${seat}`)).text()).not.toContain('Download of')
})

test('what cannot be exported as asked is exported in no other way, and is no download on the list', async () => {
  const { owner, auditor, seat } = mine
  const before = await trail(mine)
  for (const query of [
    'month=2026-13',
    'month=abc&format=csv',
    `month=${MONTH}&format=exe`,
    `month=${MONTH}&month=2026-01`,
    'format=tar&format=csv',
    'since=1&since=2',
  ]) {
    for (const [by, base] of [
      [owner, '/dashboard/usage'],
      [auditor, `/audit/${seat}`],
    ] as const) {
      const answer = await by.get(`${base}/export/download?${query}`)
      expect([query, answer.status]).toEqual([query, 302])
      const form = answer.headers.get('location') ?? ''
      expect(form).toContain(`${base}/export?`)
      expect(form).toContain('refused=malformed')
    }
  }
  expect(await trail(mine)).toEqual(before)
  const form = await (await owner.get('/dashboard/usage/export?month=2026-13&refused=malformed')).text()
  expect(form).toContain('Nothing was exported. Choose one here.')
})

test('what is missing is told inside the frame of its place, to the holder of the seat and to the owner', async () => {
  const { owner, auditor, seat } = mine
  for (const [by, path, words] of [
    [auditor, `/audit/${seat}/2020-01`, ['There’s no such month', 'Read-only', 'All months', 'class="frame-header"']],
    [auditor, `/audit/${seat}/receipts/999999999`, ['There’s no such receipt', 'Read-only', 'class="frame-header"']],
    [auditor, '/audit/aud_nothing', ['You can’t see this page', 'class="frame-header"']],
    [auditor, `/audit/${seat}/receipts/1/x`, ['You can’t see this page', 'class="frame-header"']],
    [owner, '/dashboard/usage/2020-01', ['There’s no such month', 'class="usage-nav"', 'class="frame-header"']],
    [owner, '/dashboard/usage/2026-09/x', ['Go to the current month', 'class="usage-nav"', 'class="frame-header"']],
    [owner, `${AUDITORS}/aud_nothing`, ['There’s no such access', 'class="usage-nav"', 'class="frame-header"']],
    [owner, '/dashboard/nothing', ['This page doesn’t exist', 'class="frame-header"']],
  ] as const) {
    const answer = await by.get(path)
    expect([path, answer.status]).toEqual([path, 404])
    const page = await answer.text()
    for (const each of words) expect([path, page]).toEqual([path, expect.stringContaining(each)])
  }
  // Another user does not see the seat's frame either.
  expect(await (await stranger.get(`/audit/${seat}/2020-01`)).text()).not.toContain('Read-only')
})
