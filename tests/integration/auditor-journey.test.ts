import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, invitationTo, seatFor, signedIn, signInAgain, visitor } from '#tests/support/browser.ts'
import { PASSWORD } from '#tests/support/client.ts'
import { mailedLink, mailsTo, mailTo } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const AUDITORS = '/dashboard/usage/auditors'
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''
const invite = (owner: Browser, email: string, days = '30') => owner.post(AUDITORS, { email, days })

test('the whole way without JavaScript: invited, registered, back at the invitation, accepted, looked, revoked', async () => {
  const owner = await signedIn(server, 'owner@example.com')
  const email = 'newcomer@audit.example'
  expect((await invite(owner, email, '7')).headers.get('location')).toBe(AUDITORS)
  expect(await textOf(await owner.get(AUDITORS))).toContain(`The invitation to ${email} is on its way.`)

  // Opening the link changes nothing, however often.
  const link = await invitationTo(server, email)
  const eva = visitor(server, email)
  for (let round = 0; round < 2; round += 1) {
    const page = await eva.get(link)
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer, same-origin'])
    const text = await textOf(page)
    expect(text).toContain(`owner@example.com invites ${email} to read the ledger of the workspace “Personal”.`)
    expect(text).toContain('We record each page and file you open')
    expect(text).not.toContain('value="accept"')
  }
  const early = await eva.post('/audit/invitation', { intent: 'accept', token: tokenOf(link) })
  const back = `redirectTo=${encodeURIComponent(link)}`
  expect([early.status, early.headers.get('location')]).toEqual([303, `/login?${back}`])
  expect(await textOf(await eva.get(`/login?${back}`))).toContain(`href="/register?${back}"`)

  // Registering and verifying lead back to the page they began on.
  const registered = await eva.post(`/register?${back}`, { email, password: PASSWORD, confirm_password: PASSWORD })
  expect(registered.headers.get('refresh')).toBe(`2; url=/verify-email?${back}`)
  const verification = await mailedLink(server, email)
  expect(verification.searchParams.get('redirectTo')).toBe(link)
  const confirm = await textOf(await eva.get(verification.pathname + verification.search))
  expect(confirm).toContain(`action="/verify-email?${back}"`)
  const token = verification.searchParams.get('token') ?? ''
  const verified = await eva.post(`/verify-email?${back}`, { intent: 'verify', token })
  // The browser that registered is signed in by the link, and sees at once what it came for.
  expect([verified.status, verified.headers.get('location')]).toEqual([303, link])

  expect(await textOf(await eva.get(link))).toContain('Accept the invitation')
  const accepted = await eva.post('/audit/invitation', { intent: 'accept', token: tokenOf(link) })
  expect(accepted.status).toBe(303)
  const seat = accepted.headers.get('location') ?? ''
  expect(seat).toMatch(/^\/audit\/aud_/)
  const notice = await mailTo(server, 'owner@example.com', 'can read the ledger')
  expect(notice).toContain(`${AUDITORS}/${seat.slice('/audit/'.length)}`)

  const seatPage = await textOf(await eva.get(seat))
  for (const words of [
    'Read-only',
    'Workspace “Personal” of owner@example.com',
    'We record each page and file you open',
  ]) {
    expect(seatPage).toContain(words)
  }
  expect(await textOf(await eva.get('/audit'))).toContain('Personal of owner@example.com')
  expect(await textOf(await eva.get('/dashboard'))).toContain('href="/audit"')
  expect(await textOf(await owner.get('/dashboard'))).not.toContain('href="/audit"')

  const own = `${AUDITORS}/${seat.slice('/audit/'.length)}`
  const listed = await textOf(await owner.get(own))
  expect(listed).toContain('1 view, the last on')
  expect(listed).toContain('<td>Overview</td>')

  expect(await textOf(await owner.get(`${own}/revoke`))).toContain('Revoke access?')
  expect((await eva.get(seat)).status).toBe(200)
  expect((await owner.post(`${own}/revoke`)).headers.get('location')).toBe(own)
  expect((await eva.get(seat)).status).toBe(404)
  expect((await eva.get(`${seat}.data`)).status).toBe(404)
  await mailTo(server, email, 'Your access was revoked')
  const after = await textOf(await owner.get(own))
  expect(after).toContain('2 views, the last on')
  expect(after).toContain('Revoked')
  expect(await textOf(await eva.get('/audit'))).toContain('Revoked on')
})

