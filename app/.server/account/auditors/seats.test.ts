import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { acceptInvitation, type Granter, inviteAuditor, resendInvitation, revokeSeat } from './commands.ts'
import { holdsSeat, invitationOf, ownedSeatOf, seatsHeldBy, viewsOfSeat } from './queries.ts'
import { viewAsAuditor } from './view.ts'

const DAY = 24 * 60 * 60 * 1000
const EVA = 'Eva@Audit.example'

let accounts: TestAccounts
let ada: Granter
beforeEach(async () => {
  accounts = accountsOnDisk()
  ada = { ...(await verifiedUser(accounts)), email: ADA.email, role: 'owner' }
})
afterEach(() => accounts.close())

/** The token of the newest invitation. */
function invitationToken(): string {
  accounts.clock.advance(1)
  const found = [
    ...accounts
      .mails()
      .join('\n')
      .matchAll(/audit\/invitation\?token=([\w-]{43})/g),
  ].at(-1)?.[1]
  if (found === undefined) throw new Error('no invitation was mailed')
  return found
}

async function invite(email = EVA, days: 7 | 30 | 90 = 30) {
  const invited = await inviteAuditor(accounts, ada, { email, days })
  if (!invited.ok) throw new Error(invited.code)
  return { seatId: invited.seatId, token: invitationToken() }
}

async function acceptedSeat() {
  const eva = await verifiedUser(accounts, EVA)
  const { seatId, token } = await invite()
  const accepted = acceptInvitation(accounts, { token, userId: eva.userId })
  if (!accepted.ok) throw new Error(accepted.code)
  return { userId: eva.userId, seatId }
}

const seat = (seatId: string) =>
  ownedSeatOf(accounts.database.reader, { workspaceId: ada.workspaceId, seatId, now: accounts.clock.now() })

function look(at: { userId: string; seatId: string }, read: () => string | undefined = () => 'shown') {
  return viewAsAuditor(accounts, { ...at, what: 'month' }, read, () => '2026-11')
}

test('an invitation is mailed with the only copy of its token, and lets nobody in before it is accepted', async () => {
  const eva = await verifiedUser(accounts, EVA)
  const { seatId, token } = await invite()
  expect(seat(seatId)).toMatchObject({ state: 'invited', email: EVA, days: 30, views: 0 })
  expect(look({ userId: eva.userId, seatId })).toBeUndefined()
  const row = accounts.database.reader.sqlite.prepare('SELECT * FROM auditor_seat').get()
  expect(JSON.stringify(row)).not.toContain(token)
  expect(accounts.logged.join('\n')).not.toMatch(new RegExp(`${token}|audit\\.example`, 'i'))
})

test('the seat runs from the acceptance for the days that were offered, to the millisecond', async () => {
  const eva = await verifiedUser(accounts, EVA)
  const { seatId, token } = await invite(EVA, 7)
  accounts.clock.advance(13 * DAY)
  expect(acceptInvitation(accounts, { token, userId: eva.userId })).toEqual({ ok: true, seatId })
  accounts.clock.advance(7 * DAY - 1)
  expect(look({ userId: eva.userId, seatId })?.content).toBe('shown')
  expect(holdsSeat(accounts.database.reader, eva.userId, accounts.clock.now())).toBe(true)
  accounts.clock.advance(1)
  expect(look({ userId: eva.userId, seatId })).toBeUndefined()
  expect(holdsSeat(accounts.database.reader, eva.userId, accounts.clock.now())).toBe(false)
  expect(seat(seatId)?.state).toBe('ended')
})

test('a link works for a fortnight, once, for the invited address only, and not after it was replaced or withdrawn', async () => {
  const eva = await verifiedUser(accounts, EVA)
  const mallory = await verifiedUser(accounts, 'mallory@example.com')
  const first = await invite()
  const accept = (token: string, userId = eva.userId) => acceptInvitation(accounts, { token, userId })
  expect(accept('A'.repeat(43))).toEqual({ ok: false, code: 'invitation_invalid' })
  expect(accept(first.token, mallory.userId)).toEqual({ ok: false, code: 'wrong_address' })
  accounts.clock.advance(14 * DAY)
  expect(accept(first.token)).toEqual({ ok: false, code: 'invitation_expired' })
  expect(await resendInvitation(accounts, ada, first.seatId)).toMatchObject({ ok: true, mailSent: true })
  const second = invitationToken()
  expect(accept(first.token)).toEqual({ ok: false, code: 'invitation_invalid' })
  expect(accept(second)).toEqual({ ok: true, seatId: first.seatId })
  expect(accept(second)).toEqual({ ok: false, code: 'invitation_used' })
  expect(await resendInvitation(accounts, ada, first.seatId)).toEqual({ ok: false, code: 'seat_closed' })
  expect(revokeSeat(accounts, ada, first.seatId)).toEqual({ ok: true, state: 'revoked' })
  const third = await invite()
  expect(revokeSeat(accounts, ada, third.seatId)).toEqual({ ok: true, state: 'revoked' })
  expect(accept(third.token)).toEqual({ ok: false, code: 'invitation_revoked' })
  expect(invitationOf(accounts.database.reader, third.token, accounts.clock.now())?.state).toBe('revoked')
})

