import {
  cancelAtPeriodEnd,
  changeLater,
  changeLines,
  changeNow,
  completeCheckout,
  isDowngrade,
  keepCard,
  payOwed,
  productName,
} from './engine.ts'
import type { PortalSession, Price, Session, Subscription } from './records.ts'
import { must, type World } from './world.ts'

export type Page = { status: number; html?: string; location?: string }

/** The pages that a browser sees: checkout, portal, invoice. Plain forms, no scripts. */
export function answerPage(world: World, method: string, path: string, form: URLSearchParams): Page {
  const [, place, id = '', more] = path.split('/')
  if (place === 'checkout') {
    const session = world.sessions.get(id)
    if (session === undefined) return missing()
    return method === 'POST' ? pressCheckout(world, session, form) : checkoutPage(world, session)
  }
  if (place === 'portal') {
    const portal = world.portals.get(id)
    if (portal === undefined) return missing()
    return method === 'POST' ? pressPortal(world, portal, form) : portalPage(world, portal)
  }
  if (place === 'invoice') {
    const invoice = world.invoices.get(id)
    if (invoice === undefined) return missing()
    const lines = invoice.lines.map((line) => `<li>${escaped(line.description)}: ${money(line.amount)}</li>`).join('')
    const kind = more === 'pdf' ? 'PDF of invoice' : 'Invoice'
    return page(
      `${kind} ${invoice.number}`,
      `<ul>${lines}</ul><p>Amount paid: <strong>${money(invoice.paid)}</strong></p><p>Status: ${invoice.status}</p>`,
    )
  }
  return missing()
}

function missing(): Page {
  return { ...page('Not found', '<p>There is no such page.</p>'), status: 404 }
}

function checkoutPage(world: World, session: Session, problem = ''): Page {
  const price = must(world.prices, session.price)
  if (session.status !== 'open')
    return page(
      'Checkout',
      `<p>This checkout is ${session.status}.</p><p><a href="${escaped(session.cancelUrl)}">Back</a></p>`,
    )
  return page(
    'Checkout',
    `<p>Subscribe to <strong>${escaped(productName(world, price))}</strong>: ${money(price.amount * session.quantity)} per ${price.interval}</p>
     ${problem === '' ? '' : `<p role="alert">${problem}</p>`}
     <form method="post">
       <label>Card number <input name="card" value="4242 4242 4242 4242" inputmode="numeric"></label>
       <button name="press" value="pay">Pay ${money(price.amount * session.quantity)}</button>
       <button name="press" value="decline">Pay with a card that is declined</button>
       <button name="press" value="cancel">Cancel and go back</button>
     </form>`,
  )
}

function pressCheckout(world: World, session: Session, form: URLSearchParams): Page {
  const press = form.get('press')
  if (press === 'cancel') return { status: 303, location: session.cancelUrl }
  const number = press === 'decline' ? '4000000000000002' : (form.get('card') ?? '4242424242424242')
  const outcome = completeCheckout(world, session, number)
  if (outcome === 'declined') return { ...checkoutPage(world, session, 'Your card was declined.'), status: 402 }
  if (outcome === 'closed') return checkoutPage(world, session)
  return { status: 303, location: session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) }
}

function current(world: World, customer: string): Subscription | undefined {
  return [...world.subscriptions.values()]
    .filter((one) => one.customer === customer && one.status !== 'canceled')
    .at(-1)
}

