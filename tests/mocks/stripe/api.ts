import { cancelAtPeriodEnd, cancelNow, changeNow, refundInvoice } from './engine.ts'
import { expanded } from './expand.ts'
import { listAt, type Params, textAt, textsAt } from './params.ts'
import { preview } from './preview.ts'
import { type Customer, type Interval, newStripeId, type Session, type Subscription } from './records.ts'
import * as render from './render.ts'
import { type Json, ok, type Reply, refused } from './reply.ts'
import { emitSubscription, must, type World } from './world.ts'

type Call = { method: string; path: string; params: Params }

/** Answers the part of Stripe's API that Penmark uses, from the world's records. */
export function answerApi(world: World, call: Call): Reply {
  try {
    const reply = route(world, call)
    if (reply === undefined) return refused(404, `Unrecognized request URL (${call.method}: ${call.path})`)
    return reply.status >= 400
      ? reply
      : { ...reply, body: expanded(world, reply.body as Json, listAt(call.params, 'expand').map(String)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.startsWith('the double has no')
      ? refused(404, message.replace('the double has no', 'No such object:'), 'resource_missing')
      : refused(400, message)
  }
}

function route(world: World, { method, path, params }: Call): Reply | undefined {
  const [resource = '', id, verb] = path.replace(/^\/v1\//, '').split('/')
  switch (`${method} ${resource}`) {
    case 'POST customers':
      return id === undefined ? createCustomer(world, params) : updateCustomer(world, id, params)
    case 'GET customers':
      return verb === 'payment_methods'
        ? list(
            [...world.cards.values()]
              .filter((card) => card.customer === id)
              .map((card) => render.renderCard(world, card)),
            params,
          )
        : ok(render.renderCustomer(world, must(world.customers, id)))
    case 'POST products':
      return createProduct(world, params)
    case 'GET products':
      return ok(render.renderProduct(world, must(world.products, id)))
    case 'GET prices':
      return id === undefined ? listPrices(world, params) : ok(render.renderPrice(world, must(world.prices, id)))
    case 'POST prices':
      return createPrice(world, params)
    case 'POST checkout':
      return verb === undefined ? createSession(world, params) : expireSession(world, must(world.sessions, verb))
    case 'GET checkout':
      if (verb === undefined) return listSessions(world, params)
      return ok(render.renderSession(world, must(world.sessions, verb)))
    case 'POST billing_portal':
      return id === 'configurations' ? createConfiguration(world, params) : createPortal(world, params)
    case 'GET billing_portal':
      return list(
        [...world.configurations.values()].reverse().map((one) => render.renderConfiguration(world, one)),
        params,
      )
    case 'GET subscriptions':
      return id === undefined
        ? listSubscriptions(world, params)
        : ok(render.renderSubscription(world, must(world.subscriptions, id)))
    case 'POST subscription_schedules': {
      const scheduled = [...world.subscriptions.values()].find((one) => one.scheduled?.id === id)
      if (verb !== 'release' || scheduled === undefined) return undefined
      const released = render.renderSchedule(world, scheduled)
      scheduled.scheduled = null
      emitSubscription(world, 'updated', scheduled)
      return ok({ ...released, status: 'released' })
    }
    case 'POST subscriptions':
      return updateSubscription(world, must(world.subscriptions, id), params)
    case 'DELETE subscriptions': {
      const subscription = must(world.subscriptions, id)
      if (subscription.status === 'canceled') return refused(404, `No such subscription: ${id}`, 'resource_missing')
      cancelNow(world, subscription)
      return ok(render.renderSubscription(world, subscription))
    }
    case 'GET invoices':
      return id === undefined ? listInvoices(world, params) : ok(render.renderInvoice(world, must(world.invoices, id)))
    case 'POST invoices':
      return id === 'create_preview' ? preview(world, params) : undefined
    case 'GET invoice_payments': {
      const wanted = textAt(params, 'payment.payment_intent')
      const found = [...world.payments.values()].filter((payment) => payment.id === wanted)
      return list(
        found.map((payment) => render.renderInvoicePayment(world, payment)),
        params,
      )
    }
    case 'GET payment_methods': {
      return ok(render.renderCard(world, must(world.cards, id)))
    }
    case 'GET payment_intents':
      return ok(render.renderPayment(world, must(world.payments, id)))
    case 'GET charges': {
      const found = [...world.payments.values()].find(({ charge }) => charge === id)
      return found === undefined
        ? refused(404, `No such charge: ${id}`, 'resource_missing')
        : ok(render.renderCharge(world, found))
    }
    case 'POST refunds': {
      const payment = must(world.payments, textAt(params, 'payment_intent'))
      const amount = textAt(params, 'amount')
      return ok(
        render.renderRefund(
          world,
          refundInvoice(world, payment.invoice, amount === undefined ? undefined : Number(amount)),
        ),
      )
    }
    case 'GET refunds':
      if (id !== undefined) return ok(render.renderRefund(world, must(world.refunds, id)))
      return list(
        since(params, [...world.refunds.values()]).map((refund) => render.renderRefund(world, refund)),
        params,
      )
    case 'GET disputes':
      if (id !== undefined) return ok(render.renderDispute(world, must(world.disputes, id)))
      return list(
        since(params, [...world.disputes.values()]).map((dispute) => render.renderDispute(world, dispute)),
        params,
      )
    case 'GET credit_notes':
      if (id !== undefined) return ok(render.renderCreditNote(world, must(world.creditNotes, id)))
      return list(
        since(params, [...world.creditNotes.values()]).map((note) => render.renderCreditNote(world, note)),
        params,
      )
    case 'GET events':
      return listEvents(world, params)
    default:
      return undefined
  }
}

/** The objects made from a time on, newest first. */
function since<T extends { created: number }>(params: Params, all: readonly T[]): T[] {
  const from = Number(textAt(params, 'created.gte') ?? 0)
  return all.filter(({ created }) => created >= from).toReversed()
}

/** One page of a list, newest first as Stripe has it. */
function list(all: readonly Json[], params: Params): Reply {
  const limit = Math.min(100, Number(textAt(params, 'limit') ?? 10))
  const after = textAt(params, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(from, from + limit)
  return ok({ object: 'list', url: '/v1', has_more: from + limit < all.length, data })
}

function createCustomer(world: World, params: Params): Reply {
  const customer = {
    id: newStripeId('cus'),
    email: textAt(params, 'email') ?? null,
    created: world.now(),
    card: null,
    metadata: textsAt(params, 'metadata'),
    deleted: false,
  }
  world.customers.set(customer.id, customer)
  world.emit('customer.created', render.renderCustomer(world, customer))
  return ok(render.renderCustomer(world, customer))
}

function updateCustomer(world: World, id: string, params: Params): Reply {
  const customer = living(world, id)
  customer.email = textAt(params, 'email') ?? customer.email
  Object.assign(customer.metadata, textsAt(params, 'metadata'))
  return ok(render.renderCustomer(world, customer))
}

/** The customer, if not deleted. A deleted customer can be read, but nothing new can be done with it. */
function living(world: World, id: string | undefined): Customer {
  const customer = must(world.customers, id)
  if (customer.deleted) throw new Error(`the double has no ${id}`)
  return customer
}

function createProduct(world: World, params: Params): Reply {
  const id = textAt(params, 'id') ?? newStripeId('prod')
  if (world.products.has(id)) return refused(400, `Product already exists: ${id}`, 'resource_already_exists')
  const product = {
    id,
    name: textAt(params, 'name') ?? id,
    metadata: textsAt(params, 'metadata'),
    created: world.now(),
  }
  world.products.set(id, product)
  return ok(render.renderProduct(world, product))
}

function listPrices(world: World, params: Params): Reply {
  const keys = listAt(params, 'lookup_keys').map(String)
  const found = [...world.prices.values()].filter(
    ({ lookupKey }) => keys.length === 0 || keys.includes(lookupKey ?? ''),
  )
  return list(
    found.map((price) => render.renderPrice(world, price)),
    params,
  )
}

function createPrice(world: World, params: Params): Reply {
  const lookupKey = textAt(params, 'lookup_key') ?? null
  const holder = [...world.prices.values()].find((price) => lookupKey !== null && price.lookupKey === lookupKey)
  if (holder !== undefined) {
    if (textAt(params, 'transfer_lookup_key') !== 'true')
      return refused(400, `A price already uses lookup_key ${lookupKey}`)
    holder.lookupKey = null
  }
  const price = {
    id: newStripeId('price'),
    product: must(world.products, textAt(params, 'product')).id,
    amount: Number(textAt(params, 'unit_amount')),
    interval: (textAt(params, 'recurring.interval') ?? 'month') as Interval,
    lookupKey,
    metadata: textsAt(params, 'metadata'),
    created: world.now(),
  }
  world.prices.set(price.id, price)
  return ok(render.renderPrice(world, price))
}

function createSession(world: World, params: Params): Reply {
  const customer = living(world, textAt(params, 'customer'))
  const successUrl = textAt(params, 'success_url')
  if (textAt(params, 'mode') !== 'subscription' || successUrl === undefined)
    return refused(400, 'mode and success_url are needed')
  const session: Session = {
    id: newStripeId(world.livemode ? 'cs_live' : 'cs_test'),
    customer: customer.id,
    price: must(world.prices, textAt(params, 'line_items.0.price')).id,
    quantity: Number(textAt(params, 'line_items.0.quantity') ?? 1),
    successUrl,
    cancelUrl: textAt(params, 'cancel_url') ?? successUrl,
    status: 'open',
    subscription: null,
    created: world.now(),
    expiresAt: Number(textAt(params, 'expires_at') ?? world.now() + 86_400),
    metadata: textsAt(params, 'metadata'),
    subscriptionMetadata: textsAt(params, 'subscription_data.metadata'),
    clientReference: textAt(params, 'client_reference_id') ?? null,
  }
  world.sessions.set(session.id, session)
  return ok(render.renderSession(world, session))
}

function expireSession(world: World, session: Session): Reply {
  if (session.status !== 'open') return refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
  session.status = 'expired'
  world.emit('checkout.session.expired', render.renderSession(world, session))
  return ok(render.renderSession(world, session))
}

function listSessions(world: World, params: Params): Reply {
  const [customer, status] = [textAt(params, 'customer'), textAt(params, 'status')]
  const found = [...world.sessions.values()]
    .filter((one) => customer === undefined || one.customer === customer)
    .filter((one) => status === undefined || one.status === status)
    .reverse()
  return list(
    found.map((one) => render.renderSession(world, one)),
    params,
  )
}

function createConfiguration(world: World, params: Params): Reply {
  const products = listAt(params, 'features.subscription_update.products') as Params[]
  const configuration = {
    id: newStripeId('bpc'),
    prices: products.flatMap((product) => listAt(product, 'prices').map(String)),
    metadata: textsAt(params, 'metadata'),
    created: world.now(),
  }
  world.configurations.set(configuration.id, configuration)
  return ok(render.renderConfiguration(world, configuration))
}

function createPortal(world: World, params: Params): Reply {
  const customer = living(world, textAt(params, 'customer'))
  const type = textAt(params, 'flow_data.type')
  const subscription =
    textAt(params, 'flow_data.subscription_update_confirm.subscription') ??
    textAt(params, 'flow_data.subscription_cancel.subscription') ??
    null
  if (subscription !== null) must(world.subscriptions, subscription)
  const portal = {
    id: newStripeId('bps'),
    customer: customer.id,
    returnUrl: textAt(params, 'return_url') ?? '',
    created: world.now(),
    configuration: textAt(params, 'configuration') ?? null,
    flow:
      type === undefined
        ? null
        : {
            type,
            subscription,
            price: textAt(params, 'flow_data.subscription_update_confirm.items.0.price') ?? null,
            returnUrl: textAt(params, 'flow_data.after_completion.redirect.return_url') ?? null,
          },
  }
  world.portals.set(portal.id, portal)
  return ok(render.renderPortal(world, portal))
}

function listSubscriptions(world: World, params: Params): Reply {
  const customer = textAt(params, 'customer')
  const status = textAt(params, 'status')
  const found = [...world.subscriptions.values()]
    .filter((one) => customer === undefined || one.customer === customer)
    .filter((one) => (status === undefined ? one.status !== 'canceled' : status === 'all' || one.status === status))
    .reverse()
  return list(
    found.map((one) => render.renderSubscription(world, one)),
    params,
  )
}

function updateSubscription(world: World, subscription: Subscription, params: Params): Reply {
  if (subscription.status === 'canceled') return refused(400, 'A canceled subscription can only update its metadata.')
  const cancel = textAt(params, 'cancel_at_period_end')
  if (cancel !== undefined) cancelAtPeriodEnd(world, subscription, cancel === 'true')
  const price = textAt(params, 'items.0.price')
  if (price !== undefined && !changeNow(world, subscription, must(world.prices, price))) {
    return {
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    }
  }
  return ok(render.renderSubscription(world, subscription))
}

function listInvoices(world: World, params: Params): Reply {
  const customer = textAt(params, 'customer')
  const status = textAt(params, 'status')
  const found = [...world.invoices.values()]
    .filter((one) => customer === undefined || one.customer === customer)
    .filter((one) => status === undefined || one.status === status)
    .reverse()
  return list(
    found.map((one) => render.renderInvoice(world, one)),
    params,
  )
}

function listEvents(world: World, params: Params): Reply {
  const since = Number(textAt(params, 'created.gte') ?? 0)
  const types = listAt(params, 'types').map(String)
  if (types.length > 20) return refused(400, 'Array types exceeded maximum 20 allowed elements.')
  const found = world.events.filter(
    (event) => event.created >= since && (types.length === 0 || types.includes(event.type)),
  )
  return list(found.reverse() as unknown as Json[], params)
}
