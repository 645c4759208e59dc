import type { AccountDeps } from '#app/.server/account/deps.ts'
import { type OwnPasskey, passkeysOf } from '#app/.server/auth/second-factor/passkeys.ts'
import { recoveryCodesLeft } from '#app/.server/auth/second-factor/recovery-sets.ts'
import { findPendingTotp, findTotp } from '#app/.server/auth/second-factor/totp-factors.ts'

/** How an account is guarded besides its password. Times in milliseconds UTC. */
export type FactorState = {
  /** Since when sign-ins ask for the code of an app; `null` if they do not. */
  onSince: number | null
  /** An app waits for its first code. */
  pending: boolean
  codesLeft: number
  /** Whether the user said that the codes are kept. */
  codesKept: boolean
  passkeys: OwnPasskey[]
}

export function factorStateOf(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  userId: string,
): FactorState {
  const { reader } = database
  const factor = findTotp(reader, userId)
  return {
    onSince: factor?.confirmedAt ?? null,
    pending: findPendingTotp(reader, userId, clock.now()) !== undefined,
    codesLeft: recoveryCodesLeft(reader, userId),
    codesKept: factor?.codesKeptAt != null,
    passkeys: passkeysOf(reader, userId),
  }
}