test('an invitation says the same whether the address has an account or not', async () => {
  const owner = await signedIn(server, 'neutral@example.com')
  await signedIn(server, 'known@audit.example')
  const answers = []
  for (const email of ['known@audit.example', 'unknown@audit.example']) {
    const answer = await invite(owner, email)
    const page = (await textOf(await owner.get(AUDITORS))).replaceAll(email, 'EMAIL')
    answers.push([answer.status, answer.headers.get('location'), /is on its way/.test(page)])
    const mail = (await mailTo(server, email, '/audit/invitation?token=')).replaceAll(email, 'EMAIL')
    answers.push(/Subject: (.*)/.exec(mail)?.[1])
    expect(await textOf(await visitor(server).get(await invitationTo(server, email)))).toContain('Create an account')
  }
  expect(answers.slice(2)).toEqual(answers.slice(0, 2))
})

test('the wrong account is told so and can switch, and comes back with the right one', async () => {
  const owner = await signedIn(server, 'switch@example.com')
  const eva = 'right@audit.example'
  await signedIn(server, eva)
  const wrong = await signedIn(server, 'wrong@audit.example')
  await invite(owner, eva)
  const link = await invitationTo(server, eva)
  const page = await textOf(await wrong.get(link))
  expect(page).toContain(`This invitation is for ${eva}, and you’re signed in as wrong@audit.example.`)
  expect(page).not.toContain('value="accept"')
  const forced = await wrong.post('/audit/invitation', { intent: 'accept', token: tokenOf(link) })
  expect(forced.status).toBe(403)
  expect(await textOf(forced)).toContain('This invitation is for another address')
  const switched = await wrong.post('/audit/invitation', { intent: 'switch', token: tokenOf(link) })
  const login = switched.headers.get('location') ?? ''
  expect([switched.status, login]).toEqual([303, `/login?redirectTo=${encodeURIComponent(link)}`])
  expect((await wrong.get('/dashboard')).status).toBe(302)
  const signIn = await wrong.post(login, { intent: 'login', email: eva, password: PASSWORD })
  expect(signIn.headers.get('location')).toBe(link)
  expect((await wrong.post('/audit/invitation', { intent: 'accept', token: tokenOf(link) })).status).toBe(303)
})

test('50 acceptances at once make one seat, one message and 49 refusals', async () => {
  const owner = await signedIn(server, 'parallel@example.com')
  const eva = await signedIn(server, 'parallel@audit.example')
  await invite(owner, eva.email)
  const token = tokenOf(await invitationTo(server, eva.email))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => eva.post('/audit/invitation', { intent: 'accept', token })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([303, ...Array.from({ length: 49 }, () => 409)])
  const list = await textOf(await owner.get(AUDITORS))
  expect(list.match(/class="seat"/g)).toHaveLength(1)
  await mailTo(server, owner.email, 'can read the ledger')
  const outbox = path.join(server.dataDir, 'outbox')
  const mails = readdirSync(outbox).filter((file) => {
    const mail = readFileSync(path.join(outbox, file), 'utf8')
    return mail.includes(`To: ${owner.email}`) && mail.includes('can read the ledger')
  })
  expect(mails).toHaveLength(1)
})

test('a link that was invented, replaced, used or withdrawn says why, and shows no ledger', async () => {
  const owner = await signedIn(server, 'links@example.com')
  const eva = await signedIn(server, 'links@audit.example')
  const messageAfter = async (link: string, by: Browser = eva) => {
    const answer = await by.get(link)
    const posted = await by.post('/audit/invitation', { intent: 'accept', token: tokenOf(link) })
    return [answer.status, posted.status, /<p[^>]*>(This invitation[^<]*)/.exec(await textOf(answer))?.[1] ?? '']
  }
  for (const token of ['', 'A'.repeat(43), `${'A'.repeat(5_000)}`, '%00']) {
    expect((await messageAfter(`/audit/invitation?token=${token}`)).slice(0, 2)).toEqual([404, 404])
  }
  await invite(owner, eva.email)
  const first = await invitationTo(server, eva.email)
  const seat = /href="(\/dashboard\/usage\/auditors\/aud_[0-9a-f]+)"/.exec(await textOf(await owner.get(AUDITORS)))?.[1]
  expect((await owner.post(seat ?? '')).status).toBe(303)
  const second = await invitationTo(server, eva.email, 2)
  expect(second).not.toBe(first)
  expect((await messageAfter(first)).slice(0, 2)).toEqual([404, 404])
  expect((await eva.post('/audit/invitation', { intent: 'accept', token: tokenOf(second) })).status).toBe(303)
  expect((await messageAfter(second)).slice(0, 2)).toEqual([409, 409])
  // After the acceptance there is nothing left to send again.
  expect((await owner.post(seat ?? '')).status).toBe(409)
  const other = await signedIn(server, 'other@audit.example')
  await invite(owner, other.email)
  const third = await invitationTo(server, 'other@audit.example')
  const withdrawn = /href="(\/dashboard\/usage\/auditors\/aud_[0-9a-f]+)"/.exec(
    await textOf(await owner.get(AUDITORS)),
  )?.[1]
  await owner.post(`${withdrawn}/revoke`)
  expect((await messageAfter(third, other)).slice(0, 2)).toEqual([410, 410])
})

