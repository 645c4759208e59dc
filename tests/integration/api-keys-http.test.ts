import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { type Browser, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { patience } from '#tests/support/patience.ts'
import { startServerFor } from '#tests/support/people.ts'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import type { RunningServer } from '#tests/support/server.ts'

const KEYS = '/dashboard/settings/keys'
const SHAPE = /pmk_[a-z2-7]{8}_[a-z2-7]{32}/

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-keys-'))
let server: RunningServer
let ada: Browser & { token: string }
let bob: Browser & { token: string }
let eve: Browser & { token: string }
beforeAll(async () => {
  const started = await startServerFor({ ada: 'business', bob: 'enterprise', eve: 'starter' }, {}, dataDir)
  server = started.server
  ada = started.people.ada
  bob = started.people.bob
  eve = started.people.eve
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const dataOf = (page: string) => `${page}.data`
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

type Row = { id: string; name: string; prefix: string; scopes: string; expires_at: number | null }

function stored(): (Row & { key_sha256: Buffer; created_at: number; last_used_at: number | null })[] {
  const database = new SQLite(path.join(dataDir, 'penmark.db'), { readonly: true })
  const rows = database.prepare('SELECT * FROM api_key ORDER BY id').all()
  database.close()
  return rows as ReturnType<typeof stored>
}

let names = 0

/** Creates a key through the form. */
async function make(by: Browser, scopes: readonly string[], change: Record<string, string> = {}) {
  names += 1
  const fields = { name: `key ${names}`, days: '30', password: PASSWORD, ...change }
  const ticked = scopes.map((scope): [string, string] => ['scopes', scope])
  const answer = await by.post(KEYS, [...Object.entries(fields), ...ticked])
  const page = await textOf(answer)
  const key = SHAPE.exec(page)?.[0] ?? ''
  return { answer, page, key, row: stored().find((row) => row.name === fields.name) }
}

const profile = (token: string) => call(server, 'GET', '/api/user/profile', { token })

test('E38: a key is shown once, on the answer page alone, and only its SHA-256 is kept', async () => {
  const { answer, page, key, row } = await make(ada, ['profile'], { name: 'shown once' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.getSetCookie().join()).not.toContain(key)
  expect(key).toMatch(SHAPE)
  expect(page).toContain('Copy the key now')
  expect((await profile(key)).status).toBe(200)
  const list = await textOf(await ada.get(KEYS))
  expect(list).toContain(`${key.slice(0, 12)}_…`)
  expect(list).not.toMatch(SHAPE)
  expect(row?.key_sha256).toEqual(createHash('sha256').update(key).digest())
  expect(Object.values(row ?? {}).some((value) => String(value).includes(key.slice(13)))).toBe(false)
  expect(server.output()).not.toContain(key.slice(13))
  expect(await mailTo(server, ada.email, 'An API key was created')).not.toContain(key.slice(0, 12))
})

test('E38: an expiry is kept as chosen, and no key is made without one', async () => {
  const day = 24 * 60 * 60 * 1000
  for (const [days, ms] of [
    ['30', 30 * day],
    ['90', 90 * day],
    ['365', 365 * day],
  ] as const) {
    const { row } = await make(ada, ['profile'], { days })
    expect(row?.expires_at).toBe(Number(row?.created_at) + ms)
  }
  expect((await make(ada, ['profile'], { days: 'never' })).answer.status).toBe(400)
})

test('making and regenerating need the password; what is refused makes nothing and sends no password back', async () => {
  const before = stored()
  for (const change of [{ password: 'not this one' }, { password: '' }]) {
    const { answer, page, key } = await make(ada, ['profile'], change)
    expect([answer.status, key]).toEqual([403, ''])
    expect(page).toContain('profile')
    expect(page).not.toContain('not this one')
  }
  const [first] = before
  const refused = await ada.post(`${KEYS}/${first?.id}/regenerate`, { prefix: first?.prefix ?? '', password: 'no' })
  expect(refused.status).toBe(403)
  for (const [scopes, change] of [
    [[], {}],
    [['everything'], {}],
    [['profile'], { name: ' ' }],
    [['profile'], { name: 'x'.repeat(51) }],
    [['profile'], { days: '4000' }],
  ] as const) {
    expect((await make(ada, scopes, change)).answer.status).toBe(400)
  }
  expect(stored()).toEqual(before)
})

test('E38: a key opens the calls of its scopes and no others', async () => {
  const calls: [scope: string, method: string, address: string][] = [
    ['assist', 'POST', '/api/ai-assist'],
    ['usage', 'GET', '/api/usage'],
    ['usage', 'GET', '/api/usage/export'],
    ['usage', 'GET', '/api/usage/receipts/1'],
    ['profile', 'GET', '/api/user/profile'],
  ]
  for (const scope of ['assist', 'usage', 'profile']) {
    const { key } = await make(ada, [scope])
    for (const [needed, method, address] of calls) {
      const answer = await call(server, method, address, {
        token: key,
        ...(method === 'POST' ? { body: { text: 'In order to utilize it.' } } : {}),
      })
      if (needed === scope) {
        expect([scope, address, [401, 403].includes(answer.status)]).toEqual([scope, address, false])
        continue
      }
      expect([scope, address, answer.status, answer.body.code]).toEqual([scope, address, 403, 'api_scope_missing'])
      expect(answer.body.detail).toContain(`“${needed}”`)
      expect(answer.headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${needed}"`)
    }
  }
})

test('every protected call is asked for with a key of all scopes; what has no scope refuses keys', async () => {
  type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined }
  const flat = (entries: readonly Entry[], prefix: string, guarded: boolean): [address: string, guarded: boolean][] =>
    entries.flatMap(({ path: part = '', file, children = [] }) => {
      const whole = part === '' ? prefix : `${prefix}/${part}`
      const under = guarded || file === 'routes/api/protected.ts'
      return children.length > 0 ? flat(children, whole, under) : [[whole, under] as [string, boolean]]
    })
  const guarded = flat((await routes) as Entry[], '', false).filter(([, under]) => under)
  expect(guarded.length).toBeGreaterThan(4)
  const { key } = await make(ada, ['assist', 'usage', 'profile', 'library'])
  for (const [address] of guarded) {
    const url = address.replace(':seq', '1')
    const open =
      /^\/api\/(ai-assist|alternatives|analyze-text|check|compare|dictionary|glossary|mask|provenance|usage)(\/|$)/.test(
        address,
      ) ||
      /^\/api\/user\/(profile|notification-preferences|style-preferences|bookmarks|custom-\w+|available-\w+)(\/|$)/.test(
        address,
      )
    for (const method of ['GET', 'POST']) {
      const answer = await call(server, method, url, { token: key, ...(method === 'POST' ? { body: {} } : {}) })
      // A key may read which notices are on; only the user may switch them.
      const refused = !open || (method === 'POST' && address === '/api/user/notification-preferences')
      expect([address, method, answer.body.code === 'api_key_not_here']).toEqual([address, method, refused])
    }
  }
})

test('E38: what is not a living key is refused, however it looks', async () => {
  const { key } = await make(ada, ['profile'])
  const [head, secret = ''] = [key.slice(0, 13), key.slice(13)]
  for (const bad of [
    `${head}${'a'.repeat(32)}`,
    `pmk_aaaaaaaa_${secret}`,
    key.slice(0, -1),
    `${key}a`,
    key.toUpperCase(),
    `${key} ${key}`,
    secret,
    'pmk_',
    createHash('sha256').update(key).digest('hex'),
  ]) {
    const answer = await profile(bad)
    expect([bad, answer.status]).toEqual([bad, 401])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
  expect((await call(server, 'GET', `/api/user/profile?access_token=${key}&token=${key}`)).status).toBe(401)
  const asCookie = await call(server, 'GET', '/api/user/profile', { headers: { cookie: `penmark_session=${key}` } })
  expect(asCookie.status).toBe(401)
  expect(
    (await fetch(`${server.url}/dashboard`, { redirect: 'manual', headers: { authorization: `Bearer ${key}` } }))
      .status,
  ).toBe(302)
})

test('regenerating ends the old key at once and keeps name, scopes and length of life', async () => {
  const { key: old, row } = await make(ada, ['usage', 'profile'], { days: '90' })
  const page = `${KEYS}/${row?.id}/regenerate`
  expect(await textOf(await ada.get(page))).toContain(`value="${row?.prefix}"`)
  const answer = await ada.post(page, { prefix: row?.prefix ?? '', password: PASSWORD })
  expect(answer.status).toBe(200)
  const fresh = SHAPE.exec(await textOf(answer))?.[0] ?? ''
  expect([(await profile(old)).status, (await profile(fresh)).status]).toEqual([401, 200])
  const now = stored().find(({ id }) => id === row?.id)
  expect(now).toMatchObject({ name: row?.name, scopes: row?.scopes, last_used_at: null })
  expect(Number(now?.expires_at) - Number(now?.created_at)).toBe(90 * 24 * 60 * 60 * 1000)
  const again = await ada.post(page, { prefix: row?.prefix ?? '', password: PASSWORD })
  expect(again.status).toBe(409)
  expect(await again.text()).not.toMatch(SHAPE)
})

test('50 parallel regenerations leave one living key and show one', async () => {
  const { row } = await make(ada, ['profile'])
  const before = stored().length
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      ada.post(`${KEYS}/${row?.id}/regenerate`, { prefix: row?.prefix ?? '', password: PASSWORD }),
    ),
  )
  const shownKeys = (await Promise.all(answers.map(textOf))).flatMap((page) => SHAPE.exec(page)?.[0] ?? [])
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200])
  expect(shownKeys).toHaveLength(1)
  expect((await profile(shownKeys[0] ?? '')).status).toBe(200)
  expect(stored()).toHaveLength(before)
})

test('a revoked key is refused from the next call on, and nothing of it stays', async () => {
  const { key, row } = await make(ada, ['profile'])
  expect((await ada.get(`${KEYS}/${row?.id}/revoke`)).status).toBe(200)
  expect((await profile(key)).status).toBe(200)
  const revoked = await ada.post(`${KEYS}/${row?.id}/revoke`)
  expect([revoked.status, revoked.headers.get('location')]).toEqual([303, KEYS])
  expect((await profile(key)).body).toMatchObject({ code: 'api_key_invalid' })
  expect(stored().some(({ id }) => id === row?.id)).toBe(false)
  expect(await mailTo(server, ada.email, 'An API key was revoked')).not.toContain(key.slice(0, 12))
})

test('D31: another user’s key is not there, as a document, as data and for every method', async () => {
  const { key, row } = await make(ada, ['profile'])
  for (const id of [String(row?.id), 'key_nothing', row?.prefix ?? '']) {
    for (const page of [`${KEYS}/${id}/regenerate`, `${KEYS}/${id}/revoke`]) {
      for (const address of [page, dataOf(page)]) {
        for (const by of [bob, eve]) {
          expect([address, (await by.get(address)).status]).toEqual([address, 404])
          const posted = await by.post(address, { password: PASSWORD, prefix: row?.prefix ?? '' })
          expect([address, posted.status]).toEqual([address, 404])
        }
        const away = await visitor(server).get(address)
        expect([address, away.status === 302 || away.status === 202]).toEqual([address, true])
      }
    }
  }
  expect(await textOf(await bob.get(KEYS))).not.toContain(row?.prefix)
  expect((await profile(key)).status).toBe(200)
})

test('the profile tells the newest key, masked, to whoever may read it', async () => {
  expect((await profile(eve.token)).body.user).toMatchObject({ api_key: null })
  const { key } = await make(ada, ['profile'])
  const masked = `${key.slice(0, 12)}_…`
  expect((await profile(ada.token)).body.user).toMatchObject({ email: 'ada@example.com', api_key: masked })
  expect((await profile(key)).body.user).toMatchObject({ email: 'ada@example.com', api_key: masked })
  const ownProfile = await call(server, 'GET', '/api/user/profile?include_usage=true&include_invoices=1', {
    token: key,
  })
  expect(ownProfile.body).toEqual((await profile(key)).body)
})

test('no more than 20 keys', async () => {
  const count = () => stored().filter(({ name }) => name.startsWith('bob')).length
  for (let count = 0; count < 20; count += 1) await make(bob, ['profile'], { name: `bob ${count}` })
  expect(count()).toBe(20)
  const { answer, key } = await make(bob, ['profile'], { name: 'bob 20' })
  expect([answer.status, key, count()]).toEqual([409, '', 20])
  expect(await textOf(await bob.get(KEYS))).toContain('the limit of 20 keys')
})

test('below business there are no keys to make, only the reason', async () => {
  const page = await textOf(await eve.get(KEYS))
  expect(page).toContain('API keys come with Business')
  expect(page).not.toContain('<input type="checkbox"')
  const { answer, key } = await make(eve, ['profile'])
  expect([answer.status, key]).toEqual([403, ''])
})

test('after a downgrade keys answer 403 with the reason, and after an upgrade they work again', async () => {
  const { key, row } = await make(ada, ['profile'])
  server = await restartWithPlans(server, { 'ada@example.com': 'pro' })
  const refused = await profile(key)
  expect([refused.status, refused.body.code]).toEqual([403, 'api_plan_needed'])
  expect(refused.body.detail).toContain('Business')
  const page = await textOf(await ada.get(KEYS))
  expect(page).toContain('The keys below don’t work right now')
  expect(page).toContain(`${KEYS}/${row?.id}/revoke`)
  expect((await ada.get(`${KEYS}/${row?.id}/regenerate`)).headers.get('location')).toBe(KEYS)
  const regenerated = await ada.post(`${KEYS}/${row?.id}/regenerate`, { prefix: row?.prefix ?? '', password: PASSWORD })
  expect(regenerated.status).toBe(302)
  server = await restartWithPlans(server, { 'ada@example.com': 'business' })
  expect((await profile(key)).status).toBe(200)
})

test('E39: limits are the user’s: another key gives no new bucket', async () => {
  const keys = [(await make(ada, ['usage'])).key, (await make(ada, ['usage'])).key]
  // This scale allows one export an hour.
  server = await restartWithPlans(server, {}, { RATE_LIMIT_SCALE: '0.0083' })
  const statuses: number[] = []
  for (const token of [...keys, ada.token]) {
    const answer = await call(server, 'GET', '/api/usage/export', { token })
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([200, 429, 429])
  server = await restartWithPlans(server, {})
})

test('E40: a use is written by a job and not by the call, and when the server stops', async () => {
  const { key, row } = await make(ada, ['profile'])
  const used = () => stored().find(({ id }) => id === row?.id)?.last_used_at
  expect((await profile(key)).status).toBe(200)
  expect(used()).toBeNull()
  server = await restartWithPlans(server, {})
  await vi.waitFor(() => expect(used()).toBeGreaterThan(Number(row?.created_at) - 1), patience(10_000))
  const first = used()
  expect((await profile(key)).status).toBe(200)
  server = await restartWithPlans(server, {})
  expect(used()).toBe(first)
})
