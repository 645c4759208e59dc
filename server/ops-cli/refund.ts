import { receiptOf } from '#app/.server/ledger/index.ts'
import { Refused } from '../ledger-cli/data.ts'
import type { Terminal } from '../ledger-cli/terminal.ts'
import { act, refusalFor } from './act.ts'
import { type Call, entryFrom, oneOf, operatorFrom } from './arguments.ts'

type Source = Readonly<Record<string, string | undefined>>

/** A request costs one credit, so it is always given back whole. */
const UNITS = 1

/** `refund note`: gives back the credit of the request that a receipt names, in the current month. */
export async function refundNote(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const entry = entryFrom(call, 'entry')
  const reason = oneOf(call, 'reason', ['duplicate', 'failure', 'goodwill', 'dispute'])
  const operator = operatorFrom(call)
  const adjustment = await act(source, call.target, async ({ database, ledger, account, workspace }) => {
    // The receipt may be that of the request's beginning or of its end.
    const reserve = receiptOf(database.reader, account, entry)?.begun?.seq ?? entry
    const adjusted = await ledger.adjust({ account, reserve, units: UNITS, reason, operator })
    if (!adjusted.ok) {
      if (adjusted.code === 'more_than_settled') throw new Refused(`request ${entry} was given back before`)
      throw refusalFor(adjusted.code)
    }
    const { used, limit } = adjusted.usage
    return { seq: adjusted.seq, workspace, account, reserve, units: UNITS, used, limit }
  })
  terminal.result(adjustment, [
    `Entry ${adjustment.seq}: request ${adjustment.reserve} of ${adjustment.workspace} is given back. This month: ${adjustment.used} of ${adjustment.limit} used.`,
  ])
}
