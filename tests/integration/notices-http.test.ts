import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribeToken } from '#app/.server/account/notifications/unsubscribe.ts'
import type { NotificationKind } from '#app/domain/notifications/notifications.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { signedIn, visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const PAGE = '/dashboard/settings/notifications'
const CALL = '/api/user/notification-preferences'
const OLD = 'the secret of the year before long enough'
const NEW = 'the secret that signs at present and is long enough'
const DEFAULTS = { email_notifications: true, usage_alerts: true, weekly_digest: true, marketing_emails: false }

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ SESSION_SECRETS: `${NEW},${OLD}` })
})
afterAll(() => server[Symbol.asyncDispose]())

function stored<Row>(sql: string, ...values: string[]): Row[] {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const rows = database.prepare(sql).all(...values) as Row[]
  database.close()
  return rows
}

function userIdOf(email: string): string {
  return stored<{ id: string }>('SELECT id FROM user WHERE email = ?', email)[0]?.id ?? ''
}

const linkFor = (email: string, kind: NotificationKind, secret = NEW) =>
  `/unsubscribe?${new URLSearchParams({ token: unsubscribeToken([secret], { userId: userIdOf(email), kind }) })}`

const preferencesOf = async (token: string) => (await call(server, 'GET', CALL, { token })).body.preferences

/** The request of a mail provider's server when its user presses "unsubscribe" (RFC 8058, 3.2). */
function oneClick(link: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + link, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
}

test('the form shows what is chosen and stores what is ticked', async () => {
  const ada = await signedIn(server, 'form@example.com')
  const page = await (await ada.get(PAGE)).text()
  expect(page).toContain('form@example.com')
  expect(page.match(/checked=""/g)).toHaveLength(3)
  expect(stored('SELECT * FROM notification_preference')).toEqual([])
  const saved = await ada.post(PAGE, { email_notifications: 'on', marketing_emails: 'on' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, PAGE])
  expect(await (await ada.get(PAGE)).text()).toContain('Your notifications have been saved.')
  const chosen = { email_notifications: true, usage_alerts: false, weekly_digest: false, marketing_emails: true }
  expect(await preferencesOf(ada.token)).toEqual(chosen)
  expect((await ada.post(PAGE, { usage_alerts: 'maybe' })).status).toBe(400)
  expect(await preferencesOf(ada.token)).toEqual(chosen)
})

test('the call tells and changes the choices, and keeps what it is not told', async () => {
  const { token } = await signedIn(server, 'call@example.com')
  expect(await preferencesOf(token)).toEqual(DEFAULTS)
  const changed = await call(server, 'POST', CALL, { token, body: { weekly_digest: false } })
  expect([changed.status, changed.body]).toEqual([200, { preferences: { ...DEFAULTS, weekly_digest: false } }])
  const wrong = await call(server, 'POST', CALL, { token, body: { weekly_digest: 'no' } })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { code: 'invalid_input', detail: 'Send true or false', field: 'weekly_digest' },
  ])
  const put = await call(server, 'PUT', CALL, { token, body: {} })
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
  expect((await call(server, 'GET', CALL)).status).toBe(401)
  expect(await preferencesOf(token)).toEqual({ ...DEFAULTS, weekly_digest: false })
})

test('opening the link of a mail says what will happen and changes nothing', async () => {
  const { token } = await signedIn(server, 'look@example.com')
  const link = linkFor('look@example.com', 'weekly_digest')
  for (const address of [link, link.replace('?', '.data?')]) {
    const page = await visitor(server).get(address)
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toContain('no-referrer')
    await page.arrayBuffer()
  }
  const page = await (await visitor(server).get(link)).text()
  expect(page).toContain('Stop the weekly digest?')
  expect(page).not.toContain('look@example.com')
  expect(await preferencesOf(token)).toEqual(DEFAULTS)
})

test('the button of the page ends this kind of mail, without a login, and can be taken back', async () => {
  const { token } = await signedIn(server, 'button@example.com')
  const mailToken = new URLSearchParams(linkFor('button@example.com', 'usage_alerts').split('?')[1]).get('token') ?? ''
  const ended = await visitor(server).post('/unsubscribe', { token: mailToken, intent: 'stop' })
  expect(ended.status).toBe(200)
  expect(await ended.text()).toContain('You won’t get usage alerts any longer.')
  expect(await preferencesOf(token)).toEqual({ ...DEFAULTS, usage_alerts: false })
  const undone = await visitor(server).post('/unsubscribe', { token: mailToken, intent: 'undo' })
  expect(await undone.text()).toContain('You’ll get usage alerts again.')
  expect(await preferencesOf(token)).toEqual(DEFAULTS)
  await call(server, 'POST', CALL, { token, body: { email_notifications: false } })
  const inVain = await visitor(server).post('/unsubscribe', { token: mailToken, intent: 'undo' })
  expect(await inVain.text()).toContain('email notifications as a whole are off')
})

