import { type AccountDeps, accountDeps } from '#app/.server/account/deps.ts'
import type { Seal } from '#app/.server/auth/second-factor/seal.ts'
import type { Site } from '#app/.server/auth/second-factor/webauthn.ts'

/** What the workflows of the second factor work with. */
export type FactorDeps = AccountDeps & { seal: Seal; site: Site }

/** Their share of the composed services. */
export function factorDeps(
  penmark: Parameters<typeof accountDeps>[0] & { seal: Seal; relyingParty: Site },
): FactorDeps {
  return { ...accountDeps(penmark), seal: penmark.seal, site: penmark.relyingParty }
}
