import { isRefusal, type Stripe } from './stripe.ts'

/** How much of a disputed amount left the account at Stripe, and how much came back, in US cents. */
export type Moved = { withdrawn?: number; reinstated?: number }

/** What moved for a dispute so far; undefined if Stripe does not have it. */
export async function movedFor(stripe: Stripe, id: string): Promise<Moved | undefined> {
  try {
    return readMoved(await stripe.disputes.retrieve(id))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

/**
 * The same of a dispute that was fetched already. Stripe's fees and what its exchange rates add stand in its own reports, so no
 * more moves than is disputed, and no more comes back than went.
 */
export function readMoved({ amount, balance_transactions: all }: Stripe.Dispute): Moved {
  const sumOf = (sign: number) =>
    all.filter((each) => Math.sign(each.amount) === sign).reduce((sum, each) => sum + Math.abs(each.amount), 0)
  const withdrawn = Math.min(sumOf(-1), amount)
  const reinstated = Math.min(sumOf(1), withdrawn)
  return { ...(withdrawn > 0 ? { withdrawn } : {}), ...(reinstated > 0 ? { reinstated } : {}) }
}

/** Stripe's times of the two movements, in seconds; undefined for what did not happen. */
export function timesOf({ balance_transactions: all }: Stripe.Dispute): Record<keyof Moved, number | undefined> {
  return {
    withdrawn: all.find(({ amount }) => amount < 0)?.created,
    reinstated: all.find(({ amount }) => amount > 0)?.created,
  }
}
