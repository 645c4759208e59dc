import { readdirSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Browser, visitor } from '#tests/support/browser.ts'
import { patience } from '#tests/support/patience.ts'
import { dataTwin, filled, type ListedRoute, listedRoutes, parametersOf } from '#tests/support/routes.ts'
import { type Person, type TwoUsers, twoUsers } from '#tests/support/two-users.ts'

// Walks over every URL that app/routes.ts lists. A new one is walked over by itself; if nothing can be known about it
// (it is open to everybody, or has a parameter of a new kind), a test fails and asks.

/** The paths that visitors may open, and why. All others lead to the login page or are refused. */
const OPEN: Readonly<Record<string, string>> = {
  '/': 'the landing page',
  '/login': 'the way in',
  '/register': 'the way in',
  '/verify-email': 'the way in, by mail',
  '/verify-email-change': 'the link of a mail, which may be opened anywhere',
  '/forgot-password': 'the way back in',
  '/reset-password': 'the way back in, by mail',
  '/login/second-factor': 'the second step of the way in; nobody gets further without the first',
  '/login/passkey': 'the way in',
  '/auth/google': 'the way in, at Google',
  '/auth/callback': 'the way back from Google',
  '/goodbye': 'says that an account is gone',
  '/logout': 'asks before it signs anybody out',
  '/audit/invitation': 'shows an invitation to whoever holds its link, before signing in',
  '/contact': 'anybody may write to the operator',
  '/extension': 'says what the extension does, and offers its files',
  '/extension/connected': 'tells that the code is on its way; it holds nothing itself',
  '/api/extension/token': 'proves itself by a code that a signed-in user got',
  '/docs': 'the documents of the repository',
  '/docs/*': 'the same',
  '/changelog': 'leads to a document',
  '/works-on': 'the same',
  '/offline': 'says that the server cannot be reached, and holds nothing about anybody',
  '/status': 'says whether the server works',
  '/terms': 'the law asks for it',
  '/privacy': 'the law asks for it',
  '/imprint': 'the law asks for it',
  '/security': 'the law asks for it',
  '/cookies': 'the law asks for it',
  '/.well-known/security.txt': 'tells how to report a weakness',
  '/display': 'language and theme in a cookie',
  '/dev/mail': 'only on a local installation without a mail server',
  '/dev/mail/page': 'the same',
  '/unsubscribe': 'the link of a mail, which may be opened anywhere',
  '/webhooks/stripe': 'proves itself by a signature',
  '/provenance/:link': 'a page that its author shares with anyone who has the address',
  '/provenance/:link/record': 'the same as a file',
  '/ledger/checkpoint': 'public by design: anyone may verify the ledger',
  '/ledger/vkey': 'public by design',
  '/ledger/lost': 'public by design',
  '/ledger/verifier': 'public by design: it names hashes of a public file',
  '/ledger/consistency': 'public by design',
  '/ledger/timestamp/:month': 'public by design: the hash of a public checkpoint, signed by another party',
  '/ledger/tile/*': 'public by design: hashes only',
  '/api/auth/register': 'the way in',
  '/api/auth/login': 'the way in',
  '/api/auth/verify-email': 'the way in, by mail',
  '/api/auth/resend-verification': 'the way in, by mail',
  '/api/auth/forgot-password': 'the way back in',
  '/api/auth/reset-password': 'the way back in, by mail',
  '/api/auth/verify-email-change': 'the link of a mail',
  '/api/auth/second-factor': 'the second step of the way in',
  '/api/auth/google/auth-url': 'the way in, at Google',
  '/api/auth/google/callback': 'the way in, at Google',
  '/api/auth/google/login': 'the way in, at Google',
  '/api/contact': 'anybody may write to the operator',
  '/api/plans': 'prices',
  '/api': 'says 404',
  '/api/*': 'says 404',
  '/*': 'says 404',
}

