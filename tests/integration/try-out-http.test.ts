import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TRY_OUT_MAX, TRY_OUTS_AN_HOUR } from '#app/domain/try-out/try-out.ts'
import { signedIn, visitor } from '#tests/support/browser.ts'
import { PASSWORD } from '#tests/support/client.ts'
import { filesNow } from '#tests/support/files-now.ts'
import { runs } from '#tests/support/long.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const OWN = 'Their are two readers away due to the fact that the spring fair runs late this year.'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** What the sheet of a page holds, without its tags. */
function sheetOf(page: string): string {
  const form = /<form class="try sheet"[\s\S]*?<\/form>/.exec(page)?.[0] ?? ''
  return form.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, '').replaceAll('&#x27;', "'")
}

/** The text in the box of the sheet. */
function typed(page: string): string {
  return /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(sheetOf(page))?.[1] ?? ''
}

test.each(LOCALES)('the letter of the landing page in %s is marked up with one press', async (locale) => {
  const someone = visitor(server)
  const page = await (await someone.get(`/?lang=${locale}`)).text()
  const letter = typed(page)
  expect(letter.length).toBeGreaterThan(200)
  const action = /<form class="try sheet"[^>]*action="([^"#]*)#try"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const answer = await someone.post(action, { intent: 'mark', text: letter })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const sheet = sheetOf(await answer.text())
  expect(sheet.match(/<ins/g)?.length).toBeGreaterThanOrEqual(3)
  // A replaced passage is struck out and written again; each change has its reason beside it.
  const changes = sheet.match(/<del>|<ins>/g)?.length
  expect(sheet.match(/margin-note/g)?.length).toBe(changes)
})

test('a text of the visitor comes back with its mistakes struck out, and nothing of it is kept on the server', async () => {
  const answer = await visitor(server).post('/?index', { intent: 'mark', text: `${OWN} Quokkas hop.` })
  const sheet = sheetOf(await answer.text())
  expect(sheet).toContain('<del>due to the fact that</del>')
  expect(sheet).toMatch(/<ins class="marked">because<span class="margin-note">/)
  const holding = filesNow(server.dataDir).filter(([, bytes]) => bytes.includes('Quokkas'))
  expect(holding.map(([file]) => file)).toEqual([])
  expect(server.output()).not.toContain('Quokkas')
})

test('mistakes are struck out too if there is nothing else to change', async () => {
  const answer = await visitor(server).post('/?index', {
    intent: 'mark',
    text: 'Its a nice day, we should of went out.',
  })
  const sheet = sheetOf(await answer.text())
  for (const wrong of ['Its', 'of']) expect(sheet).toMatch(new RegExp(`<del>${wrong}</del>`))
  expect(sheet.match(/margin-note/g)?.length).toBe(2)
})

test('a text that cannot be marked up stays in the box, with the reason below it', async () => {
  const someone = visitor(server)
  const post = async (text: string, intent = 'mark') => {
    const answer = await someone.post('/?index', { intent, text })
    const page = await answer.text()
    const problem = /id="try-problem"[^>]*>([^<]*)</.exec(page)?.[1]
    return { status: answer.status, problem, text: typed(page) }
  }
  expect(await post('  \n ')).toMatchObject({ status: 400, problem: expect.stringMatching(/./) })
  const long = 'word '.repeat(TRY_OUT_MAX / 5)
  expect(await post(`${long}x`)).toMatchObject({
    ...{ status: 400, text: `${long}x` },
    problem: 'That’s more than 1,000 characters. Shorten it, or create a free account for longer texts.',
  })
  expect((await post(long)).status).not.toBe(400)
  expect(await post('The ship is in the harbour.')).toEqual({
    ...{ status: 200, text: 'The ship is in the harbour.' },
    problem: 'No change needed by our rules. Try another text.',
  })
  expect(await post('const a = [1, 2].map((b) => b * 2);')).toMatchObject({ status: 422 })
  expect(await post('<script>alert(1)</script> is here', 'edit')).toMatchObject({
    ...{ status: 200, problem: undefined },
    text: '&lt;script&gt;alert(1)&lt;/script&gt; is here',
  })
})

test('an unknown intent or a missing text is no error of the server', async () => {
  const someone = visitor(server)
  expect((await someone.post('/?index', { intent: 'mark' })).status).toBe(400)
  expect((await someone.post('/?index', { intent: 'nonsense', text: OWN })).status).toBe(200)
})

/** The address to which the sheet of a marked text sends its form of an account. */
async function wayOn(someone: ReturnType<typeof visitor>): Promise<string> {
  const sheet = sheetOf(await (await someone.post('/?index', { intent: 'mark', text: OWN })).text())
  return /<button[^>]*formAction="([^"]*)"/i.exec(sheet)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

