import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '#app/.server/platform/log.ts'
import { networkOf } from '#app/.server/platform/network.ts'
import type { Refusal } from '#app/domain/result.ts'
import { mailboxOf } from '#app/domain/sign-in/email.ts'
import { TRY_OUTS_AN_HOUR } from '#app/domain/try-out/try-out.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many pairs of client and identifier are remembered; the oldest is dropped first. */
const FAMILIAR_MAX = 10_000

/**
 * Attempts in a fixed window, for one identifier and for one client address. An address has a higher limit, because an
 * office shares one; a high one for sign-up, so that a class of twenty can start.
 */
const RULES = {
  login: { identifier: 10, address: 50, seconds: 15 * MINUTE },
  register: { identifier: 3, address: 20, seconds: 3 * HOUR },
  resend: { identifier: 3, address: 20, seconds: HOUR },
  verify: { identifier: 5, address: 20, seconds: 15 * MINUTE },
  forgot: { identifier: 3, address: 20, seconds: HOUR },
  reset: { identifier: 5, address: 20, seconds: HOUR },
  // The password that a signed-in user has to enter again; counted for the user.
  reauthenticate: { identifier: 5, address: 20, seconds: 15 * MINUTE },
  // A provider's codes and tokens, which cannot be guessed, so only the address is counted.
  googleCallback: { identifier: 50, address: 50, seconds: 15 * MINUTE },
  // Codes of a second step; counted for the user whose password was right.
  secondFactor: { identifier: 5, address: 50, seconds: 15 * MINUTE },
  // Sign-ins by passkey: each writes a row before the user is known, so they count for the client alone.
  passkey: { identifier: 60, address: 60, seconds: 15 * MINUTE },
  // Pages and buttons that call the payment service, whose own limits apply to all our customers together.
  payments: { identifier: 60, address: 240, seconds: 15 * MINUTE },
  emailChange: { identifier: 3, address: 20, seconds: HOUR },
  // Exporting a long history is expensive; the limit still allows a script that fetches every month of some years.
  export: { identifier: 120, address: 400, seconds: HOUR },
  // The export of all data about one user, which is rarely needed.
  dataExport: { identifier: 10, address: 40, seconds: HOUR },
  // Counted for the invited mailbox, across all inviters, and for the inviting workspace.
  invite: { identifier: 5, address: 20, seconds: 24 * HOUR },
  // Texts that are analysed or compared: free of charge, so nothing else counts them.
  textWork: { identifier: 60, address: 240, seconds: MINUTE },
  // Texts that visitors try on the landing page: for all visitors together, and for each address.
  tryOut: { identifier: 1_500, address: TRY_OUTS_AN_HOUR, seconds: HOUR },
  // Messages to the operator: for the sender's mailbox, since each is confirmed by mail, and for the client.
  contact: { identifier: 3, address: 10, seconds: HOUR },
  // Messages of the same words, from all mailboxes and clients together.
  contactText: { identifier: 3, address: 10, seconds: HOUR },
  // For an auditor and a seat, because each page view writes a row.
  auditView: { identifier: 120, address: 240, seconds: MINUTE },
  // Pages of provenance links: for the link, and for the client.
  provenance: { identifier: 240, address: 120, seconds: MINUTE },
  // Every write, for its user or, without one, its address. An office shares an address, so that has five times as many.
  write: { identifier: 120, address: 600, seconds: MINUTE },
  // Reports of browsers about our own policy, which anybody can send: for all clients together, and for each.
  cspReport: { identifier: 120, address: 20, seconds: MINUTE },
} as const

type RateLimitVerdict =
  | {
      ok: true
      /**
       * Gives the attempt back, since a success is not guessing, and from now on counts this client separately for the
       * identifier: strangers who use up the identifier's attempts do not lock its owner out (ASVS 6.1.1).
       */
      succeeded(): Promise<void>
    }
  | (Refusal<'rate_limited'> & { retryAfterSeconds: number })

/**
 * Counts attempts in memory, so a restart forgets them. Fails closed: a defect here refuses the attempt, because these
 * limits protect passwords, tokens and mailboxes.
 */
type RateLimit = {
  /**
   * @param attempt `identifier` is an email address (counted by its mailbox) or the hash of a token; `address` is the
   *   client's network address
   */
  take(attempt: { identifier: string; address: string }): Promise<RateLimitVerdict>
}

