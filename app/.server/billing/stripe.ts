import { setTimeout as delay } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { Log } from '#app/.server/platform/log.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'

export type { Stripe } from 'stripe'

/** The version that this code reads; webhook endpoints must be configured for the same one. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** Time limits of one call, and of all calls that a user waits for, retries included. */
const CALL_MS = 8_000
const PATIENCE_MS = 9_000

export type StripeSettings = {
  secretKey: string
  /** Newest first; any of them may have signed. */
  webhookSecrets: readonly string[]
  /** Another host that offers Stripe's API; undefined for Stripe itself. */
  apiBase: string | undefined
}

export type Unavailable = Refusal<'billing_unavailable'>

export type Payments = {
  livemode: boolean
  /**
   * Runs calls that belong together, within nine seconds in all. A failure, or an answer of an unexpected shape, is logged
   * and becomes a refusal.
   * A call that was cut off may still have taken effect: use idempotency keys.
   */
  ask<T>(what: string, work: (stripe: Stripe) => Promise<T>): Promise<{ ok: true; value: T } | Unavailable>
  /** The event in a webhook's raw body; undefined if it is invalid, or its signature is not ours or 300 s off. */
  eventIn(body: string, signature: string | null): Stripe.Event | undefined
}

/** The only access to Stripe: it sets version, time limits and retries, and no other module imports the SDK. */
export function createPayments(settings: StripeSettings, log: Log): Payments {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: CALL_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...hostOf(settings.apiBase),
  })
  return {
    livemode: /^[sr]k_live_/.test(settings.secretKey),
    async ask(what, work) {
      const ended = new AbortController()
      const late = delay(PATIENCE_MS, 'late' as const, { signal: ended.signal }).catch(() => 'late' as const)
      try {
        const outcome = await Promise.race([work(stripe).then((value) => ({ value })), late])
        if (outcome !== 'late') return { ok: true, value: outcome.value }
        log.warn({ event: 'billing.slow', what }, 'Stripe took too long')
      } catch (error) {
        if (error instanceof TypeError) {
          // A member that every answer has is missing: another version of the API, or a server that is not Stripe.
          log.error({ event: 'billing.unreadable', what, error }, 'Stripe answered in a way that nobody here reads')
          return refuse('billing_unavailable')
        }
        if (!(error instanceof Stripe.errors.StripeError)) throw error
        const { type, code, statusCode, requestId } = error
        // The message can contain an address; type and code are enough for an operator.
        const ours = ['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError'].includes(type)
        const fields = { event: 'billing.refused', what, type, code, statusCode, stripeRequest: requestId }
        if (ours) log.error(fields, 'Stripe refused a call')
        else log.warn(fields, 'Stripe did not answer')
      } finally {
        ended.abort()
      }
      return refuse('billing_unavailable')
    },
    eventIn(body, signature) {
      for (const secret of settings.webhookSecrets) {
        try {
          const event: unknown = stripe.webhooks.constructEvent(body, signature ?? '', secret, SIGNATURE_SECONDS)
          if (!isTimely(signature)) return undefined
          if (isEvent(event)) return event
          log.error({ event: 'billing.unreadable_event' }, 'webhook with a good signature and no event in it')
          return undefined
        } catch {
          // Another secret may have signed it; a body that none has signed is refused below.
        }
      }
      return undefined
    },
  }
}

const SIGNATURE_SECONDS = 300

/** The SDK refuses old signatures. This refuses future ones, which could be replayed for as long. */
function isTimely(signature: string | null): boolean {
  const stamps = (signature ?? '').split(',').filter((part) => part.startsWith('t='))
  return stamps.every((stamp) => Number(stamp.slice(2)) - Date.now() / 1000 <= SIGNATURE_SECONDS)
}

/** Whether a value has the members that are stored of every event; the others are checked when they are read. */
function isEvent(value: unknown): value is Stripe.Event {
  if (!isObject(value) || !isObject(value.data) || !isObject(value.data.object)) return false
  const { id, type, created, livemode } = value
  return (
    typeof id === 'string' &&
    EVENT_ID.test(id) &&
    typeof type === 'string' &&
    Number.isSafeInteger(created) &&
    Number(created) >= 0 &&
    typeof livemode === 'boolean'
  )
}

const EVENT_ID = /^evt_[A-Za-z0-9]{1,64}$/

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** True if Stripe understood a call and refused it: nothing to preview, no such object, or it already exists. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

function hostOf(apiBase: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { host: hostname, port: port === '' ? (scheme === 'http' ? '80' : '443') : port, protocol: scheme }
}
