/** The ledger was opened to be read: nothing is written to it or to its keys until the next start. */
export class LedgerReadOnly extends Error {
  override name = 'LedgerReadOnly'

  constructor(reason: string) {
    super(`the ledger is read-only: ${reason}`)
  }
}
