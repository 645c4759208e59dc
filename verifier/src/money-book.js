// What the rules of money remember while they read the events in order.

/**
 * What the log says about an invoice. Times are Stripe's, in seconds; `refunded` is the sum of its refunds, and `waits` the
 * first refund of it that no payment came before. `voidedAt` is 0 while it is not void. `total` is what was paid, from a customer's
 * balance too, `given` what credit notes gave back of it, the first at `givenAt`, and `reducedAt` the last that took off what was
 * owed; `repaid` is what notes say was refunded, the first of them event `repays`, and `went` what refunds say. `claimedAt` is its
 * first dispute.
 * @typedef {{ owner: number, paid: number, paidAt: number, refunded: number, waits: number, earliest: number, latest: number,
 *   voidedAt: number, total: number, given: number, givenAt: number, reducedAt: number, repaid: number, repays: number,
 *   went: number, claimedAt: number }} Invoice
 */

/**
 * A refund, under Stripe's id. `created` is Stripe's time in seconds.
 * @typedef {{ owner: number, seq: number, amount: number, invoice: string, created: number, reversed: boolean }} Refund
 */

/**
 * A dispute. What no event said yet is -1, Infinity, '' or undefined. `v` is the version in which it is told, `moves` has
 * amounts and times by their direction.
 * @typedef {{ owner: number, amount: number, opened: number, decided: number, as: string, seq: number, v: number,
 *   invoice: string | null | undefined, moves: Map<string, { amount: number, created: number }> }} Dispute
 */

/** @typedef {{ owner: number, seq: number, says: string, invoice: string, issued: number, voided: number }} Note */

/** What the rules remember about money. */
export function newMoney() {
  return {
    events: /** @type {Set<string>} */ (new Set()),
    /** Hashes of what Stripe sent: each holds the id of its event. */
    payloads: /** @type {Set<string>} */ (new Set()),
    /** Invoices by their number. */
    numbers: /** @type {Map<string, string>} */ (new Map()),
    invoices: /** @type {Map<string, Invoice>} */ (new Map()),
    refunds: /** @type {Map<string, Refund>} */ (new Map()),
    disputes: /** @type {Map<string, Dispute>} */ (new Map()),
    notes: /** @type {Map<string, Note>} */ (new Map()),
    /** Places of payments, and which of them bought a lot. */
    payments: /** @type {Set<number>} */ (new Set()),
    spent: /** @type {Set<number>} */ (new Set()),
    /** All prices that a policy in this export ever named, in minor units. */
    prices: /** @type {Set<number>} */ (new Set()),
    /** The prices of each policy, by its place and by plan and interval, in minor units. */
    pricesOf: /** @type {Map<number, Map<string, number | null>>} */ (new Map()),
    /** The highest version of invoice.paid so far. */
    paidVersion: 1,
    /** The log continues another log, which has the earlier payments. */
    continues: false,
    /** Places at which a plan with a price began for an account that paid nothing. */
    unpaid: /** @type {number[]} */ ([]),
    breaches: 0,
    missing: 0,
  }
}
