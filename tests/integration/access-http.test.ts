import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { type Browser, seatFor, signInAgain, visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { mailedToken, mailTo } from '#tests/support/mailbox.ts'
import { type PeopledServer, startPeopledServer } from '#tests/support/people.ts'

const NEW = 'seven quiet herons wade'
const DAY = 24 * 60 * 60 * 1000

let server: PeopledServer
beforeAll(async () => {
  server = await startPeopledServer({}, { business: 6, starter: 4 })
})
afterAll(() => server[Symbol.asyncDispose]())

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

function inDatabase<T>(run: (database: SQLite.Database) => T): T {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  const result = run(database)
  database.close()
  return result
}

/** Writes a passkey: a test over HTTP has no authenticator, and only its row matters here. */
function writePasskey(email: string, id: string, createdAt: number): void {
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, backed_up, aaguid, name,
           created_at, made_client, made_system)
         SELECT ?, id, ?, x'00', 0, '', 0, '', ?, ?, 'Firefox', 'Android' FROM user WHERE email = ?`,
      )
      .run(id, `credential ${id}`, `Passkey ${id}`, createdAt, email),
  )
}

async function makeKey(by: Browser, name: string): Promise<string> {
  const page = await by.post('/dashboard/settings/keys', { name, days: '30', password: PASSWORD, scopes: 'profile' })
  return /pmk_[a-z2-7]{8}_[a-z2-7]{32}/.exec(await page.text())?.[0] ?? ''
}

const profile = (token: string) => call(server, 'GET', '/api/user/profile', { token })

/** The values of the boxes on the page, and those of them that are ticked. */
async function boxes(by: Browser): Promise<{ page: string; all: string[]; ticked: string[] }> {
  const answer = await by.get(SECURE_PAGE)
  expect(answer.status).toBe(200)
  const page = await textOf(answer)
  const inputs = [...page.matchAll(/<input type="checkbox"[^>]*>/g)].map(([input]) => input)
  const value = (input: string) => /value="([^"]*)"/.exec(input)?.[1] ?? ''
  const enabled = inputs.filter((input) => !input.includes('disabled=""'))
  return { page, all: enabled.map(value), ticked: enabled.filter((input) => input.includes('checked=""')).map(value) }
}

const ticks = (names: readonly string[]): [string, string][] => names.map((name) => ['end', name])

async function resetPassword(email: string): Promise<Response> {
  const guest = visitor(server, email)
  await guest.post('/forgot-password', { intent: 'forgot', email })
  const token = await mailedToken(server, email, 'reset-password')
  return guest.post('/reset-password', { intent: 'reset', token, new_password: NEW, confirm_password: NEW })
}

const login = (by: Browser, password: string, query = '') =>
  by.post(`/login${query}`, { intent: 'login', email: by.email, password })

test('a reset says what it leaves, pauses it, and the next sign-in leads to the page that ends it', async () => {
  const { email } = server.person('business')
  const owner = await signInAgain(server, email)
  writePasskey(email, 'psk_young', Date.now() - 5 * DAY)
  writePasskey(email, 'psk_old', Date.now() - 50 * DAY)
  const key = await makeKey(owner, 'left behind')
  expect((await profile(key)).status).toBe(200)

  const done = await textOf(await resetPassword(email))
  for (const words of ['Password reset', 'Still connected to your account:', 'Passkeys: 2', 'API keys: 1']) {
    expect(done).toContain(words)
  }
  const mail = await mailTo(server, email, 'Your password was reset')
  expect(mail).toContain('Passkeys: 2')
  expect(mail).toContain(server.url + SECURE_PAGE)
  expect((await owner.get('/dashboard')).status).toBe(302)
  const paused = await profile(key)
  expect([paused.status, paused.body.code]).toEqual([403, 'api_key_paused'])

  const browser = visitor(server, email)
  const entered = await login(browser, NEW, '?redirectTo=%2Fdashboard%2Fusage')
  expect(entered.headers.get('location')).toBe(`${SECURE_PAGE}?redirectTo=%2Fdashboard%2Fusage`)
  const { page, all, ticked } = await boxes(browser)
  const keyName = all.find((name) => name.startsWith('api_key:')) ?? ''
  expect(ticked.toSorted()).toEqual([keyName, 'passkey:psk_young'].toSorted())
  expect(all).toContain('passkey:psk_old')
  for (const words of ['Your password was reset', 'left behind', 'Firefox on Android', 'Paused', 'Never used']) {
    expect(page).toContain(words)
  }
  // The password was given a moment ago, so it is not asked for.
  expect(page).not.toContain('name="password"')

  const ended = await browser.post(`${SECURE_PAGE}?redirectTo=%2Fdashboard%2Fusage`, ticks(ticked))
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/dashboard/usage'])
  expect((await profile(key)).body.code).toBe('api_key_invalid')
  expect(await mailTo(server, email, 'Access was ended')).toContain('Passkeys: 1')
  expect((await boxes(browser)).all).toEqual(['passkey:psk_old'])
  // From now on a sign-in leads to the page that was wanted.
  const again = await login(visitor(server, email), NEW)
  expect(again.headers.get('location')).toBe('/dashboard')
})

test('who ticks nothing keeps everything, and what was paused works again', async () => {
  const { email } = server.person('business')
  const key = await makeKey(await signInAgain(server, email), 'mine')
  await resetPassword(email)
  const browser = visitor(server, email)
  await login(browser, NEW)
  // Leaving the page finishes nothing.
  expect((await browser.get('/dashboard')).status).toBe(200)
  expect((await profile(key)).body.code).toBe('api_key_paused')
  expect((await login(visitor(server, email), NEW)).headers.get('location')).toBe(SECURE_PAGE)
  const finished = await browser.post(SECURE_PAGE)
  expect([finished.status, finished.headers.get('location')]).toEqual([303, '/dashboard/settings/security'])
  expect((await profile(key)).status).toBe(200)
})

test('a change of the password renews this session, ends the others, and leads to the page', async () => {
  const { email, token } = server.person('business')
  const [here, other] = [await signInAgain(server, email), await signInAgain(server, email)]
  const key = await makeKey(here, 'kept')
  const changed = await here.post('/dashboard/settings/password', {
    ...{ current_password: PASSWORD, new_password: NEW, confirm_password: NEW },
  })
  expect([changed.status, changed.headers.get('location')]).toEqual([303, `${SECURE_PAGE}?after=change`])
  expect(changed.headers.getSetCookie().some((line) => /^penmark_session=[\w-]{43};/.test(line))).toBe(true)
  const page = await textOf(await here.get(`${SECURE_PAGE}?after=change`))
  for (const words of ['Password changed successfully', 'Your password was changed', 'This device', 'kept']) {
    expect(page).toContain(words)
  }
  expect((await other.get('/dashboard')).status).toBe(302)
  expect((await profile(token)).status).toBe(401)
  // Nothing pauses: the owner was here.
  expect((await profile(key)).status).toBe(200)
  expect(await mailTo(server, email, 'Your password was changed')).toContain('API keys: 1')
})

test('without a password given a moment ago the page asks for it, and keeps the ticks after a wrong one', async () => {
  const { email } = server.person('business')
  const owner = await signInAgain(server, email)
  writePasskey(email, 'psk_asked_young', Date.now())
  writePasskey(email, 'psk_asked_old', Date.now() - 50 * DAY)
  inDatabase((database) => database.prepare('UPDATE session SET password_at = password_at - 600001').run())
  expect((await boxes(owner)).page).toContain('name="password"')
  const end: [string, string][] = [['end', 'passkey:psk_asked_old']]
  for (const password of ['', 'not this one']) {
    const refused = await owner.post(SECURE_PAGE, [...end, ['password', password]])
    const page = await textOf(refused)
    expect(refused.status).toBe(403)
    expect(page).toMatch(/value="passkey:psk_asked_old"[^>]*checked|checked=""[^>]*value="passkey:psk_asked_old"/)
    expect(page).not.toMatch(
      /value="passkey:psk_asked_young"[^>]*checked|checked=""[^>]*value="passkey:psk_asked_young"/,
    )
    expect(page).not.toContain('not this one')
  }
  expect((await boxes(owner)).all).toContain('passkey:psk_asked_old')
  expect((await owner.post(SECURE_PAGE, [...end, ['password', PASSWORD]])).status).toBe(303)
  expect((await boxes(owner)).all).not.toContain('passkey:psk_asked_old')
})

test('D31: names of another user’s things, of this session and of nothing end nothing', async () => {
  const [ada, bob] = [server.person('business'), server.person('business')]
  const [owner, stranger] = [await signInAgain(server, ada.email), await signInAgain(server, bob.email)]
  writePasskey(ada.email, 'psk_of_ada', Date.now())
  const key = await makeKey(owner, 'of Ada')
  const auditor = await signInAgain(server, server.person().email)
  const seat = await seatFor(server, owner, auditor)
  const { all } = await boxes(owner)
  expect(all).toContain(`seat:${seat}`)
  const before = inDatabase((database) => database.prepare('SELECT id FROM session ORDER BY id').pluck().all())
  const sessions = before.map((id) => `session:${id}`)
  const strange = ['seat:', 'passkey', 'nothing:x', 'app:app', 'google:google', `passkey:${'x'.repeat(200)}`]
  await stranger.post(SECURE_PAGE, ticks([...all, ...strange]))
  expect((await boxes(owner)).all).toEqual(all)
  expect((await profile(key)).status).toBe(200)
  // One’s own session is not ended by this page, all others of one’s own are.
  await owner.post(SECURE_PAGE, ticks(sessions))
  expect((await owner.get('/dashboard')).status).toBe(200)
  expect((await stranger.get('/dashboard')).status).toBe(200)
  expect((await profile(ada.token)).status).toBe(401)
  expect((await profile(bob.token)).status).toBe(200)
})

test('access that was given to auditors is listed and ended', async () => {
  const owner = await signInAgain(server, server.person().email)
  const auditor = await signInAgain(server, server.person().email)
  const seat = await seatFor(server, owner, auditor)
  const { page, ticked } = await boxes(owner)
  expect(page).toContain('Auditor access')
  expect(page).toContain(auditor.email)
  expect(ticked).toEqual([])
  expect((await auditor.get(`/audit/${seat}`)).status).toBe(200)
  await owner.post(SECURE_PAGE, ticks([`seat:${seat}`]))
  expect((await auditor.get(`/audit/${seat}`)).status).toBe(404)
})

test('a kind of which there is nothing is not shown', async () => {
  const owner = await signInAgain(server, server.person().email)
  const { page } = await boxes(owner)
  expect(page).toContain('Sessions and devices')
  const legends = [...page.matchAll(/<legend>([^<]*)<\/legend>/g)].map(([, words]) => words)
  expect(legends).toEqual(['Sessions and devices'])
})
