import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, signedIn, signInAgain, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const SETTINGS = '/dashboard/settings'
const SESSIONS = `${SETTINGS}/sessions`

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const dataOf = (page: string) => `${page}.data`
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const idsIn = (page: string) => [...page.matchAll(/sessions\/(ses_[0-9a-f]+)"/g)].map((match) => match[1] ?? '')

function stored<Row>(sql: string, ...values: string[]): Row[] {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const rows = database.prepare(sql).all(...values) as Row[]
  database.close()
  return rows
}

/** Another browser of an account with its own user agent. */
async function on(userAgent: string, email: string): Promise<Browser> {
  const answer = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, 'user-agent': userAgent },
    body: new URLSearchParams({ intent: 'login', email, password: PASSWORD }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const send = (page: string, init: RequestInit) =>
    fetch(`${server.url}${page}`, { redirect: 'manual', ...init, headers: { cookie, origin: server.url } })
  return {
    email,
    get: (page) => send(page, {}),
    post: (page, fields = {}) => send(page, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

test('the overview tells the account what is known of it', async () => {
  const ada = await signedIn(server, 'overview@example.com')
  const page = await textOf(await ada.get(SETTINGS))
  const [user] = stored<{ id: string }>('SELECT id FROM user WHERE email = ?', 'overview@example.com')
  for (const text of ['overview@example.com', 'Verified', 'Starter', `<code>${user?.id}</code>`, 'Not connected']) {
    expect(page).toContain(text)
  }
  expect(await textOf(await ada.get('/dashboard'))).toContain(`href="${SETTINGS}"`)
})

test('C23: without a session every page of the settings and its data lead to the login', async () => {
  for (const page of [SETTINGS, SESSIONS, `${SESSIONS}/others`, `${SESSIONS}/ses_x`]) {
    for (const address of [page, dataOf(page)]) {
      const answer = await visitor(server).get(address)
      expect([address, answer.status === 302 || answer.status === 202]).toEqual([address, true])
      expect((await visitor(server).post(address)).status).not.toBe(200)
    }
  }
})

test('B19: the list names every sign-in by browser and system, marks this one, and keeps no header', async () => {
  const email = 'list@example.com'
  const ada = await signedIn(server, email)
  await on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', email)
  await call(server, 'POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': 'curl/8.14.1' },
  })
  const page = await textOf(await ada.get(SESSIONS))
  expect(page).toContain('Firefox on macOS')
  expect(page).toContain('>curl<')
  expect(page.match(/This device/g)).toHaveLength(1)
  expect(page.indexOf('This device')).toBeLessThan(page.indexOf('Firefox on macOS'))
  expect(idsIn(page)).toHaveLength(3)
  const devices = stored<{ client: string; system: string | null }>(
    'SELECT client, system FROM session JOIN user ON user.id = user_id WHERE email = ? ORDER BY session.id DESC LIMIT 2',
    email,
  )
  expect(devices).toEqual([
    { client: 'curl', system: null },
    { client: 'Firefox', system: 'macOS' },
  ])
  for (const row of stored<Record<string, unknown>>('SELECT * FROM session')) {
    expect(JSON.stringify(row)).not.toMatch(/Mozilla|Gecko|145\.0|8\.14/)
  }
})

test('a session of before this table is listed as an unknown device', async () => {
  const ada = await signedIn(server, 'older@example.com')
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  database.prepare('UPDATE session SET client = NULL, system = NULL').run()
  database.close()
  expect(await textOf(await ada.get(SESSIONS))).toContain('Unknown device')
})

test('B19: one session is ended with the password, at once, and no other', async () => {
  const email = 'end-one@example.com'
  const ada = await signedIn(server, email)
  const lost = await signInAgain(server, email)
  const [id = '', ...others] = idsIn(await textOf(await ada.get(SESSIONS)))
  expect(others).toHaveLength(1)

  expect(await textOf(await ada.get(`${SESSIONS}/${id}`))).toContain('Sign out this device?')
  const wrong = await ada.post(`${SESSIONS}/${id}`, { password: 'not this one' })
  expect(wrong.status).toBe(403)
  expect(await wrong.text()).not.toContain('not this one')
  expect((await ada.post(`${SESSIONS}/${id}`)).status).toBe(403)
  expect((await lost.get('/dashboard')).status).toBe(200)

  const ended = await ada.post(`${SESSIONS}/${id}`, { password: PASSWORD })
  expect([ended.status, ended.headers.get('location')]).toEqual([303, SESSIONS])
  expect((await lost.get('/dashboard')).headers.get('location')).toBe('/login?redirectTo=%2Fdashboard')
  expect((await ada.get('/dashboard')).status).toBe(200)
  expect((await ada.get(`${SESSIONS}/${id}`)).status).toBe(404)
  expect((await ada.post(`${SESSIONS}/${id}`, { password: PASSWORD })).status).toBe(404)
})

test('the present session has no page to end it: signing out does', async () => {
  const ada = await signedIn(server, 'present@example.com')
  const [present] = stored<{ id: string }>(
    "SELECT session.id FROM session JOIN user ON user.id = user_id WHERE email = 'present@example.com' AND kind = 'web'",
  )
  for (const answer of [await ada.get(`${SESSIONS}/${present?.id}`), await ada.post(`${SESSIONS}/${present?.id}`)]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([302, SESSIONS])
  }
})

test('B19: all others are ended with the password, bearer tokens included, and a mail says so', async () => {
  const email = 'end-others@example.com'
  const ada = await signedIn(server, email)
  const elsewhere = await signInAgain(server, email)
  expect((await ada.get(`${SESSIONS}/others`)).status).toBe(200)
  expect((await ada.post(`${SESSIONS}/others`, { password: 'not this one' })).status).toBe(403)
  expect((await elsewhere.get('/dashboard')).status).toBe(200)
  const ended = await ada.post(`${SESSIONS}/others`, { password: PASSWORD })
  expect([ended.status, ended.headers.get('location')]).toEqual([303, SESSIONS])
  expect((await elsewhere.get('/dashboard')).status).toBe(302)
  expect((await call(server, 'GET', '/api/user/profile', { token: ada.token })).status).toBe(401)
  expect(idsIn(await textOf(await ada.get(SESSIONS)))).toEqual([])
  await mailTo(server, email, 'All other devices were signed out')
})

test('D31: another user’s session is not there, as a document, as data and for every method', async () => {
  const ada = await signedIn(server, 'mine@example.com')
  await signInAgain(server, 'mine@example.com')
  const eve = await signedIn(server, 'theirs@example.com')
  const theirs = idsIn(await textOf(await ada.get(SESSIONS)))
  expect(theirs).toHaveLength(2)
  for (const id of [...theirs, 'ses_nothing', '../others', '%00']) {
    for (const address of [`${SESSIONS}/${encodeURIComponent(id)}`, dataOf(`${SESSIONS}/${encodeURIComponent(id)}`)]) {
      expect([address, (await eve.get(address)).status]).toEqual([address, 404])
      expect([address, (await eve.post(address, { password: PASSWORD })).status]).toEqual([address, 404])
    }
  }
  expect(idsIn(await textOf(await ada.get(SESSIONS)))).toEqual(theirs)
  expect(idsIn(await textOf(await eve.get(SESSIONS))).some((id) => theirs.includes(id))).toBe(false)
})

test('B17: looking at sessions writes nothing', async () => {
  const ada = await signedIn(server, 'reader@example.com')
  const before = stored('SELECT * FROM session ORDER BY id')
  for (const page of [SETTINGS, SESSIONS, `${SESSIONS}/others`, dataOf(SESSIONS)]) await ada.get(page)
  expect(stored('SELECT * FROM session ORDER BY id')).toEqual(before)
})