test('an invitation is sent again at once, but not twice within half a minute', async () => {
  const { seatId } = await invite()
  const again = () => resendInvitation(accounts, ada, seatId)
  const sent = () => accounts.mails().filter((mail) => mail.includes('/audit/invitation?token=')).length
  const before = sent()
  accounts.clock.advance(1)
  await again()
  expect(sent() - before).toBe(1)
  const token = invitationToken()
  accounts.clock.advance(29_000)
  expect(await again()).toEqual({ ok: true, seatId, mailSent: true })
  expect(sent() - before).toBe(1)
  expect(invitationOf(accounts.database.reader, token, accounts.clock.now())?.state).toBe('invited')
  accounts.clock.advance(1_000)
  await again()
  expect(sent() - before).toBe(2)
})

test('an address is compared in its canonical form, and an unverified one is no proof', async () => {
  const { token } = await invite(' eva@AUDIT.example ')
  const eva = await verifiedUser(accounts, EVA)
  accounts.database.writer.sqlite.prepare('UPDATE user SET verified_at = NULL WHERE id = ?').run(eva.userId)
  expect(acceptInvitation(accounts, { token, userId: eva.userId })).toEqual({ ok: false, code: 'wrong_address' })
  accounts.database.writer.sqlite.prepare('UPDATE user SET verified_at = 1 WHERE id = ?').run(eva.userId)
  expect(acceptInvitation(accounts, { token, userId: eva.userId })).toMatchObject({ ok: true })
})

test('an owner invites neither themselves, nor an address twice, nor an eleventh auditor', async () => {
  const refusal = async (email: string) => inviteAuditor(accounts, ada, { email, days: 7 })
  expect(await refusal('ADA@example.com')).toEqual({ ok: false, code: 'self_invite' })
  const first = await invite()
  expect(await refusal('eva@audit.example')).toEqual({ ok: false, code: 'duplicate_seat' })
  for (let index = 1; index < 10; index += 1) await invite(`auditor${index}@example.com`)
  expect(await refusal('eleventh@example.com')).toEqual({ ok: false, code: 'too_many_seats' })
  accounts.clock.advance(14 * DAY)
  await invite('eleventh@example.com')
  for (let index = 1; index < 10; index += 1) await invite(`again${index}@example.com`)
  // A lapsed invitation does not count, so it cannot be renewed if there is no room.
  expect(await resendInvitation(accounts, ada, first.seatId)).toEqual({ ok: false, code: 'too_many_seats' })
})

test('only an owner or an admin of the seat’s own workspace can do anything with it', async () => {
  const { seatId } = await invite()
  const bob = await verifiedUser(accounts, 'bob@example.com')
  const others: Granter[] = [
    { ...bob, email: 'bob@example.com', role: 'owner' },
    { ...ada, role: 'member' },
    { ...ada, role: 'auditor' },
  ]
  for (const other of others) {
    expect(await resendInvitation(accounts, other, seatId)).toEqual({ ok: false, code: 'not_found' })
    expect(revokeSeat(accounts, other, seatId)).toEqual({ ok: false, code: 'not_found' })
  }
  for (const role of ['member', 'auditor'] as const) {
    const invitation = inviteAuditor(accounts, { ...ada, role }, { email: 'x@example.com', days: 7 })
    expect(await invitation).toEqual({ ok: false, code: 'not_found' })
  }
  expect(await inviteAuditor(accounts, { ...ada, role: 'admin' }, { email: 'x@example.com', days: 7 })).toMatchObject({
    ok: true,
  })
})

test('a view is written down before it is shown, once each, and what is not there is not written', async () => {
  const at = await acceptedSeat()
  const views = () => viewsOfSeat(accounts.database.reader, { seatId: at.seatId, limit: 10 })
  expect(look(at)?.content).toBe('shown')
  expect(views()).toEqual([{ id: 1, at: accounts.clock.now(), what: 'month', subject: '2026-11' }])
  expect(look(at, () => undefined)).toBeUndefined()
  expect(views()).toHaveLength(1)
  expect(seat(at.seatId)).toMatchObject({ views: 1, lastViewAt: accounts.clock.now() })
})

