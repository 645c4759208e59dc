import type { AccountDeps } from '#app/.server/account/deps.ts'
import type { Seal } from '#app/.server/auth/second-factor/seal.ts'
import type { RelyingParty } from '#app/.server/auth/second-factor/webauthn.ts'

/** The services that the second factor works with. */
export type FactorDeps = AccountDeps & { seal: Seal; relyingParty: RelyingParty }
