import { z } from 'zod'
import { endSessionsOf } from '#app/.server/auth/commands.ts'
import { findUser, findUserByEmail } from '#app/.server/auth/queries.ts'
import { dropChallengesOf } from '#app/.server/auth/second-factor/challenges.ts'
import { deleteRecoveryCodes } from '#app/.server/auth/second-factor/recovery-sets.ts'
import { deleteTotp, hasTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { write } from '../command.ts'
import { word } from '../fields.ts'
import { Refused } from '../refused.ts'

/** For a user who has lost app and codes, after the operator has found out by other means who asks. */
export const secondFactorOff = write({
  name: 'second-factor off',
  help: 'removes the authenticator app and the recovery codes of an account, ends its sessions, and tells it by mail',
  target: { takes: 'WHOM', ask: 'second-factor off for whom? An address or usr_…', isPrivate: true },
  input: z.object({ target: word }),
  subject({ database }, { target }) {
    const { reader } = database
    const user = target.includes('@') ? findUserByEmail(reader, canonicalEmail(target)) : findUser(reader, target)
    if (user === undefined) throw new Refused(`there is no account ${target}`)
    return { userId: user.id }
  },
  prepare(desk, _input, { subject }) {
    const { writer } = desk.database
    const { userId = '' } = subject
    return {
      lines: [`${userId} loses app and recovery codes; the password alone signs in, and every session ends.`],
      async apply(record) {
        const done = writer.sqlite
          .transaction(() => {
            if (!hasTotp(writer, userId)) throw new Refused(`${userId} has no authenticator app`)
            deleteTotp(writer, userId)
            deleteRecoveryCodes(writer, userId)
            dropChallengesOf(writer, userId)
            const sessions = endSessionsOf(writer, userId)
            const result = { value: { userId, sessions }, lines: [`${userId} has no second factor now.`] }
            record(result)
            return result
          })
          .immediate()
        const user = findUser(desk.database.reader, userId)
        if (user !== undefined) securityNotice(desk, { kind: 'factorOff', to: user })
        return done
      },
    }
  },
})
