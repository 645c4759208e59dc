/**
 * Something that the ledger promises is not true: a defect, damage, or a second log under the same file. The
 * transaction is rolled back and the process writes no more events, since every further one would build on it.
 */
export class LedgerBreach extends Error {
  override name = 'LedgerBreach'
}

/** An assertion that stays on in production. */
export function breachUnless(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new LedgerBreach(promise)
}
