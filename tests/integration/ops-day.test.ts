import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { runHere } from '#tests/support/command-line.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { patience } from '#tests/support/patience.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { startServer } from '#tests/support/server.ts'
import { textOf } from '#tests/support/workspace.ts'
import { program } from '../../server/ops-cli/program.ts'

const CONTACT = 'help@penmark.example'
const OPERATOR = 'on-call@penmark.example'

let double: OpenAiDouble
let server: PeopledServer
let bob: Person
let hook: Server
const posted: Record<string, unknown>[] = []
beforeAll(async () => {
  double = await startOpenAiDouble()
  hook = createServer(async (request, response) => {
    posted.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const settings = {
    ...{ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1', SUPPORT_CONTACT: CONTACT, OPERATOR_MAIL: OPERATOR },
    ALARM_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/alarms`,
  }
  server = await startPeopledServer(settings, { business: 1, pro: 1 })
  bob = server.person('pro')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
  await new Promise((resolve) => hook.close(resolve))
})

/** Runs an operator's command beside the running server. */
function ops(words: string) {
  return runHere(() => program(words.split(' '), { DATA_DIR: server.dataDir }))
}

/** The answer of a command that must succeed, in JSON. */
async function done(words: string): Promise<Record<string, unknown>> {
  const { status, stdout, stderr } = await ops(`${words} --json`)
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

const headersOf = (person: Person) => ({ cookie: `penmark_session=${person.cookie}`, origin: server.url })
const ask = (token: string) => call(server, 'POST', '/api/ai-assist', { token, body: { text: 'A plain sentence.' } })

/** Opens the assistant's stream; resolves once its first piece is there. */
async function openStream(person: Person) {
  const answer = await fetch(`${server.url}/dashboard/assistant/stream`, {
    method: 'POST',
    headers: headersOf(person),
    body: new URLSearchParams({ text: 'one two three four five six', idempotency_key: `key-of-${person.email}` }),
  })
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  const first = (await reader.read()).value ?? ''
  return {
    first,
    async rest() {
      let text = ''
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value
      return text
    },
  }
}

async function keyOf(person: Person): Promise<string> {
  const fields = { name: 'of the day', days: '30', password: PASSWORD, scopes: 'assist' }
  const answer = await fetch(`${server.url}/dashboard/settings/keys`, {
    method: 'POST',
    headers: headersOf(person),
    body: new URLSearchParams(fields),
  })
  const key = /pmk_[a-z2-7]{8}_[a-z2-7]{32}/.exec(await answer.text())?.[0]
  if (key === undefined) throw new Error(`making a key answered ${answer.status}`)
  return key
}

test('a restore drill that an operator records is told to everybody on the status page', async () => {
  await done('drill note --operator ops-1 --dry-run')
  const before = new Date().toISOString()
  const { at } = await done('drill note --operator ops-1')
  expect(String(at) >= before).toBe(true)
  for (const locale of LOCALES) {
    const page = await (await visitor(server).get(`/status?lang=${locale}`)).text()
    expect(page).toContain(TEXTS[locale].status.drill.split('{{ago}}')[0])
    expect(page).not.toContain(TEXTS[locale].status.noDrill)
  }
})

test('an operator’s day without a stop: find, grant, suspend, resume, breakers, journal', async () => {
  const ada = server.person('business')
  const key = await keyOf(ada)
  expect((await ask(key)).status).toBe(200)

  // A letter names an address; a log names the beginning of a key; a page names the number of its answer.
  const found = (await done(`find ${ada.email.toUpperCase()} --operator ops-1`)) as {
    users: { id: string; keys: { prefix: string }[] }[]
    workspaces: { id: string; account: string; used: number }[]
  }
  const [user] = found.users
  const [workspace] = found.workspaces
  expect(user?.keys).toMatchObject([{ prefix: key.slice(0, 12) }])
  expect(workspace?.used).toBe(1)
  const answered = await call(server, 'GET', '/api/usage/receipts/999999', { token: ada.token })
  const requestId = answered.headers.get('x-request-id') ?? ''
  for (const term of [user?.id, workspace?.id, workspace?.account, key, requestId]) {
    expect(await done(`find ${term}`)).toMatchObject({ users: [{ id: user?.id }] })
  }
  expect((await ops(`find ${requestId}`)).stdout).toMatch(/GET \/api\/usage\/receipts\/999999 {2}404/)
  expect(await ops('find nobody@example.com')).toMatchObject({
    status: 1,
    stderr: 'ops: nothing is known by this address\n',
  })

  // A lot of goodwill, sent twice because the line broke.
  const grant = `credit grant ${ada.email} --amount 40 --reason goodwill --operator ops-1 --ticket desk-17 --yes`
  const first = await done(grant)
  expect(await done(grant)).toEqual({ ...first, again: true })
  expect((await done(`workspace show ${workspace?.id}`)).lots).toMatchObject([{ lot: first.lot, amount: 40, left: 40 }])

  // The account is abused: everything ends at once.
  double.script({ kind: 'pause-mid-stream', words: 2 })
  const stream = await openStream(ada)
  expect(stream.first).toContain('"type":"text"')
  expect(await ops(`suspend ${ada.email} --reason abuse --operator ops-1 --dry-run`)).toMatchObject({ status: 0 })
  expect((await ask(bob.token)).status).toBe(200)
  expect(await done(`suspend ${ada.email} --reason abuse --operator ops-1`)).toMatchObject({
    userId: user?.id,
    sessions: 2,
    runs: 1,
  })
  expect(await stream.rest()).toContain('"code":"account_suspended"')
  const screen = await fetch(`${server.url}/dashboard`, { headers: headersOf(ada), redirect: 'manual' })
  expect([screen.status, screen.headers.get('location')]).toEqual([302, '/login?redirectTo=%2Fdashboard'])
  expect(await ask(ada.token)).toMatchObject({ status: 401, body: { code: 'login_required' } })
  expect(await ask(key)).toMatchObject({
    status: 403,
    body: { code: 'account_suspended', detail: expect.stringContaining(CONTACT) },
  })
  const mailed = await mailTo(server, ada.email, 'is suspended')
  expect(mailed).toContain('Nothing was deleted')
  for (const locale of LOCALES) {
    const browser = visitor(server)
    const refused = await browser.post(`/login?lang=${locale}`, {
      intent: 'login',
      email: ada.email,
      password: PASSWORD,
    })
    expect([locale, refused.status, refused.headers.getSetCookie().join()]).toEqual([
      locale,
      403,
      expect.not.stringContaining('penmark_session='),
    ])
    const page = await textOf(refused)
    expect(page).toContain(TEXTS[locale].errors.account_suspended)
    expect(page).toContain(TEXTS[locale]['sign-in'].login.suspendedContact.replace('{{contact}}', CONTACT))
    const byCall = await call(server, 'POST', '/api/auth/login', {
      body: { email: ada.email, password: PASSWORD },
      headers: { 'accept-language': locale },
    })
    expect(byCall).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
    expect(byCall.body.detail).toContain(TEXTS[locale].errors.account_suspended)
  }
  // Who does not know the password learns nothing.
  const guess = await call(server, 'POST', '/api/auth/login', {
    body: { email: ada.email, password: 'wrong horse battery' },
  })
  expect(guess).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect(await ops(`suspend ${user?.id} --reason abuse --operator ops-1`)).toMatchObject({ status: 1 })
  expect((await ops(`find ${user?.id}`)).stdout).toContain('SUSPENDED (abuse) by ops-1')

  // It was a mistake.
  await done(`resume ${ada.email} --operator ops-2`)
  expect((await ask(key)).status).toBe(200)
  const back = visitor(server)
  expect((await back.post('/login', { intent: 'login', email: ada.email, password: PASSWORD })).status).toBe(303)
  expect((await back.get('/dashboard')).status).toBe(200)
  // The cut stream was free: one request before, one after.
  expect(await done(`workspace show ${ada.email}`)).toMatchObject({ usage: { used: 2, reserved: 0 } })

  // A workspace as a whole.
  await done(`suspend ${workspace?.id} --reason payment --mail no --operator ops-1`)
  expect((await back.get('/dashboard')).status).toBe(302)
  expect((await ask(key)).body.code).toBe('account_suspended')
  await done(`resume ${workspace?.id} --mail no --operator ops-1`)
  expect((await ask(key)).status).toBe(200)

  // Nothing of it needed a stop, and the journal has all of it.
  expect(server.process.exitCode).toBeNull()
  const { entries } = (await done(`journal --subject ${user?.id}`)) as { entries: Record<string, unknown>[] }
  expect(
    entries
      .filter(({ command }) => command !== 'find')
      .map(({ command, outcome, operator }) => [command, outcome, operator]),
  ).toEqual([
    ['suspend', 'dry_run', 'ops-1'],
    ['suspend', 'done', 'ops-1'],
    ['suspend', 'refused', 'ops-1'],
    ['resume', 'done', 'ops-2'],
  ])
  const grants = (await done('journal --ticket desk-17')) as { entries: unknown[] }
  expect(grants.entries).toHaveLength(1)
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const stored = JSON.stringify(database.prepare('SELECT * FROM operator_act').all())
  database.close()
  expect(stored).not.toContain(key.slice(0, 12))
  expect(stored).not.toContain('@example')
})

test('a breaker stops one part of the product, says so in five languages, ends by itself, and survives a restart', async () => {
  const eve = visitor(server, 'eve@example.com')
  expect(await done('breaker off assistant --for 2h --operator ops-1')).toMatchObject({ name: 'assistant', off: true })
  await done('breaker off registration --operator ops-1 --ticket R-1')
  await done('breaker off mails --for 30m --operator ops-1')
  const refusals = [
    ['POST', '/api/ai-assist', 'assistant_off', { text: 'A plain sentence.' }],
    ['POST', '/api/auth/register', 'registration_off', { email: eve.email, password: PASSWORD }],
    ['POST', '/api/auth/forgot-password', 'mails_off', { email: bob.email }],
  ] as const
  for (const locale of LOCALES) {
    for (const [method, url, code, body] of refusals) {
      const answer = await call(server, method, url, { body, token: bob.token, headers: { 'accept-language': locale } })
      expect([locale, answer.status, answer.body]).toMatchObject([
        locale,
        503,
        { code, detail: TEXTS[locale].errors[code] },
      ])
      const wait = Number(answer.headers.get('retry-after'))
      const [least, most] = { assistant_off: [7_000, 7_200], registration_off: [300, 300], mails_off: [1_600, 1_800] }[
        code
      ]
      expect(wait >= (least ?? 0) && wait <= (most ?? 0), `${code} ${wait}`).toBe(true)
    }
    const form = await textOf(await eve.get(`/register?lang=${locale}`))
    expect(form).toContain(TEXTS[locale].errors.registration_off)
  }
  // While mails are off, an alarm still leaves.
  const { subject } = await done('alarm test --operator ops-1')
  expect(await mailTo(server, OPERATOR, String(subject))).toContain('Nothing is wrong')
  await vi.waitFor(async () => {
    const { alarms } = (await done('alarm list')) as { alarms: Record<string, unknown>[] }
    expect(alarms).toMatchObject([
      { kind: 'test', subject, mailedAt: expect.any(String), postedAt: expect.any(String) },
    ])
  }, patience(10_000))
  expect(posted).toMatchObject([{ version: 1, site: server.url, kind: 'test', subject }])

  const screen = await fetch(`${server.url}/dashboard/assistant?lang=fr`, {
    method: 'POST',
    headers: headersOf(bob),
    body: new URLSearchParams({ intent: 'process', text: 'Mon texte reste.' }),
  })
  expect(screen.status).toBe(503)
  const page = await textOf(screen)
  expect(page).toContain(TEXTS.fr.errors.assistant_off)
  expect(page).toContain('Mon texte reste.')

  await server.stop()

  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1', PORT: String(server.port) }
  const again = await startServer(settings, server.dataDir)
  try {
    expect((await ask(bob.token)).body.code).toBe('assistant_off')
    expect((await ops('breaker show')).stdout).toMatch(
      /assistant +OFF since .* by ops-1, until .*\nregistration +OFF since .*, until an operator switches it on\nmails/,
    )
    for (const name of ['assistant', 'registration', 'mails']) await done(`breaker on ${name} --operator ops-1`)
    expect(await ops('breaker on mails --operator ops-1')).toMatchObject({
      status: 1,
      stderr: 'ops: mails is not switched off\n',
    })
    expect((await ask(bob.token)).status).toBe(200)
    expect(
      (await call(server, 'POST', '/api/auth/register', { body: { email: eve.email, password: PASSWORD } })).status,
    ).toBe(201)
  } finally {
    await again.stop()
  }
})
