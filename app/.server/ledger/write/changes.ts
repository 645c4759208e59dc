/** How many accounts are remembered one by one; the one that changed longest ago is dropped first. */
const REMEMBERED = 10_000

/** Remembers when the chain of each account last grew, counted in events of the log. */
export function createChanges(remembered = REMEMBERED) {
  const sizes = new Map<string, number>()
  /** The largest number that was dropped: an account that is not remembered changed no later than this. */
  let dropped = 0
  return {
    /** Notes a commit that appended to the chains of `accounts` and left the log with `size` events. */
    note(accounts: ReadonlySet<string>, size: number): void {
      for (const account of accounts) {
        sizes.delete(account)
        sizes.set(account, size)
      }
      for (const [account, at] of sizes) {
        if (sizes.size <= remembered) return
        sizes.delete(account)
        dropped = at
      }
    },
    /** Larger after each commit that appended to the account's chain. */
    of: (account: string): number => sizes.get(account) ?? dropped,
  }
}