test('C21: a foreign server unsubscribes with one click, with no cookie, no login and whatever Origin, any number of times', async () => {
  const { token } = await signedIn(server, 'click@example.com')
  for (const headers of [
    {},
    { origin: 'https://mail.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site', cookie: 'penmark_session=x' },
  ] as Record<string, string>[]) {
    await call(server, 'POST', CALL, { token, body: { weekly_digest: true } })
    for (let times = 0; times < 2; times += 1) {
      const answer = await oneClick(linkFor('click@example.com', 'weekly_digest'), headers)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
      await answer.arrayBuffer()
      expect(await preferencesOf(token)).toEqual({ ...DEFAULTS, weekly_digest: false })
    }
  }
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const link = linkFor('click@example.com', 'usage_alerts')
  expect((await fetch(server.url + link, { method: 'POST', body: form })).status).toBe(200)
  expect(await preferencesOf(token)).toMatchObject({ usage_alerts: false })
})

test('C21: no other page takes a stranger’s write, and this one none without the token in its address', async () => {
  const { token } = await signedIn(server, 'strange@example.com')
  const link = linkFor('strange@example.com', 'weekly_digest')
  const foreign = { origin: 'https://mail.example' }
  for (const address of ['/unsubscribe', link.replace('?', '.data?'), link.replace('/unsubscribe', PAGE), '/logout']) {
    expect([address, (await oneClick(address, foreign)).status]).toEqual([address, 403])
  }
  expect(await preferencesOf(token)).toEqual(DEFAULTS)
})

test('fifty clicks at once have one effect', async () => {
  const { token } = await signedIn(server, 'fifty@example.com')
  const link = linkFor('fifty@example.com', 'weekly_digest')
  const answers = await Promise.all(Array.from({ length: 50 }, () => oneClick(link)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await preferencesOf(token)).toEqual({ ...DEFAULTS, weekly_digest: false })
})

test('a link that was cut, altered or signed with a foreign secret says so and changes nothing', async () => {
  const { token } = await signedIn(server, 'cut@example.com')
  const link = linkFor('cut@example.com', 'weekly_digest')
  const foreign = linkFor('cut@example.com', 'weekly_digest', 'a secret that this site never had at any time')
  for (const bad of [
    link.slice(0, -1),
    link.replace('weekly_digest', 'usage_alerts'),
    foreign,
    '/unsubscribe?token=x',
    '/unsubscribe?token=',
  ]) {
    const page = await visitor(server).get(bad)
    expect(await page.text()).toContain('This link doesn’t work')
    const posted = await oneClick(bad)
    expect([bad, posted.status]).toEqual([bad, 400])
    expect(await posted.text()).toContain('Nothing was changed')
  }
  expect(await preferencesOf(token)).toEqual(DEFAULTS)
})

test('a link signed with an older secret of the site still works', async () => {
  const { token } = await signedIn(server, 'older@example.com')
  expect((await oneClick(linkFor('older@example.com', 'weekly_digest', OLD))).status).toBe(200)
  expect(await preferencesOf(token)).toMatchObject({ weekly_digest: false })
})

test('for an account that is gone, its link says that it is done', async () => {
  const gone = unsubscribeToken([NEW], { userId: 'usr_gone', kind: 'weekly_digest' })
  const answer = await oneClick(`/unsubscribe?${new URLSearchParams({ token: gone })}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('You won’t get the weekly digest any longer.')
})

test('a mailed alert carries headers and link that work', async () => {
  const email = 'alert@example.com'
  const double = await startOpenAiDouble()
  let own = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  const first = own
  try {
    const { token } = await signedIn(own, email)
    for (let index = 0; index < 20; index += 1) {
      const body = { text: `The libary opens tomorow, day ${index}.`, operation: 'rephrase' }
      expect((await call(own, 'POST', '/api/ai-assist', { token, body })).status).toBe(200)
    }
    // The job runs as soon as a server starts.
    own = await restartWithPlans(own, {})
    const mail = (await mailTo(own, email, '80% of your monthly requests')).replace(/\r\n[ \t]+/g, ' ')
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const link = /^List-Unsubscribe: <http:\/\/localhost:\d+(\/unsubscribe\?token=[\w.-]+)>\r?$/m.exec(mail)?.[1] ?? ''
    expect(mail).toContain(`href="${own.url}${link}"`)
    const answer = await fetch(own.url + link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM })
    expect(answer.status).toBe(200)
    const chosen = await call(own, 'GET', CALL, { token })
    expect(chosen.body.preferences).toEqual({ ...DEFAULTS, usage_alerts: false })
  } finally {
    await own.stop('SIGKILL')
    await first[Symbol.asyncDispose]()
    await double.close()
  }
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('the local outbox shows a mail as its reader sees it, with nothing in it that could act', async () => {
  await signedIn(server, 'outbox@example.com')
  const list = await (await visitor(server).get('/dev/mail')).text()
  const file = /message=([\w-]+\.eml)/.exec(list)?.[1] ?? ''
  const page = await (await visitor(server).get(`/dev/mail?message=${file}`)).text()
  expect(page).toContain(`src="/dev/mail/page?message=${file}"`)
  const mailPage = await visitor(server).get(`/dev/mail/page?message=${file}`)
  const policy = mailPage.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
  expect(policy).not.toMatch(/allow-scripts|script-src/)
  expect(await mailPage.text()).toMatch(/^<!doctype html>/)
  for (const bad of ['', '?message=', '?message=..%2Fpenmark.db', '?message=x.eml']) {
    expect((await visitor(server).get(`/dev/mail/page${bad}`)).status).toBe(404)
  }
})
