import * as render from './render.ts'
import type { Json } from './reply.ts'
import type { World } from './world.ts'

/** Replaces ids by whole objects at the paths that the call expands. */
export function expanded(world: World, body: Json, paths: readonly string[]): Json {
  const copy = structuredClone(body)
  for (const path of paths) expandAt(world, copy, path.split('.'))
  return copy
}

function expandAt(world: World, value: unknown, [key = '', ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) expandAt(world, one, [key, ...rest])
    return
  }
  const record = value as Json
  const inner = record[key]
  if (typeof inner === 'string') record[key] = resolved(world, inner) ?? inner
  if (rest.length > 0) expandAt(world, record[key], rest)
}

function resolved(world: World, id: string): Json | undefined {
  const card = world.cards.get(id)
  if (card !== undefined) return render.renderCard(world, card)
  const invoice = world.invoices.get(id)
  if (invoice !== undefined) return render.renderInvoice(world, invoice)
  const scheduled = [...world.subscriptions.values()].find((one) => one.scheduled?.id === id)
  if (scheduled !== undefined) return render.renderSchedule(world, scheduled)
  const payment = world.payments.get(id)
  if (payment !== undefined) return render.renderPayment(world, payment)
  const customer = world.customers.get(id)
  return customer === undefined ? undefined : render.renderCustomer(world, customer)
}
