/**
 * Something that the ledger promises is not true: a defect, damage, or a second log under the same file. The
 * transaction is rolled back and the process writes no more events, since every further one would build on it.
 */
export class LedgerBreach extends Error {
  override name = 'LedgerBreach'
  /** Why the ledger is read-only afterwards. */
  readonly reason: 'breach' | 'file_replaced' = 'breach'
  /** False if the log or the file as a whole is concerned, whichever account met it. */
  readonly isOfAccount: boolean

  constructor(message: string, options?: ErrorOptions & { isOfAccount?: boolean }) {
    super(message, options)
    this.isOfAccount = options?.isOfAccount ?? true
  }
}

/**
 * A row of one account is not what its events say. What met it was rolled back, and the account takes no requests until
 * the row is mended; all others continue.
 */
export class AccountStopped extends Error {
  override name = 'AccountStopped'
  readonly account: string

  constructor(account: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.account = account
  }
}

/** Runs work of one account: a row of it that is wrong stops this account, and no other. */
export function forAccount<T>(account: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof LedgerBreach && error.isOfAccount)) throw error
    throw new AccountStopped(account, error.message, { cause: error })
  }
}

/** Another file took the place of the database: what is committed to the open one would be lost with the process. */
export class FileReplaced extends LedgerBreach {
  override name = 'FileReplaced'
  override readonly reason = 'file_replaced'
  override readonly isOfAccount = false
}

/** An assertion that stays on in production. `found` says what is there if it does not hold. */
export function breachUnless(condition: boolean, found: string): asserts condition {
  if (!condition) throw new LedgerBreach(found)
}
