import { beginSession, type Factor, type SignedInSession } from '#app/.server/account/sign-in/sign-in.ts'
import { type FirstStep, findChallenge, spendChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import type { FactorDeps } from './deps.ts'

/** A sign-in that waits for its second step: the challenge of `signIn`, for a session of this kind. */
export type Waiting = {
  challenge: string
  kind: FirstStep['kind']
  /** The token of the device cookie, if the browser brought one. */
  browser?: string | undefined
}

/** The user who signs in, and the device of the first step; `undefined` if the challenge has ended or is of the other kind. Reading spends nothing. */
export function waitingFor(
  handle: Handle,
  { challenge, kind }: Waiting,
  now: number,
): { userId: string; device: Device } | undefined {
  const found = findChallenge(handle, { token: challenge, purpose: 'second_factor', now })
  if (found?.userId == null || found.kind !== kind) return undefined
  const { userId, client, system } = found
  return { userId, device: { client, system } }
}

/**
 * Spends the challenge and begins its session. Call inside the transaction that proved the second factor, after
 * `waitingFor` has found the challenge.
 */
export function finishSignIn(deps: FactorDeps, { challenge, browser }: Waiting, factor: Factor): SignedInSession {
  const spent = spendChallenge(deps.database.writer, {
    token: challenge,
    purpose: 'second_factor',
    now: deps.clock.now(),
  })
  if (spent?.userId == null || spent.kind === null || spent.method === null) {
    throw new Error('a second step was finished that nobody waited for')
  }
  const { userId, kind, method, client, system } = spent
  return beginSession(deps, { userId, kind, method, device: { client, system }, browser, factor })
}
