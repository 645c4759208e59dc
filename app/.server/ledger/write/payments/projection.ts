import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { CurrentEvent } from '../../format/events.ts'
import { type MoneyFact, objectIdOf, type StripeObject, stripeObjectOf, supersedes } from './object-state.ts'

/** What money events mean for the tables: which ids are known, and what is known last about each of Stripe's objects. */
export function prepareMoneyProjection(sqlite: SqliteConnection): (event: Extract<CurrentEvent, MoneyFact>) => void {
  const insertEvent = sqlite.prepare('INSERT INTO stripe_event (evt, seq) VALUES (?, ?)')
  const selectObject = sqlite.prepare<[string], StripeObject>(
    `SELECT kind, status, amount, currency, last_created AS lastCreated, last_evt AS lastEvt
     FROM stripe_object WHERE object_id = ?`,
  )
  const insertObject = sqlite.prepare(
    `INSERT INTO stripe_object (object_id, account, kind, status, amount, currency, last_created, last_evt, seq)
     VALUES (@id, @account, @kind, @status, @amount, @currency, @lastCreated, @lastEvt, @seq)`,
  )
  const updateObject = sqlite.prepare(
    `UPDATE stripe_object SET account = @account, kind = @kind, status = @status, amount = @amount,
       currency = @currency, last_created = @lastCreated, last_evt = @lastEvt, seq = @seq
     WHERE object_id = @id`,
  )

  return function project(event) {
    const { account, seq } = event
    const { evt } = event.data.stripe
    const id = objectIdOf(event)
    if (evt !== null) insertEvent.run(evt, seq)
    const next = stripeObjectOf(event)
    const known = selectObject.get(id)
    if (known === undefined) insertObject.run({ id, account, seq, ...next })
    else if (supersedes(next, known)) updateObject.run({ id, account, seq, ...next })
  }
}
