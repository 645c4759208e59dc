/** A command that is not carried out, in one line for a person; ends with code 1. */
export { Refused } from '../ledger-cli/data.ts'

import { Refused } from '../ledger-cli/data.ts'

/** Turns a refusal of the ledger into a message for a person. */
export function refusalFor(code: string): Refused {
  return new Refused(WHY[code] ?? code)
}

const WHY: Readonly<Record<string, string>> = {
  account_erased: 'the account was erased',
  already_over: '--expires lies in the past',
  no_such_lot: 'this workspace has no such lot; workspace show lists them',
  no_such_request: 'this entry is no request of this workspace',
  not_settled: 'this request has cost nothing',
  not_set: 'no operator has set the plan of this workspace',
  clock_refused: 'the clock stands before the last entry of the ledger: set it right',
  ledger_read_only: 'the ledger is read-only; npm run ledger -- status says why',
}
