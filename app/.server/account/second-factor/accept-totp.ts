import { acceptedStep } from '#app/.server/auth/second-factor/totp.ts'
import type { TotpFactor } from '#app/.server/auth/second-factor/totp-factors.ts'
import type { FactorDeps } from './deps.ts'

/**
 * The step and the secret of a code, if the user's app shows it now and it was not accepted before. `unreadable` if no
 * configured session secret opens the secret of the app: then no code can be right.
 */
export function acceptTotp(
  deps: FactorDeps,
  factor: TotpFactor,
  code: string,
): { step: number; secret: Buffer } | 'wrong' | 'unreadable' {
  const { seal, clock, log } = deps
  const secret = seal.open({ sealed: factor.sealedSecret, keyId: factor.keyId }, factor.userId)
  if (secret === undefined) {
    log.error(
      { event: 'factor.unreadable', userId: factor.userId, keyId: factor.keyId },
      'no session secret opens the secret of an authenticator app',
    )
    return 'unreadable'
  }
  const step = acceptedStep({ secret, code, now: clock.now(), lastStep: factor.lastStep })
  return step === undefined ? 'wrong' : { step, secret }
}
