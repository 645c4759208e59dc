import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import type { Subject } from '../command.ts'
import { Refused } from '../refused.ts'

/** @throws {Refused} if the log must not be continued. */
export async function writableLedger(desk: Desk): Promise<Ledger> {
  const ledger = await desk.ledger()
  if (ledger.readOnly !== undefined) throw new Refused(`the log may not be continued: ${ledger.readOnly}`)
  return ledger
}

/** The workspace and the ledger account of a subject that `workspaceNamed` found. */
export function ledgerAccountOf({ workspaceId, account }: Subject): { workspace: string; account: string } {
  if (workspaceId === undefined || account === undefined) throw new Error('this act needs a workspace')
  return { workspace: workspaceId, account }
}
