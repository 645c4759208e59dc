import { z } from 'zod'
import { receiptOf } from '#app/.server/ledger/index.ts'
import { write } from '../command.ts'
import { entry, oneOf, word } from '../fields.ts'
import { Refused, refusalFor } from '../refused.ts'
import { ledgerAccountOf, writableLedger } from './stage.ts'
import { WHO, workspaceNamed } from './who.ts'

/** A request costs one credit, so it is always given back whole. */
const UNITS = 1

/** Gives back the credit of the request that a receipt names, in the current month. */
export const refundNote = write({
  name: 'refund note',
  help: 'gives back what one request cost',
  target: { ...WHO, ask: 'refund note whom?' },
  options: {
    entry: { takes: 'N', help: 'the ledger entry of its receipt' },
    reason: { takes: 'duplicate|failure|goodwill|dispute' },
  },
  input: z.object({
    target: word,
    entry: entry('entry'),
    reason: oneOf('reason', ['duplicate', 'failure', 'goodwill', 'dispute']),
  }),
  subject: (desk, { target }) => workspaceNamed(desk, target),
  async prepare(desk, { entry: named, reason }, act) {
    const ledger = await writableLedger(desk)
    const { account, workspace } = ledgerAccountOf(act.subject)
    // The receipt may be that of the request's beginning or of its end.
    const reserve = receiptOf(desk.database.reader, account, named)?.begun?.seq ?? named
    return {
      lines: [`${workspace} gets ${UNITS} credit back for request ${reserve} (${reason}).`],
      figure: String(UNITS),
      async apply(record) {
        const done = (adjusted: { seq: number; usage: { used: number; limit: number } }) => {
          const { used, limit } = adjusted.usage
          return {
            value: { seq: adjusted.seq, workspace, account, reserve, units: UNITS, used, limit },
            lines: [
              `Entry ${adjusted.seq}: request ${reserve} of ${workspace} is given back. This month: ${used} of ${limit} used.`,
            ],
          }
        }
        const input = { account, reserve, units: UNITS, reason, operator: act.operator }
        const adjusted = await ledger.adjust(input, (success) => record(done(success)))
        if (adjusted.ok) return done(adjusted)
        if (adjusted.code === 'more_than_settled') throw new Refused(`request ${named} was given back before`)
        throw refusalFor(adjusted.code)
      },
    }
  },
})
