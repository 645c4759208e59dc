import { z } from 'zod'
import { findUser, findUserByEmail, ownersOf } from '#app/.server/auth/queries.ts'
import { resume as lift, type Suspended, suspend as shutOut } from '#app/.server/auth/suspensions.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { type Subject, write } from '../command.ts'
import { oneOf, word } from '../fields.ts'
import { Refused } from '../refused.ts'
import { accountOf } from './who.ts'

const WHOM = { takes: 'WHOM', isPrivate: true } as const
const MAIL = { takes: 'yes|no', help: 'whether a mail tells the customer; else yes' } as const
const mail = oneOf('mail', ['yes', 'no']).default('yes')
const REASONS = ['abuse', 'security', 'payment', 'legal', 'request'] as const

/** Shuts a user or a workspace out: sessions, API keys and running requests at once. */
export const suspend = write({
  name: 'suspend',
  help: 'shuts an account or a workspace out, at once; nothing is deleted. WHOM: address, usr_… or wsp_…',
  target: { ...WHOM, ask: 'suspend whom?' },
  options: { reason: { takes: REASONS.join('|') }, mail: MAIL },
  input: z.object({ target: word, reason: oneOf('reason', REASONS), mail }),
  subject: (desk, { target }) => subjectNamed(desk, target),
  prepare(desk, { reason, mail }, act) {
    const { database, clock } = desk
    const { writer } = database
    const who = suspendedOf(act.subject)
    return {
      lines: [`${idOf(who)} is shut out (${reason}): sessions end, API keys are refused, running requests end.`],
      async apply(record) {
        const done = writer.sqlite
          .transaction(() => {
            const by = { operator: act.operator, reason, now: clock.now() }
            const ended = shutOut(writer, who, by)
            if (ended === undefined) throw new Refused(`${idOf(who)} is suspended already`)
            const { sessions } = ended
            const result = {
              value: { ...who, sessions },
              lines: [`${idOf(who)} is suspended. Sessions ended: ${sessions}.`],
            }
            record(result)
            return result
          })
          .immediate()
        const runs = desk.endRunsOf(who)
        if (mail === 'yes') tell(desk, who, 'accountSuspended')
        return { value: { ...done.value, runs }, lines: [...done.lines, `Running requests ended: ${runs}.`] }
      },
    }
  },
})

/** Lifts a suspension; sessions stay ended, API keys work again. */
export const resume = write({
  name: 'resume',
  help: 'lifts a suspension; API keys work again, and the customer signs in anew. WHOM: as for suspend',
  target: { ...WHOM, ask: 'resume whom?' },
  options: { mail: MAIL },
  input: z.object({ target: word, mail }),
  subject: (desk, { target }) => subjectNamed(desk, target),
  prepare(desk, { mail }, act) {
    const { writer } = desk.database
    const who = suspendedOf(act.subject)
    return {
      lines: [`${idOf(who)} may sign in again, and its API keys work.`],
      async apply(record) {
        const done = { value: { ...who }, lines: [`${idOf(who)} is no longer suspended.`] }
        writer.sqlite
          .transaction(() => {
            if (!lift(writer, who)) throw new Refused(`${idOf(who)} is not suspended`)
            record(done)
          })
          .immediate()
        if (mail === 'yes') tell(desk, who, 'accountResumed')
        return done
      },
    }
  },
})

/** The user or the workspace that an operator named. @throws {Refused} if there is none. */
function subjectNamed({ database }: Desk, name: string): Subject {
  const { reader } = database
  if (name.includes('@')) {
    const user = findUserByEmail(reader, canonicalEmail(name))
    if (user === undefined) throw new Refused(`no account has the address ${name}`)
    return { userId: user.id }
  }
  if (findUser(reader, name) !== undefined) return { userId: name }
  const workspaceId = accountOf(database, name)?.workspaceId
  if (workspaceId === undefined) throw new Refused(`there is no account and no workspace ${name}; find looks it up`)
  return { workspaceId }
}

function suspendedOf({ userId, workspaceId }: Subject): Suspended {
  if (userId !== undefined) return { userId }
  if (workspaceId !== undefined) return { workspaceId }
  throw new Error('this act needs a user or a workspace')
}

function idOf(who: Suspended): string {
  return 'userId' in who ? who.userId : who.workspaceId
}

/** Writes to the customer; to the owners, if a whole workspace is meant. */
function tell(desk: Desk, who: Suspended, kind: 'accountSuspended' | 'accountResumed'): void {
  for (const to of peopleOf(desk.database.reader, who)) securityNotice(desk, { kind, to })
}

function peopleOf(reader: Handle, who: Suspended) {
  if ('workspaceId' in who) return ownersOf(reader, who.workspaceId)
  const user = findUser(reader, who.userId)
  return user === undefined ? [] : [user]
}