export type RateLimits = Readonly<Record<keyof typeof RULES, RateLimit>>

/**
 * @param options.scale multiplies all limits (`RATE_LIMIT_SCALE`)
 * @param options.onRefusal gets the rule of each refused attempt
 * @param options.log gets the rule of refused attempts and their number, never the identifier or the address
 */
export function createRateLimits(options: {
  scale: number
  log?: Pick<Log, 'warn'>
  onRefusal?: (rule: string) => void
}): RateLimits {
  return noteRefusals(options, {
    login: createRateLimit(RULES.login, options.scale),
    register: createRateLimit(RULES.register, options.scale),
    resend: createRateLimit(RULES.resend, options.scale),
    verify: createRateLimit(RULES.verify, options.scale),
    forgot: createRateLimit(RULES.forgot, options.scale),
    reset: createRateLimit(RULES.reset, options.scale),
    reauthenticate: createRateLimit(RULES.reauthenticate, options.scale),
    googleCallback: createRateLimit(RULES.googleCallback, options.scale),
    secondFactor: createRateLimit(RULES.secondFactor, options.scale),
    passkey: createRateLimit(RULES.passkey, options.scale),
    payments: createRateLimit(RULES.payments, options.scale),
    emailChange: createRateLimit(RULES.emailChange, options.scale),
    export: createRateLimit(RULES.export, options.scale),
    dataExport: createRateLimit(RULES.dataExport, options.scale),
    invite: createRateLimit(RULES.invite, options.scale),
    textWork: createRateLimit(RULES.textWork, options.scale),
    tryOut: createRateLimit(RULES.tryOut, options.scale),
    contact: createRateLimit(RULES.contact, options.scale),
    contactText: createRateLimit(RULES.contactText, options.scale),
    auditView: createRateLimit(RULES.auditView, options.scale),
    provenance: createRateLimit(RULES.provenance, options.scale),
    write: createRateLimit(RULES.write, options.scale),
    cspReport: createRateLimit(RULES.cspReport, options.scale),
  })
}

/** The refusals of one rule share a line for this long, so that a flood of them cannot fill the log. */
const LINE_MS = 10_000

function noteRefusals(
  { log, onRefusal }: Pick<Parameters<typeof createRateLimits>[0], 'log' | 'onRefusal'>,
  limits: RateLimits,
): RateLimits {
  const logged = Object.entries(limits).map(([rule, limit]): [string, RateLimit] => {
    let untold = 0
    let toldAt = Number.NEGATIVE_INFINITY
    return [
      rule,
      {
        async take(attempt) {
          const verdict = await limit.take(attempt)
          if (verdict.ok) return verdict
          onRefusal?.(rule)
          untold += 1
          if (performance.now() - toldAt >= LINE_MS) {
            log?.warn({ event: 'rate_limit.refused', rule, count: untold }, 'too many attempts')
            toldAt = performance.now()
            untold = 0
          }
          return verdict
        },
      },
    ]
  })
  return Object.fromEntries(logged) as RateLimits
}

function createRateLimit(rule: (typeof RULES)[keyof typeof RULES], scale: number): RateLimit {
  const points = (count: number) => Math.max(1, Math.round(count * scale))
  const byIdentifier = new RateLimiterMemory({ points: points(rule.identifier), duration: rule.seconds })
  const byAddress = new RateLimiterMemory({ points: points(rule.address), duration: rule.seconds })
  const familiar = new Set<string>()
  return {
    async take({ identifier, address }) {
      const network = networkOf(address)
      const mailbox = mailboxOf(identifier)
      const pair = `${network} ${mailbox}`
      const key = familiar.has(pair) ? pair : mailbox
      try {
        // The address comes first: a client that has used up its own attempts must not use up other people's identifiers.
        await byAddress.consume(network)
        await byIdentifier.consume(key)
      } catch (refused) {
        const wait = refused instanceof RateLimiterRes ? refused.msBeforeNext : rule.seconds * 1000
        return { ok: false, code: 'rate_limited', retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) }
      }
      return {
        ok: true,
        async succeeded() {
          await byIdentifier.reward(key)
          familiar.add(pair)
          const [oldest] = familiar
          if (familiar.size > FAMILIAR_MAX && oldest !== undefined) familiar.delete(oldest)
        },
      }
    },
  }
}
