import { Refused } from '../ledger-cli/data.ts'
import { grouped, type Terminal } from '../ledger-cli/terminal.ts'
import { act, refusedWith, type Stage } from './act.ts'
import { type Call, countFrom, endFrom, entryFrom, oneOf, operatorFrom } from './arguments.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `credit grant`: a lot, taken once the month's limit is used up. */
export async function creditGrant(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const amount = countFrom(call, 'amount')
  const expiresAt = endFrom(call)
  const reason = oneOf(call, 'reason', ['goodwill', 'contract', 'correction', 'purchase'])
  const operator = operatorFrom(call)
  const done = await act(source, call.target, async ({ ledger, account, workspace }) => {
    const granted = await ledger.grantCredits({ account, amount, expiresAt, reason, operator, cause: null })
    if (!granted.ok) throw refusedWith(granted.code)
    return { seq: granted.seq, workspace, account, lot: granted.seq, amount, extra: granted.usage.extra }
  })
  terminal.result(done, [`Entry ${done.seq}: ${done.workspace} has a lot of ${grouped(amount)} credits. ${left(done)}`])
}

/** `credit revoke`: what was used stays used. */
export async function creditRevoke(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const lot = entryFrom(call, 'lot')
  const given = call.options.amount === 'all' ? undefined : countFrom(call, 'amount')
  const reason = oneOf(call, 'reason', ['refund', 'fraud', 'correction', 'contract'])
  const operator = operatorFrom(call)
  const done = await act(source, call.target, async (stage) => {
    const { ledger, account, workspace } = stage
    const amount = given ?? leftIn(stage, lot)
    const revoked = await ledger.revokeCredits({ account, lot, amount, reason, operator })
    if (!revoked.ok) {
      if (revoked.code === 'more_than_left')
        throw new Refused(`only ${grouped(revoked.left)} credits are left in lot ${lot}`)
      throw refusedWith(revoked.code)
    }
    return { seq: revoked.seq, workspace, account, lot, amount, extra: revoked.usage.extra }
  })
  terminal.result(done, [
    `Entry ${done.seq}: ${grouped(done.amount)} credits of lot ${lot} are taken back. ${left(done)}`,
  ])
}

function leftIn({ database, account }: Stage, lot: number): number {
  const found = database.reader.sqlite
    .prepare<[number, string], number>('SELECT left FROM credit_lot WHERE grant_seq = ? AND account = ?')
    .pluck()
    .get(lot, account)
  if (found === undefined) throw refusedWith('no_such_lot')
  if (found === 0) throw new Refused(`nothing is left in lot ${lot}`)
  return found
}

function left({ extra }: { extra: number }): string {
  return `Extra credits now: ${grouped(extra)}.`
}