/** Parameters that name no one's data: every caller gets their own. */
const NOBODYS: Readonly<Record<string, string>> = { month: 'each sees their own month' }

/** Pages that an owner shares with everyone who has the address; `provenance-http.test.ts` says what they show. */
const SHARED = ['/provenance/:link', '/provenance/:link/record']

/** The header that tells every robot to list an answer in no search. */
const ROBOTS = 'x-robots-tag'

/** Pages that a mail, a shared link or another page addresses by a token, and small ones around the way in. */
const BY_LINK: readonly string[] = [
  ...['/verify-email', '/verify-email-change', '/reset-password', '/unsubscribe', '/audit/invitation'],
  ...['/provenance/:link', '/provenance/:link/record', '/auth/callback', '/login/second-factor', '/goodbye', '/logout'],
  ...['/display', '/dev/mail', '/extension/connect', '/extension/connected'],
]

/** Writes that are authenticated by a signature of their own; no browser sends them. */
const SIGNED = ['/webhooks/stripe']

/** A page that another page of the product shows in a sandboxed frame. */
const FRAMED = ['/dev/mail/page']

/** Tables that jobs write without any request. */
const WRITTEN_BY_JOBS = ['alarm', 'ledger_checkpoint', 'ledger_tile', 'notification_progress']

/** Addresses whose GET writes, and why. */
const WRITES_ON_GET = /^\/audit\/:seat/ // An auditor's view is written down before it is shown.

let world: TwoUsers
let routes: ListedRoute[]
beforeAll(async () => {
  routes = await listedRoutes()
  world = await twoUsers()
  // A receipt needs a checkpoint, published at most every ten seconds.
  for (const { auditor, objects } of [world.ada, world.bob]) {
    const proof = filled('/audit/:seat/receipts/:seq/proof', objects)
    await vi.waitFor(async () => expect((await auditor.get(proof)).status).toBe(200), {
      timeout: patience(30_000),
      interval: 500,
    })
  }
}, 90_000)
afterAll(() => world.close())

const isCall = ({ path }: ListedRoute) => path === '/api' || path.startsWith('/api/')
const isOpen = ({ path }: ListedRoute) => Object.hasOwn(OPEN, path)
/** The browser that may see an object of this person. */
const seenBy = (person: Person, { path }: ListedRoute): Browser =>
  path.startsWith('/audit/') ? person.auditor : person