test('what is wrong with an invitation stands in the form, and what was typed stays', async () => {
  const owner = await signedIn(server, 'form@example.com')
  const nothing = await owner.post(AUDITORS, { email: 'eva', days: '31', label: 'x'.repeat(81) })
  expect(nothing.status).toBe(400)
  const page = await textOf(nothing)
  for (const words of ['valid email address', 'Choose a duration', 'at most 80 characters', 'value="eva"']) {
    expect(page).toContain(words)
  }
  // The refusal stands above the list, at the top of the page after the post.
  expect(page.indexOf('class="error-summary"')).toBeLessThan(page.indexOf('seats-heading'))
  expect(page).toContain('href="#invite-email"')
  const self = await invite(owner, 'FORM@example.com')
  expect(self.status).toBe(400)
  expect(await textOf(self)).toContain('You can’t invite yourself')
  expect((await invite(owner, 'twice@audit.example')).status).toBe(303)
  const twice = await invite(owner, 'TWICE@audit.example')
  expect(twice.status).toBe(409)
  // The message leads to the seat, which offers both next steps.
  expect(await textOf(twice)).toMatch(/<a href="\/dashboard\/usage\/auditors\/aud_[0-9a-f]+">This address already has/)
})

test('an invitation that is sent again twice in a moment is one message, and its link works', async () => {
  const owner = await signedIn(server, 'double@example.com')
  await invite(owner, 'double@audit.example')
  const first = await invitationTo(server, 'double@audit.example')
  const seat = /href="(\/dashboard\/usage\/auditors\/aud_[0-9a-f]+)"/.exec(await textOf(await owner.get(AUDITORS)))?.[1]
  expect((await owner.post(seat ?? '')).status).toBe(303)
  const second = await invitationTo(server, 'double@audit.example', 2)
  expect(second).not.toBe(first)
  expect((await owner.post(seat ?? '')).status).toBe(303)
  expect((await visitor(server).get(second)).status).toBe(200)
  expect(mailsTo(server, 'double@audit.example')).toHaveLength(2)
})

test('invitations are limited for a workspace and for a mailbox, whoever writes to it', async () => {
  await using limited = await startServer({ RATE_LIMIT_SCALE: '1' })
  const owner = await signedIn(limited, 'bomber@example.com')
  const statuses = async (by: Browser, email: (round: number) => string, rounds: number) => {
    const all: number[] = []
    for (let round = 0; round < rounds; round += 1) all.push((await invite(by, email(round))).status)
    return all
  }
  const victim = (round: number) => `victim+${round}@gmail.com`
  expect(await statuses(owner, victim, 6)).toEqual([303, 303, 303, 303, 303, 429])
  const other = await signedIn(limited, 'accomplice@example.com')
  const refused = await invite(other, 'v.i.c.t.i.m@gmail.com')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  const spread = await statuses(owner, (round) => `person${round}@audit.example`, 16)
  // Ten seats may be open; attempts refused for that reason count as well.
  expect(spread.filter((status) => status === 303)).toHaveLength(5)
  expect(spread.at(-1)).toBe(429)
})

test('the trail is told page by page, and every view is in it once', async () => {
  const owner = await signedIn(server, 'pages@example.com')
  const eva = await signedIn(server, 'pages@audit.example')
  const seat = await seatFor(server, owner, eva)
  for (let round = 0; round < 120; round += 1) await eva.get(`/audit/${seat}`)
  const lines: string[] = []
  let next: string | undefined = `${AUDITORS}/${seat}`
  let pages = 0
  while (next !== undefined) {
    const page: string = await textOf(await owner.get(next))
    lines.push(...(page.match(/<td>Overview<\/td>/g) ?? []))
    next = /href="([^"]*\?before=\d+)#views"/.exec(page)?.[1]
    pages += 1
  }
  expect([pages, lines.length]).toEqual([3, 120])
})

test('a signed-in second browser of the auditor holds the same seat', async () => {
  const owner = await signedIn(server, 'second@example.com')
  const eva = await signedIn(server, 'second@audit.example')
  const seat = await seatFor(server, owner, eva)
  expect((await (await signInAgain(server, eva.email)).get(`/audit/${seat}`)).status).toBe(200)
})
