import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { runHere } from '#tests/support/command-line.ts'
import { filesNow } from '#tests/support/files-now.ts'
import { runs } from '#tests/support/long.ts'
import { mailsTo, mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { program } from '../../server/ops-cli/program.ts'

const OPERATOR = 'help@penmark.example'
const LETTER = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', subject: 'A quokka' },
  message: 'Where does it hop?\nSincerely',
}

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ SUPPORT_CONTACT: OPERATOR })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Runs an operator's command beside the running server. */
async function ops(...words: string[]): Promise<Record<string, unknown>> {
  const { status, stdout, stderr } = await runHere(() => program([...words, '--json'], { DATA_DIR: server.dataDir }))
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

async function waiting(): Promise<{ id: string; subject: string }[]> {
  return ((await ops('contact', 'list')) as { messages: { id: string; subject: string }[] }).messages
}

/** The files of the server that hold these words, the mails left out. */
function filesWith(words: string): string[] {
  return filesNow(server.dataDir).flatMap(([file, bytes]) =>
    !file.startsWith('outbox/') && bytes.includes(words) ? [file] : [],
  )
}

const unescaped = (page: string) => page.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** A mail whose bytes were taken for characters. */
const inUtf8 = (mail: string) => Buffer.from(mail, 'latin1').toString('utf8')

/** The time that the form of a page brings along, long enough ago for a person. */
const madeAt = () => ({ made_at: String(Date.now() - 60_000) })

test('a message reaches the operator, is confirmed to its sender, and lies sealed until it is answered', async () => {
  const someone = visitor(server)
  const page = await (await someone.get('/contact?about=sales')).text()
  expect(page).toContain(`value="${TEXTS.en.contact.about.sales}"`)
  const sent = await someone.post('/contact', { ...LETTER, ...madeAt() })
  expect(sent.status).toBe(200)
  expect(unescaped(await sent.text())).toContain(TEXTS.en.contact.sent)
  const notice = await mailTo(server, OPERATOR, 'Contact: A quokka')
  expect(notice).toContain('Where does it hop?')
  expect(notice.toLowerCase()).toContain('\nreply-to: ada@example.com')
  const confirmation = await mailTo(server, LETTER.email, 'We got your message to Penmark')
  expect(confirmation).not.toContain('quokka')
  expect(filesWith('quokka')).toEqual([])
  const [message] = await waiting()
  expect(message).toMatchObject({ subject: 'A quokka' })
  const id = message?.id ?? ''
  expect(confirmation).toContain(id)
  expect(await ops('contact', 'show', id)).toMatchObject({ ...LETTER, locale: 'en', isAnswered: false })
  await ops('contact', 'answer', id, '--text', 'On an island.', '--operator', 'ops-1')
  const answer = await mailTo(server, LETTER.email, 'Our answer: A quokka')
  expect(answer).toContain('On an island.')
  expect(answer.toLowerCase()).toContain(`\nreply-to: ${OPERATOR}`)
  await expect.poll(waiting).toEqual([])
  const gone = await runHere(() => program(['contact', 'show', id], { DATA_DIR: server.dataDir }))
  expect([gone.status, gone.stderr]).toEqual([1, expect.stringContaining(`no message ${id} waits`)])
  expect(filesWith('On an island.')).toEqual([])
})

test('a call does the same, in the language of its caller, and an operator closes what needs no answer', async () => {
  const body = { ...LETTER, email: 'bob@example.com', subject: 'Twice\r\nBcc: all@example.com' }
  const answer = await call(server, 'POST', '/api/contact', { body, headers: { 'accept-language': 'de' } })
  expect([answer.status, answer.body]).toEqual([200, { message: TEXTS.de.contact.sent }])
  const confirmation = await mailTo(server, body.email, TEXTS.de.mail.contactConfirmation.heading)
  expect(confirmation).toContain('lang="de"')
  const notice = await mailTo(server, OPERATOR, 'Twice')
  expect(notice).not.toMatch(/^bcc:/im)
  const [message] = await waiting()
  const id = message?.id ?? ''
  await ops('contact', 'close', id, '--operator', 'ops-1', '--dry-run')
  expect(await waiting()).toHaveLength(1)
  await ops('contact', 'close', id, '--operator', 'ops-1')
  expect(await waiting()).toEqual([])
})

test.each(LOCALES)('in %s the form says what is wrong beside each field, and keeps what was typed', async (locale) => {
  const someone = visitor(server)
  await someone.get(`/?lang=${locale}`)
  const { problem } = TEXTS[locale].contact
  const blank = await someone.post('/contact', { firstName: ' ', message: 'Kept words', ...madeAt() })
  const empty = unescaped(await blank.text())
  expect(blank.status).toBe(400)
  for (const words of [problem.firstNameRequired, problem.lastNameRequired, problem.emailRequired])
    expect(empty).toContain(words)
  expect(empty).toContain(problem.subjectRequired)
  expect(empty).not.toContain(problem.messageRequired)
  expect(empty).toContain('>Kept words</textarea>')
  const long = await someone.post('/contact', {
    ...{ firstName: 'x'.repeat(51), lastName: 'x'.repeat(51), subject: 'x'.repeat(101), message: 'x'.repeat(2_001) },
    email: `${'x'.repeat(89)}@example.com`,
    ...madeAt(),
  })
  const over = unescaped(await long.text())
  for (const words of [problem.firstNameLong, problem.lastNameLong, problem.emailLong, problem.subjectLong])
    expect(over).toContain(words)
  expect(over).toContain(problem.messageLong)
  const shape = await someone.post('/contact', { ...LETTER, email: 'no address', ...madeAt() })
  expect(unescaped(await shape.text())).toContain(TEXTS[locale]['sign-in'].problem.emailInvalid)
})

test.each(LOCALES)('in %s a call gets the same messages as the form', async (locale) => {
  const { problem, sent } = TEXTS[locale].contact
  const post = async (changes: object) => {
    const body = { ...LETTER, email: `${locale}-call@example.com`, ...changes }
    const answer = await call(server, 'POST', '/api/contact', { body, headers: { 'accept-language': locale } })
    return [answer.status, answer.body.detail ?? answer.body.message]
  }
  const long = (count: number) => 'x'.repeat(count)
  const wrong: [object, string][] = [
    [{ firstName: ' ' }, problem.firstNameRequired],
    [{ firstName: long(51) }, problem.firstNameLong],
    [{ lastName: undefined }, problem.lastNameRequired],
    [{ lastName: long(51) }, problem.lastNameLong],
    [{ email: '' }, problem.emailRequired],
    [{ email: `${long(89)}@example.com` }, problem.emailLong],
    [{ email: 'no address' }, TEXTS[locale]['sign-in'].problem.emailInvalid],
    [{ subject: '\u200b ' }, problem.subjectRequired],
    [{ message: '\u3164\u115f\u2800' }, problem.messageRequired],
    [{ subject: long(101) }, problem.subjectLong],
    [{ message: '\n' }, problem.messageRequired],
    [{ message: long(2_001) }, problem.messageLong],
  ]
  for (const [changes, message] of wrong) expect([changes, ...(await post(changes))]).toEqual([changes, 400, message])
  expect(await post({ subject: `In ${locale}` })).toEqual([200, sent])
  const confirmation = await mailTo(server, `${locale}-call@example.com`, `lang="${locale}"`)
  expect(confirmation).not.toContain(`In ${locale}`)
})

test('the fourth message of one mailbox is told to wait in its language, on the page and to a call, and three are mailed', async () => {
  await using limited = await startServer({
    ...{ RATE_LIMIT_SCALE: '1', SUPPORT_CONTACT: OPERATOR, TRUSTED_PROXY_HOPS: '1' },
  })
  for (const [index, locale] of LOCALES.entries()) {
    const { sent, problem } = TEXTS[locale].contact
    const email = `often-${locale}@example.com`
    const from = { 'x-forwarded-for': `198.51.100.${index}` }
    const someone = visitor(limited)
    await someone.get(`/?lang=${locale}`)
    const letter = (name: string) => ({
      ...LETTER,
      email,
      subject: `${name} ${locale}`,
      message: `${name} in ${locale}`,
    })
    const byPage = async (name: string) => {
      const answer = await someone.post('/contact', { ...letter(name), ...madeAt() }, from)
      return { status: answer.status, page: unescaped(await answer.text()), headers: answer.headers }
    }
    const byCall = (name: string) =>
      call(limited, 'POST', '/api/contact', { body: letter(name), headers: { ...from, 'accept-language': locale } })
    for (const name of ['Ay', 'Bee']) {
      const { status, page } = await byPage(name)
      expect([status, page.includes(sent)]).toEqual([200, true])
    }
    expect((await byCall('Cee')).body).toEqual({ message: sent })
    const screen = await byPage('Dee')
    // The typed words are still there.
    for (const words of [problem.tooMany, `>Dee in ${locale}</textarea>`]) expect(screen.page).toContain(words)
    const called = await byCall('Dee')
    expect([screen.status, called.status]).toEqual([429, 429])
    expect(called.body).toEqual({ detail: problem.tooMany, code: 'rate_limited' })
    for (const { headers } of [screen, called]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    for (const name of ['Ay', 'Bee', 'Cee'])
      expect(await mailTo(limited, OPERATOR, `Contact: ${name} ${locale}`)).toContain(`${name} in ${locale}`)
    await expect.poll(() => mailsTo(limited, email)).toHaveLength(3)
    const { heading, ignore } = TEXTS[locale].mail.contactConfirmation
    for (const mail of mailsTo(limited, email).map(inUtf8))
      for (const words of [heading, ignore]) expect(mail).toContain(words)
  }
  expect(mailsTo(limited, OPERATOR)).toHaveLength(3 * LOCALES.length)
})

test('while too many messages wait for the operator, page and call say in each language that it failed', async () => {
  await using full = await startServer({ SUPPORT_CONTACT: OPERATOR })
  const database = new SQLite(path.join(full.dataDir, 'penmark.db'))
  database.exec(`WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 5000)
    INSERT INTO contact_message (id, locale, body, next_at, created_at)
    SELECT 'cnt_' || n, 'en', zeroblob(100), NULL, ${Date.now()} FROM number`)
  for (const locale of LOCALES) {
    const { failed } = TEXTS[locale].contact.problem
    const someone = visitor(full)
    await someone.get(`/?lang=${locale}`)
    const answer = await someone.post('/contact', { ...LETTER, ...madeAt() })
    const page = unescaped(await answer.text())
    expect([answer.status, page.includes(failed), page.includes(`>${LETTER.message}</textarea>`)]).toEqual([
      503,
      true,
      true,
    ])
    const called = await call(full, 'POST', '/api/contact', { body: LETTER, headers: { 'accept-language': locale } })
    expect([called.status, called.body.detail]).toEqual([503, failed])
  }
  const left = database.prepare('SELECT count(*) FROM contact_message').pluck().get()
  database.close()
  expect(left).toBe(5_000)
})

test.each(LOCALES)(
  'in %s the answer of the operator reaches its sender in the words of that language',
  async (locale) => {
    const email = `asks-${locale}@example.com`
    const body = { ...LETTER, email, subject: `Asked in ${locale}`, message: `A question in ${locale}.` }
    await call(server, 'POST', '/api/contact', { body, headers: { 'accept-language': locale } })
    const id = (await waiting()).find(({ subject }) => subject === body.subject)?.id ?? ''
    await ops('contact', 'answer', id, '--text', 'Yes.\nAlways.', '--operator', 'ops-1')
    const { intro, action } = TEXTS[locale].mail.contactAnswer
    const mail = inUtf8(await mailTo(server, email, 'Always.'))
    expect(mail).toContain(`lang="${locale}"`)
    for (const words of [intro.replace('{{name}}', LETTER.firstName), action]) expect(mail).toContain(words)
  },
)

test('who takes the bait sees the same page, and nothing is stored or sent', async () => {
  const before = await waiting()
  const spam = { ...LETTER, email: 'spam@example.com' }
  for (const fields of [
    { ...spam, ...madeAt(), website: 'https://spam.example' },
    // Put together without the page.
    spam,
    { ...spam, made_at: 'x' },
    { ...spam, made_at: '0' },
  ]) {
    const answer = await visitor(server).post('/contact', fields)
    expect(answer.status).toBe(200)
    expect(unescaped(await answer.text())).toContain(TEXTS.en.contact.sent)
  }
  expect(await waiting()).toEqual(before)
  expect(mailsTo(server, 'spam@example.com')).toEqual([])
})

/** Another word for each number. */
const wordFor = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** All but the first ten only wait for their refusal. */
const SPAM = runs(200, 1_000)

test(`of ${SPAM} messages from one address ten are taken, of one mailbox three, and of the same words three`, async () => {
  await using limited = await startServer({
    ...{ RATE_LIMIT_SCALE: '1', SUPPORT_CONTACT: OPERATOR, TRUSTED_PROXY_HOPS: '1' },
  })
  const send = (body: object, from: string) =>
    call(limited, 'POST', '/api/contact', { body, headers: { 'x-forwarded-for': from } })
  const spam = (index: number, email: string) =>
    send({ ...LETTER, email, message: `Buy ${wordFor(index)}` }, '192.0.2.1')
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (let index = 0; index < 4; index += 1) count((await spam(index, 'one@example.com')).status)
  expect([...statuses]).toEqual([
    [200, 3],
    [429, 1],
  ])
  for (let index = 4; index < SPAM; index += 1) count((await spam(index, `spam${index}@example.com`)).status)
  // The fourth of one mailbox took an attempt of its client, too.
  expect([...statuses]).toEqual([
    [200, 9],
    [429, SPAM - 9],
  ])
  const refused = await spam(SPAM, 'late@example.com')
  expect(refused.body).toMatchObject({
    detail: 'Too many submissions. Please try again later.',
    code: 'rate_limited',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const copies: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const copy = { ...LETTER, email: `copy${index}@example.com`, message: `Buy NOW, number ${index}!` }
    copies.push((await send(copy, `198.51.100.${index}`)).status)
  }
  expect(copies).toEqual([200, 200, 200, 429, 429, 429])
})
