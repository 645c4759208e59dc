import { Stripe } from 'stripe'
import type { StripeEvent } from './records.ts'

export type Delivery = {
  /** `hold` keeps events until `deliver`, `lose` never sends them. */
  mode: 'deliver' | 'hold' | 'lose'
  /** The number of times that each event is sent. */
  copies: number
  delayMs: number
}

export type Webhooks = {
  take(event: StripeEvent): void
  /** Sets the address that events go to and the secret that signs them; undefined stops sending. */
  to(target: { url: string; secret: string } | undefined): void
  behave(delivery: Partial<Delivery>): void
  /** The events that are held back, oldest first. */
  held(): readonly StripeEvent[]
  /** Sends these events in this order, signed now; without a list everything that is held. @returns the statuses */
  deliver(events?: readonly StripeEvent[]): Promise<number[]>
  /** Resolves once nothing is on its way. */
  idle(): Promise<void>
  close(): void
}

const TRIES = 6
const FIRST_WAIT_MS = 200

const signer = new Stripe('sk_test_signer')

/** The signature header of a payload. @param at in seconds; the default is now */
export function signatureOf(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
}

/** Sends events one after the other, in the order in which they happened; refused ones are sent again. */
export function createWebhooks(): Webhooks {
  const delivery: Delivery = { mode: 'deliver', copies: 1, delayMs: 0 }
  const held: StripeEvent[] = []
  const timers = new Set<NodeJS.Timeout>()
  let target: { url: string; secret: string } | undefined
  let chain: Promise<unknown> = Promise.resolve()

  async function send(event: StripeEvent): Promise<number> {
    if (target === undefined) return 0
    const body = JSON.stringify(event)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, target.secret),
    }
    const answer = await fetch(target.url, { method: 'POST', headers, body, redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status ?? 0
  }

  async function insist(event: StripeEvent, tried = 0): Promise<void> {
    const status = await send(event)
    if (status >= 200 && status < 300) return
    if (target === undefined || tried + 1 >= TRIES) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        chain = chain.then(() => insist(event, tried + 1))
      },
      FIRST_WAIT_MS * 2 ** tried,
    )
    timers.add(timer)
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })
  }

  return {
    take(event) {
      if (delivery.mode === 'lose') return
      if (delivery.mode === 'hold') {
        held.push(event)
        return
      }
      const { copies, delayMs } = delivery
      chain = chain.then(async () => {
        if (delayMs > 0) await pause(delayMs)
        for (let copy = 0; copy < copies; copy += 1) await insist(event)
      })
    },
    to(wanted) {
      target = wanted
    },
    behave(wanted) {
      Object.assign(delivery, wanted)
    },
    held: () => held,
    async deliver(events) {
      const statuses: number[] = []
      for (const event of events ?? held.splice(0)) statuses.push(await send(event))
      return statuses
    },
    async idle() {
      await chain
    },
    close() {
      target = undefined
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
