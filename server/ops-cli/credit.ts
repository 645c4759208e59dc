import { Refused } from '../ledger-cli/data.ts'
import { grouped, type Terminal } from '../ledger-cli/terminal.ts'
import { act, refusalFor, type Stage } from './act.ts'
import { type Call, countFrom, endFrom, entryFrom, oneOf, operatorFrom } from './arguments.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `credit grant`: adds a lot, which is spent after the month's limit. */
export async function creditGrant(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const amount = countFrom(call, 'amount')
  const expiresAt = endFrom(call)
  const reason = oneOf(call, 'reason', ['goodwill', 'contract', 'correction', 'purchase'])
  const operator = operatorFrom(call)
  const grant = await act(source, call.target, async ({ ledger, account, workspace }) => {
    const granted = await ledger.grantCredits({ account, amount, expiresAt, reason, operator, cause: null })
    if (!granted.ok) throw refusalFor(granted.code)
    return { seq: granted.seq, workspace, account, lot: granted.seq, amount, extra: granted.usage.extra }
  })
  terminal.result(grant, [
    `Entry ${grant.seq}: ${grant.workspace} has a lot of ${grouped(amount)} credits. ${leftText(grant)}`,
  ])
}

/** `credit revoke`: takes back unused credits; used ones stay used. */
export async function creditRevoke(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const lot = entryFrom(call, 'lot')
  const amountOption = call.options.amount === 'all' ? undefined : countFrom(call, 'amount')
  const reason = oneOf(call, 'reason', ['refund', 'fraud', 'correction', 'contract'])
  const operator = operatorFrom(call)
  const revocation = await act(source, call.target, async (stage) => {
    const { ledger, account, workspace } = stage
    const amount = amountOption ?? leftIn(stage, lot)
    const revoked = await ledger.revokeCredits({ account, lot, amount, reason, operator })
    if (!revoked.ok) {
      if (revoked.code === 'more_than_left')
        throw new Refused(`only ${grouped(revoked.left)} credits are left in lot ${lot}`)
      throw refusalFor(revoked.code)
    }
    return { seq: revoked.seq, workspace, account, lot, amount, extra: revoked.usage.extra }
  })
  terminal.result(revocation, [
    `Entry ${revocation.seq}: ${grouped(revocation.amount)} credits of lot ${lot} are taken back. ${leftText(revocation)}`,
  ])
}

function leftIn({ database, account }: Stage, lot: number): number {
  const found = database.reader.sqlite
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