test('the text goes along through registration in this browser, and the mailed link opens the sheet with it', async () => {
  const email = 'keeps-going@example.com'
  const someone = visitor(server, email)
  const register = await wayOn(someone)
  // Email and password stand on the sheet itself, so its button opens the account.
  const created = await someone.post(register, { text: OWN, email, password: PASSWORD })
  expect(created.status).toBe(200)
  expect(await created.text()).toContain('Account created')
  const link = await mailedLink(server, email, 'verify-email')
  const verified = await someone.post(link.pathname + link.search, {
    intent: 'verify',
    token: link.searchParams.get('token') ?? '',
  })
  expect(verified.status).toBe(303)
  const desk = verified.headers.get('location') ?? ''
  expect(desk).toBe('/dashboard/assistant?carried=1')
  expect(await (await someone.get(desk)).text()).toContain(`>${OWN}</textarea>`)
  // A reload has it again, the desk without the mark in its address has not, and signing out ends it.
  expect(await (await someone.get(desk)).text()).toContain(`>${OWN}</textarea>`)
  expect(await (await someone.get('/dashboard/assistant')).text()).not.toContain(`>${OWN}</textarea>`)
  const left = await someone.post('/logout')
  expect(left.headers.getSetCookie().join('\n')).toMatch(/penmark_carried=; Max-Age=0/)
})

test('the sheet without an entry, or with a wrong one, leads to the page of registration, and the text comes along', async () => {
  const someone = visitor(server)
  const register = await wayOn(someone)
  const empty = await someone.post(register, { text: OWN, email: '', password: '' })
  expect([empty.status, empty.headers.get('location')]).toEqual([303, register])
  expect(await (await someone.get(register)).text()).toContain('Your text comes along.')
  const other = visitor(server)
  const refused = await other.post(register, { text: OWN, email: 'no address', password: 'short' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('value="no address"')
  expect(page).not.toContain('short"')
  expect(await (await other.get(register)).text()).toContain('Your text comes along.')
  // A form that was made by hand carries no more than a text that may be tried.
  const forged = await visitor(server).post(register, { text: 'x'.repeat(TRY_OUT_MAX + 1), email: '', password: '' })
  expect([forged.status, forged.headers.get('set-cookie') ?? '']).toEqual([400, expect.not.stringContaining('carried')])
})

test('who is signed in is led to the dashboard, also from a sheet that was open before', async () => {
  const someone = await signedIn(server, 'inside@example.com')
  for (const answer of [await someone.get('/'), await someone.post('/?index', { intent: 'mark', text: OWN })])
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard'])
})

/** A text in German, whose rules load no dictionaries. Only the number of tries matters here. */
const QUICK = 'Die Leser kommen heute Abend zu spät, weil die Messe länger dauert als im letzten Jahr.'
const TRIES = runs(40, 500)

test(`${TRIES} tries of one address are ${TRY_OUTS_AN_HOUR} answers, and the sample still answers`, async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '1' })
  const script = visitor(limited)
  const statuses = new Map<number, number>()
  for (let index = 0; index < TRIES; index += 1) {
    const answer = await script.post('/?index', { intent: 'mark', text: `${QUICK} Nummer ${index}.` })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (index !== TRY_OUTS_AN_HOUR) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain(`Fair use is ${TRY_OUTS_AN_HOUR} tries an hour.`)
    const letter = typed(await (await script.get('/?lang=de')).text())
    expect((await script.post('/?index&lang=de', { intent: 'mark', text: letter })).status).toBe(200)
  }
  expect([...statuses].sort()).toEqual([
    [200, TRY_OUTS_AN_HOUR],
    [429, TRIES - TRY_OUTS_AN_HOUR],
  ])
})

test('many addresses together come to a limit, too', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '0.01', TRUSTED_PROXY_HOPS: '1' })
  const statuses: number[] = []
  for (let index = 0; index < 25; index += 1) {
    const fields = { intent: 'mark', text: `${QUICK} Nummer ${index}.` }
    const from = { 'x-forwarded-for': `198.51.100.${index}` }
    statuses.push((await visitor(limited).post('/?index', fields, from)).status)
  }
  // A hundredth of 1,500. A hundredth of the visitors' processor time may end sooner on a slow machine, with 503.
  expect(statuses[0]).toBe(200)
  expect(statuses.slice(0, 15)).not.toContain(429)
  expect(statuses.slice(15).every((status) => status === 429)).toBe(true)
})
