import { z } from 'zod'
import type { Handle } from '#app/.server/platform/database.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { write } from '../command.ts'
import { count, endOfDay, entry, oneOf, word } from '../fields.ts'
import { Refused, refusalFor } from '../refused.ts'
import { ledgerAccountOf, writableLedger } from './stage.ts'
import { WHO, workspaceNamed } from './who.ts'

/** Adds a lot, which is spent after the month's limit. */
export const creditGrant = write({
  name: 'credit grant',
  help: 'a lot of extra credits',
  target: { ...WHO, ask: 'credit grant whom?' },
  options: {
    amount: { takes: 'N' },
    expires: { takes: 'YYYY-MM-DD', help: 'the last day (UTC); else they never expire' },
    reason: { takes: 'goodwill|contract|correction|purchase' },
  },
  input: z.object({
    target: word,
    amount: count('amount'),
    expires: endOfDay('expires').optional(),
    reason: oneOf('reason', ['goodwill', 'contract', 'correction', 'purchase']),
  }),
  subject: (desk, { target }) => workspaceNamed(desk, target),
  async prepare(desk, { amount, expires, reason }, act) {
    const ledger = await writableLedger(desk)
    const { account, workspace } = ledgerAccountOf(act.subject)
    const expiresAt = expires ?? null
    const until = expiresAt === null ? 'for good' : `until ${new Date(expiresAt).toISOString()}`
    return {
      lines: [`${workspace} gets a lot of ${grouped(amount)} credits, ${until} (${reason}).`],
      figure: String(amount),
      async apply(record) {
        const done = (granted: { seq: number; usage: { extra: number } }) => ({
          value: { seq: granted.seq, workspace, account, lot: granted.seq, amount, extra: granted.usage.extra },
          lines: [
            `Entry ${granted.seq}: ${workspace} has a lot of ${grouped(amount)} credits. ${leftText(granted.usage)}`,
          ],
        })
        const input = { account, amount, expiresAt, reason, operator: act.operator, cause: null }
        const granted = await ledger.grantCredits(input, (success) => record(done(success)))
        if (!granted.ok) throw refusalFor(granted.code)
        return done(granted)
      },
    }
  },
})

/** Takes back unused credits; used ones stay used. */
export const creditRevoke = write({
  name: 'credit revoke',
  help: 'credits of one lot that nobody has used',
  target: { ...WHO, ask: 'credit revoke whom?' },
  options: {
    lot: { takes: 'N' },
    amount: { takes: 'N|all' },
    reason: { takes: 'refund|fraud|correction|contract' },
  },
  input: z.object({
    target: word,
    lot: entry('lot'),
    amount: z.literal('all').or(count('amount')),
    reason: oneOf('reason', ['refund', 'fraud', 'correction', 'contract']),
  }),
  subject: (desk, { target }) => workspaceNamed(desk, target),
  async prepare(desk, { lot, reason, ...input }, act) {
    const ledger = await writableLedger(desk)
    const { account, workspace } = ledgerAccountOf(act.subject)
    const amount = input.amount === 'all' ? leftIn(desk.database.writer, account, lot) : input.amount
    return {
      lines: [`${workspace} loses ${grouped(amount)} credits of lot ${lot} (${reason}).`],
      figure: String(amount),
      async apply(record) {
        const done = (revoked: { seq: number; usage: { extra: number } }) => ({
          value: { seq: revoked.seq, workspace, account, lot, amount, extra: revoked.usage.extra },
          lines: [
            `Entry ${revoked.seq}: ${grouped(amount)} credits of lot ${lot} are taken back. ${leftText(revoked.usage)}`,
          ],
        })
        const wanted = { account, lot, amount, reason, operator: act.operator }
        const revoked = await ledger.revokeCredits(wanted, (success) => record(done(success)))
        if (revoked.ok) return done(revoked)
        if (revoked.code === 'more_than_left')
          throw new Refused(`only ${grouped(revoked.left)} credits are left in lot ${lot}`)
        throw refusalFor(revoked.code)
      },
    }
  },
})

function leftIn({ sqlite }: Handle, account: string, lot: number): number {
  const found = sqlite
    .prepare<[number, string], number>('SELECT left FROM credit_lot WHERE grant_seq = ? AND account = ?')
    .pluck()
    .get(lot, account)
  if (found === undefined) throw refusalFor('no_such_lot')
  if (found === 0) throw new Refused(`nothing is left in lot ${lot}`)
  return found
}

function leftText({ extra }: { extra: number }): string {
  return `Extra credits now: ${grouped(extra)}.`
}