/** The address of a route with the objects of a person in it. */
function addressOf({ path }: ListedRoute, { objects, items }: Person): string {
  const place = /(styles|templates|prompts)\/:item/.exec(path)?.[1]
  return filled(path, { ...objects, ...(place === undefined ? {} : { item: items[place] ?? '' }) })
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(world.server.url + address, { redirect: 'manual', ...init })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('C23, spec 6: anonymous users reach only what is listed: whatever is open to a visitor is open for a reason, and exists', () => {
  const listed = routes.map(({ path }) => path)
  expect(Object.keys(OPEN).filter((path) => !listed.includes(path))).toEqual([])
})

test('C23, spec 6: dashboard and placeholder routes need sign-in: without a session every other screen and its data lead to the login, whatever the method', async () => {
  for (const route of routes.filter((each) => !isOpen(each) && !isCall(each))) {
    const address = addressOf(route, world.ada)
    const page = await ask(address)
    const back = new URLSearchParams({ redirectTo: address }).toString()
    expect([address, page.status, page.headers.get('location')]).toEqual([address, 302, `/login?${back}`])
    expect([address, page.headers.get(ROBOTS)]).toEqual([address, 'noindex'])
    const data = await ask(dataTwin(address))
    const target = data.status === 202 ? await data.text() : data.headers.get('location')
    expect([address, data.status, target]).toEqual([
      address,
      expect.toBeOneOf([202, 302]),
      expect.stringContaining('/login'),
    ])
    expect([address, data.headers.get(ROBOTS)]).toEqual([address, 'noindex'])
    for (const twin of [address, dataTwin(address)]) {
      const posted = await visitor(world.server).post(twin, { intent: 'x' })
      expect([twin, posted.status]).toEqual([twin, expect.toBeOneOf([202, 302, 405])])
      expect([twin, posted.headers.get(ROBOTS)]).toEqual([twin, 'noindex'])
      expect([twin, await posted.text()]).toEqual([twin, expect.not.stringContaining(world.ada.email)])
    }
  }
}, 120_000)

test('C23, spec 6: requests carry a bearer token: without one every protected call answers 401, and a cookie is none', async () => {
  const login = await ask('/login', {
    method: 'POST',
    headers: { origin: world.server.url },
    body: new URLSearchParams({ intent: 'login', email: world.ada.email, password: 'correct horse battery staple' }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(cookie).toContain('session=')
  for (const route of routes.filter((each) => !isOpen(each) && isCall(each))) {
    const address = addressOf(route, world.ada)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const headers of [{}, { cookie }, bearer('A'.repeat(43)), bearer(cookie.split('=')[1] ?? '')]) {
        const body = method === 'GET' ? {} : { body: '{}' }
        const json: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' }
        const answer = await ask(address, { method, headers: { ...headers, ...json } as HeadersInit, ...body })
        expect([method, address, answer.status]).toEqual([method, address, 401])
        expect([method, address, answer.headers.get(ROBOTS)]).toEqual([method, address, 'noindex'])
        expect(await answer.json()).toMatchObject({ detail: 'Please login to continue.', code: 'login_required' })
      }
    }
  }
}, 120_000)

test('D31: every parameter of an address is known: somebody’s object, or nobody’s', () => {
  const names = new Set(routes.flatMap(({ path }) => parametersOf(path)))
  const known = [...Object.keys(world.ada.objects), ...Object.keys(NOBODYS), 'item']
  expect([...names].filter((name) => !known.includes(name))).toEqual([])
})

/** Fields for any form about an object, so that only its owner can be the reason for a refusal. */
const EVERYTHING = {
  ...{
    password: 'correct horse battery staple',
    prefix: 'x',
    name: 'Taken over',
    days: '30',
    version: '1',
    text: 'A text.',
  },
  ...{ prompt: 'Taken over.', context: 'Taken over.', content: 'Taken over.', description: '', intent: 'save' },
}

test('D31: another user’s object is not there, on any screen or call, as document or data, to read or to write', async () => {
  const { ada, bob } = world
  const withObjects = routes
    .filter(({ path }) => parametersOf(path).some((name) => !Object.hasOwn(NOBODYS, name)))
    .filter(({ path }) => !SHARED.includes(path))
  expect(withObjects.length).toBeGreaterThan(8)
  const before = contents()
  for (const route of withObjects) {
    for (const [owner, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const address = addressOf(route, owner)
      if (isCall(route)) {
        const own = await ask(address, { headers: bearer(owner.token) })
        expect([address, own.status]).toEqual([address, expect.not.toBeOneOf([401, 404])])
        for (const method of ['GET', 'POST', 'DELETE']) {
          const json: Record<string, string> = method === 'GET' ? {} : { 'content-type': 'application/json' }
          const body = method === 'GET' ? {} : { body: '{}' }
          const answer = await ask(address, { method, headers: { ...bearer(other.token), ...json }, ...body })
          expect([method, address, answer.status]).toEqual([method, address, expect.toBeOneOf([404, 405])])
        }
        continue
      }
      const own = await seenBy(owner, route).get(address)
      expect([address, own.status]).toEqual([address, 200])
      for (const by of [other, other.auditor]) {
        for (const twin of [address, dataTwin(address)]) {
          const answer = await by.get(twin)
          expect([by.email, twin, answer.status]).toEqual([by.email, twin, 404])
          const posted = await by.post(twin, EVERYTHING)
          expect([by.email, twin, posted.status]).toEqual([by.email, twin, expect.toBeOneOf([404, 405])])
        }
      }
    }
  }
  const after = contents()
  // Owners viewed their own objects, and each view of an auditor is a row.
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed).toEqual(['auditor_view'])
}, 120_000)

const opened = new Map<string, { database: SQLite.Database; version: unknown; rows: Record<string, string> }>()
afterAll(() => {
  for (const { database } of opened.values()) database.close()
})

/** The rows of both databases by table, without those that jobs write; read again only after another connection wrote. */
function contents(): Record<string, string> {
  const all: Record<string, string> = {}
  for (const file of ['penmark.db', 'keys.db']) {
    const before = opened.get(file)
    const database = before?.database ?? new SQLite(path.join(world.server.dataDir, file), { readonly: true })
    const version = database.pragma('data_version', { simple: true })
    const rows = before !== undefined && before.version === version ? before.rows : rowsOf(database)
    opened.set(file, { database, version, rows })
    Object.assign(all, rows)
  }
  all.outbox = readdirSync(path.join(world.server.dataDir, 'outbox')).join()
  return all
}

function rowsOf(database: SQLite.Database): Record<string, string> {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[]
  return Object.fromEntries(
    tables
      .filter((name) => !WRITTEN_BY_JOBS.includes(name))
      .map((name) => [name, JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all())]),
  )
}

test('A9, B17: no GET writes: every screen, its data and every call leave each table and the outbox as they were', async () => {
  const { ada } = world
  for (const route of routes.filter(({ path }) => !WRITES_ON_GET.test(path))) {
    const address = addressOf(route, ada)
    const addresses = isCall(route) ? [address] : [address, dataTwin(address), `${address}?token=${'A'.repeat(43)}`]
    const before = contents()
    for (const each of addresses) {
      const answer = isCall(route)
        ? await ask(each, { headers: bearer(ada.token) })
        : await seenBy(ada, route).get(each)
      await answer.arrayBuffer()
      expect([each, answer.status < 500]).toEqual([each, true])
    }
    const after = contents()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect([route.path, changed]).toEqual([route.path, []])
  }
  const before = contents()
  for (const each of ['/nothing', '/nothing.data', '/api/nothing', '/healthz', '/readyz']) {
    for (const by of [ada, visitor(world.server)]) await (await by.get(each)).arrayBuffer()
  }
  expect(contents()).toEqual(before)
}, 120_000)

/** The headers that browsers send, or omit, for a write from another site. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {},
]

test('C21: a write of another site with this user’s cookie is refused on every screen, its data and every resource', async () => {
  for (const route of routes.filter((each) => !isCall(each) && !SIGNED.includes(each.path))) {
    const address = addressOf(route, world.ada)
    for (const twin of [address, dataTwin(address)]) {
      for (const foreign of FOREIGN) {
        const headers = { cookie: 'penmark_session=x', ...foreign }
        const answer = await ask(twin, { method: 'POST', headers, body: new URLSearchParams({ intent: 'x' }) })
        expect([twin, foreign, answer.status]).toEqual([twin, foreign, 403])
      }
      const put = await ask(twin, { method: 'DELETE', headers: { origin: 'https://evil.example' } })
      expect([twin, put.status]).toEqual([twin, 403])
    }
  }
}, 120_000)

test('C27, C28, C29: every answer to a signed-in user has the headers, a fresh nonce, and is not stored', async () => {
  const { ada } = world
  const nonces = new Set<string>()
  let answers = 0
  for (const route of routes.filter(({ path }) => !FRAMED.includes(path))) {
    const address = addressOf(route, ada)
    const answer = isCall(route)
      ? await ask(address, { headers: bearer(ada.token) })
      : await seenBy(ada, route).get(address)
    await answer.arrayBuffer()
    answers += 1
    const policy = answer.headers.get('content-security-policy') ?? ''
    const result = {
      nosniff: answer.headers.get('x-content-type-options'),
      frames: answer.headers.get('x-frame-options'),
      opener: answer.headers.get('cross-origin-opener-policy'),
      resource: answer.headers.get('cross-origin-resource-policy'),
      referrer: answer.headers.get('referrer-policy') !== null,
      objects: policy.includes("object-src 'none'"),
      base: policy.includes("base-uri 'none'"),
      ancestors: policy.includes("frame-ancestors 'none'"),
      inline: /script-src[^;]*'unsafe-(inline|eval)'/.test(policy),
    }
    expect([route.path, result]).toEqual([
      route.path,
      {
        ...{ nosniff: 'nosniff', frames: 'DENY', opener: 'same-origin', referrer: true, objects: true, base: true },
        ...{ resource: expect.toBeOneOf(['same-origin', 'cross-origin']), ancestors: true, inline: false },
      },
    ])
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    const caching = answer.headers.get('cache-control') ?? ''
    if (!/^\/(ledger|\.well-known)\//.test(route.path))
      expect([route.path, caching]).toEqual([route.path, expect.stringContaining('no-store')])
    expect([route.path, answer.headers.get('access-control-allow-credentials')]).toEqual([route.path, null])
  }
  expect(nonces.size).toBe(answers)
})

test('search engines list no page of an account and none behind a link: every robot is told so where it can get, and two by name beyond the sign-in', async () => {
  expect(BY_LINK.filter((path) => !routes.some((route) => route.path === path))).toEqual([])
  let pages = 0
  for (const route of routes) {
    const address = addressOf(route, world.ada)
    if (BY_LINK.includes(route.path)) {
      for (const by of [visitor(world.server), seenBy(world.ada, route)])
        expect([address, (await by.get(address)).headers.get(ROBOTS)]).toEqual([address, 'noindex'])
    } else if (!isOpen(route) && !isCall(route)) {
      const answer = await seenBy(world.ada, route).get(address)
      const html = await answer.text()
      const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
      expect([address, answer.headers.get(ROBOTS)]).toEqual([address, isPage ? null : 'noindex'])
      if (!isPage) continue
      pages += 1
      const metas = [...html.matchAll(/<meta name="([^"]+)" content="noindex"/g)].map(([, name]) => name)
      expect([address, metas]).toEqual([address, ['googlebot', 'bingbot']])
    }
  }
  expect(pages).toBeGreaterThan(60)
}, 60_000)

test('C26: no answer to a signed-in user leads to another site', async () => {
  const { ada } = world
  const foreign: string[] = []
  for (const route of routes.filter((each) => !isCall(each))) {
    const address = addressOf(route, ada)
    const by = visitor(world.server)
    const query = 'redirectTo=https%3A%2F%2Fevil.example&next=%2F%2Fevil.example&url=https%3A%2F%2Fevil.example'
    for (const answer of [
      await seenBy(ada, route).get(`${address}?${query}`),
      await by.get(`${address}?${query}`),
      await by.post(`${address}?${query}`, { intent: 'x', redirectTo: 'https://evil.example' }),
    ]) {
      const targets = [answer.headers.get('location'), /url=(.*)/.exec(answer.headers.get('refresh') ?? '')?.[1]]
      for (const to of targets.filter((each) => each != null)) {
        if (new URL(to, world.server.url).origin !== world.server.url) foreign.push(`${route.path} ${to}`)
      }
    }
  }
  expect(foreign).toEqual([])
})

test('D37: no call takes a method that it is not for, nor breaks on one', async () => {
  for (const route of routes.filter(isCall)) {
    const address = addressOf(route, world.ada)
    for (const method of ['PUT', 'PATCH']) {
      const headers = { 'content-type': 'application/json', ...bearer(world.ada.token) }
      const answer = await ask(address, { method, headers, body: '{}' })
      expect([method, address, answer.status >= 400 && answer.status < 500]).toEqual([method, address, true])
    }
  }
})