function portalPage(world: World, portal: PortalSession, problem = ''): Page {
  const { flow } = portal
  const subscription = flow?.subscription
    ? must(world.subscriptions, flow.subscription)
    : current(world, portal.customer)
  const alert = problem === '' ? '' : `<p role="alert">${problem}</p>`
  if (flow?.type === 'subscription_update_confirm' && subscription && flow.price)
    return confirmPage(world, subscription, must(world.prices, flow.price), portal, alert)
  if (flow?.type === 'subscription_cancel' && subscription) {
    return page(
      'Cancel plan',
      `${alert}<p>Your plan stays until ${day(subscription.periodEnd)}.</p><form method="post"><button name="press" value="cancel">Cancel plan</button></form>${back(portal)}`,
    )
  }
  const card = must(world.customers, portal.customer).card
  const offers = must(world.configurations, portal.configuration).prices.map((id) => must(world.prices, id))
  return page(
    'Customer portal',
    `${alert}${subscription === undefined ? '<p>No subscription.</p>' : standing(world, subscription)}
     <form method="post">
       ${subscription === undefined ? '' : offers.map((price) => `<button name="price" value="${price.id}">Switch to ${named(world, price)}</button>`).join(' ')}
       ${subscription === undefined ? '' : subscription.cancelAtPeriodEnd ? '<button name="press" value="resume">Keep plan</button>' : '<button name="press" value="cancel">Cancel plan</button>'}
     </form>
     <h2>Payment method</h2><p>${card === null ? 'None' : `${card.brand} ending in ${card.last4}`}</p>
     <form method="post"><label>Card number <input name="card" value="5555 5555 5555 4444"></label><button name="press" value="card">Update card</button></form>
     ${back(portal)}`,
  )
}

function standing(world: World, subscription: Subscription): string {
  const price = must(world.prices, subscription.price)
  const until = subscription.cancelAtPeriodEnd
    ? `ends on ${day(subscription.periodEnd)}`
    : `renews on ${day(subscription.periodEnd)}`
  const next =
    subscription.scheduled === null
      ? ''
      : `<p>Then ${named(world, must(world.prices, subscription.scheduled.price))}</p>`
  return `<p><strong>${named(world, price)}</strong>, ${subscription.status}, ${until}</p>${next}`
}

function confirmPage(
  world: World,
  subscription: Subscription,
  price: Price,
  portal: PortalSession,
  alert: string,
): Page {
  const later = isDowngrade(must(world.prices, subscription.price), price)
  const lines = changeLines(world, subscription, price)
  const due = Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  )
  const cost = later
    ? `<p>Changes on ${day(subscription.periodEnd)}. Nothing is due today.</p>`
    : `<p>Due today: <strong>${money(due)}</strong></p>`
  return page(
    'Confirm your change',
    `${alert}<p>${named(world, price)}</p>${cost}<form method="post"><button name="press" value="confirm">Confirm</button></form>${back(portal)}`,
  )
}

function pressPortal(world: World, portal: PortalSession, form: URLSearchParams): Page {
  const { flow } = portal
  const customer = must(world.customers, portal.customer)
  const subscription = flow?.subscription
    ? must(world.subscriptions, flow.subscription)
    : current(world, portal.customer)
  const done = {
    status: 303,
    location: flow?.returnUrl ?? (flow === null ? `${world.url}/portal/${portal.id}` : portal.returnUrl),
  }
  const press = form.get('press')
  const wanted = form.get('price') ?? (press === 'confirm' ? flow?.price : null)
  if (press === 'card') {
    if (keepCard(world, customer, form.get('card') ?? '') === undefined)
      return { ...portalPage(world, portal, 'Your card was declined.'), status: 402 }
    if (customer.card?.fails === false) payOwed(world, customer.id)
    return done
  }
  if (subscription === undefined) return missing()
  if (press === 'cancel' || press === 'resume') cancelAtPeriodEnd(world, subscription, press === 'cancel')
  if (wanted !== null && wanted !== undefined) {
    const price = must(world.prices, wanted)
    if (isDowngrade(must(world.prices, subscription.price), price)) changeLater(world, subscription, price)
    else if (!changeNow(world, subscription, price))
      return { ...portalPage(world, portal, 'Your card was declined.'), status: 402 }
  }
  return done
}

function named(world: World, price: Price): string {
  return `${escaped(productName(world, price))} (${money(price.amount)} per ${price.interval})`
}

function back(portal: PortalSession): string {
  return `<p><a href="${escaped(portal.returnUrl)}">Back to Penmark</a></p>`
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

function money(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`
}

function page(title: string, body: string): Page {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:8vh auto;padding:0 1.5rem}label,button{display:block;margin:.75rem 0;font:inherit}small{opacity:.75}</style>
<main><small>Test payments. No money moves.</small><h1>${title}</h1>${body}</main></html>`
  return { status: 200, html }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