test('a view that cannot be written down is not shown', async () => {
  const at = await acceptedSeat()
  accounts.database.writer.sqlite.exec(
    "CREATE TRIGGER full BEFORE INSERT ON auditor_view BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
  )
  expect(() => look(at)).toThrow('disk is full')
})

test('a seat that is revoked while something is looked up shows nothing of it', async () => {
  const at = await acceptedSeat()
  const view = look(at, () => {
    revokeSeat(accounts, ada, at.seatId)
    return 'looked up'
  })
  expect(view).toBeUndefined()
  expect(viewsOfSeat(accounts.database.reader, { seatId: at.seatId, limit: 10 })).toEqual([])
})

test('nobody but the holder looks through a seat, not even its owner', async () => {
  const at = await acceptedSeat()
  const mallory = await verifiedUser(accounts, 'mallory@example.com')
  const neverRead = () => {
    throw new Error('looked up for a stranger')
  }
  for (const userId of [mallory.userId, ada.userId, '']) {
    expect(look({ userId, seatId: at.seatId }, neverRead)).toBeUndefined()
  }
  expect(look({ userId: at.userId, seatId: 'aud_nothing' })).toBeUndefined()
  expect(seatsHeldBy(accounts.database.reader, mallory.userId, accounts.clock.now())).toEqual([])
})

test('a seat is no membership: it opens no session in the workspace and changes nobody’s role', async () => {
  const at = await acceptedSeat()
  const memberships = accounts.database.reader.sqlite
    .prepare('SELECT count(*) FROM membership WHERE user_id = ? AND workspace_id = ?')
    .pluck()
    .get(at.userId, ada.workspaceId)
  expect(memberships).toBe(0)
})

test('the trail only grows, and goes with nothing but its workspace', async () => {
  const at = await acceptedSeat()
  look(at)
  const { sqlite } = accounts.database.writer
  for (const statement of [
    "UPDATE auditor_view SET subject = 'other'",
    'DELETE FROM auditor_view',
    "INSERT OR REPLACE INTO auditor_view SELECT id, seat_id, at, what, 'other' FROM auditor_view",
    'DELETE FROM auditor_seat',
    "UPDATE auditor_seat SET email_canonical = 'mallory@example.com'",
    'UPDATE auditor_seat SET expires_at = expires_at + 1',
    "UPDATE auditor_seat SET accepted_by = (SELECT id FROM user WHERE email LIKE 'ada%')",
  ]) {
    expect(() => sqlite.exec(statement), statement).toThrow(/append-only|goes only with|keeps its facts/)
  }
  revokeSeat(accounts, ada, at.seatId)
  expect(() => sqlite.exec('UPDATE auditor_seat SET revoked_at = NULL')).toThrow('keeps its facts')
  sqlite.prepare('DELETE FROM user WHERE id = ?').run(at.userId)
  expect(seat(at.seatId)?.views).toBe(1)
  sqlite.prepare('DELETE FROM workspace WHERE id = ?').run(ada.workspaceId)
  const left = 'SELECT (SELECT count(*) FROM auditor_seat) + (SELECT count(*) FROM auditor_view)'
  expect(sqlite.prepare(left).pluck().get()).toBe(0)
})

test('the owner is told of the acceptance, the auditor of the end, each in their own language', async () => {
  accounts.database.writer.sqlite.prepare("UPDATE user SET locale = 'de' WHERE id = ?").run(ada.userId)
  const at = await acceptedSeat()
  await accounts.mailer.close()
  revokeSeat(accounts, ada, at.seatId)
  await accounts.mailer.close()
  const subjects = accounts
    .mails()
    .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? [])
    .join('\n')
  expect(subjects).toContain('Ada@Example.com')
  const mails = accounts.mails().join('\n')
  expect(mails).toContain('Einladung zur')
  expect(mails).toContain('ist jetzt offen')
  expect(mails).toContain('Your access was revoked')
})

test('an invitation whose message fails is kept, and can be sent again', async () => {
  await accounts.close()
  accounts = accountsOnDisk()
  ada = { ...(await verifiedUser(accounts)), email: ADA.email, role: 'owner' }
  const down = {
    ...accounts,
    mailer: { ...accounts.mailer, send: () => Promise.reject(new Error('mail was not sent')) },
  }
  const invited = await inviteAuditor(down, ada, { email: EVA, days: 7 })
  expect(invited).toMatchObject({ ok: true, mailSent: false })
  if (invited.ok) expect(await resendInvitation(accounts, ada, invited.seatId)).toMatchObject({ mailSent: true })
})
