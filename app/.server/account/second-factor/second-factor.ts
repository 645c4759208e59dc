import type { AccountDeps } from '#app/.server/account/deps.ts'
import { type Attempts, proofOf, reauthenticate } from '#app/.server/account/sign-in/reauthenticate.ts'
import type { Actor } from '#app/.server/auth/middleware.ts'
import { type OwnPasskey, passkeyOf, passkeysOf } from '#app/.server/auth/second-factor/passkeys.ts'
import { qrOf } from '#app/.server/auth/second-factor/qr.ts'
import { recoveryCodesLeft } from '#app/.server/auth/second-factor/recovery-sets.ts'
import { findPendingTotp, findTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import type { NewPasskey, PasskeyAnswer } from '#app/domain/second-factor/forms.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import type { FactorDeps } from './deps.ts'
import { askForPasskey, askForSecondPasskey, finishWithPasskey, signInWithPasskey } from './passkey-sign-in.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { finishWithRecoveryCode, finishWithTotp } from './second-step.ts'
import {
  beginTotp,
  cancelTotp,
  confirmTotp,
  keepRecoveryCodes,
  makeRecoveryCodes,
  pendingTotp,
  turnOffTotp,
} from './totp.ts'
import { type Waiting, waitingFor } from './waiting.ts'

/** The authenticator app, recovery codes and passkeys of an account, and the second step of a sign-in, as routes use them. */
export type SecondFactor = ReturnType<typeof createSecondFactor>

type User = Pick<Actor, 'userId'>
type Session = Pick<Actor, 'userId' | 'sessionId'>
/** A user who must prove their identity once more. */
type Claimant = Session & Pick<Actor, 'address'>
type Password = string | undefined

export function createSecondFactor(
  deps: FactorDeps & {
    limits: { readonly reauthenticate: Attempts; readonly secondFactor: Attempts; readonly passkey: Attempts }
  },
) {
  const { reader } = deps.database
  const { limits, clock } = deps

  const prove = ({ userId, sessionId, address }: Claimant, password: Password) =>
    reauthenticate(deps, { userId, sessionId, address, password, attempts: limits.reauthenticate })

  return {
    proofOf: (user: Session) => proofOf(deps, user),
    stateOf: ({ userId }: User) => factorStateOf(deps, userId),

    /** The secret of an app that waits for its first code, as text, link and QR code. */
    pendingApp({ userId }: User) {
      const pending = pendingTotp(deps, userId)
      return pending === undefined ? null : { ...pending, qr: qrOf(pending.link) }
    },
    async beginApp(user: Claimant, password: Password) {
      const proof = await prove(user, password)
      return proof.ok ? beginTotp(deps, user.userId) : proof
    },
    cancelApp: ({ userId }: User) => cancelTotp(deps, userId),
    /**
     * Confirms the app by its first code. Attempts are limited because creating recovery codes is costly; there is
     * nothing to guess, since the user may see the secret.
     */
    async confirmApp({ userId, sessionId, address }: Claimant, code: string) {
      const attempt = await limits.secondFactor.take({ identifier: userId, address })
      if (!attempt.ok) return attempt
      const outcome = await confirmTotp(deps, { userId, sessionId, code })
      if (outcome.ok) await attempt.succeeded()
      return outcome
    },
    async turnOffApp(user: Claimant, password: Password) {
      const proof = await prove(user, password)
      return proof.ok ? turnOffTotp(deps, user.userId) : proof
    },

    async makeRecoveryCodes(user: Claimant, password: Password) {
      const proof = await prove(user, password)
      return proof.ok ? makeRecoveryCodes(deps, user.userId) : proof
    },
    /** Records that the user confirms having saved the codes. */
    noteCodesSaved: ({ userId }: User) => keepRecoveryCodes(deps, userId),

    passkey: ({ userId }: User, passkeyId: string) => passkeyOf(reader, { userId, passkeyId }),
    async beginPasskey(user: Claimant, password: Password) {
      const proof = await prove(user, password)
      return proof.ok ? beginPasskey(deps, user.userId) : proof
    },
    addPasskey: ({ userId, sessionId }: Session, input: { challenge: string; name: string; answer: NewPasskey }) =>
      addPasskey(deps, { userId, sessionId, ...input }),
    renamePasskey: ({ userId }: User, input: { passkeyId: string; name: string }) =>
      renamePasskey(deps, { userId, ...input }),
    async removePasskey(user: Claimant, { passkeyId, password }: { passkeyId: string; password: Password }) {
      const proof = await prove(user, password)
      return proof.ok ? removePasskey(deps, { userId: user.userId, passkeyId }) : proof
    },

    /** The ways to finish a waiting sign-in besides a code of the app; undefined if none waits. */
    waysToFinish(waiting: Waiting): { passkeys: boolean; codes: boolean } | undefined {
      const found = waitingFor(reader, waiting, clock.now())
      if (found === undefined) return undefined
      const { passkeys, codesLeft } = factorStateOf(deps, found.userId)
      return { passkeys: passkeys.length > 0, codes: codesLeft > 0 }
    },
    finishWithTotp: (input: Waiting & { code: string; address: string }) =>
      finishWithTotp(deps, { ...input, attempts: limits.secondFactor }),
    finishWithRecoveryCode: (input: Waiting & { code: string; address: string }) =>
      finishWithRecoveryCode(deps, { ...input, attempts: limits.secondFactor }),

    /** Counts one step of a sign-in by passkey: each writes a row before the user is known, so the client is counted. */
    countPasskeyAttempt: (address: string) => limits.passkey.take({ identifier: address, address }),
    /** Opens a sign-in by passkey, or the second step of one that waits. */
    askForPasskey: (waiting: Waiting | undefined) =>
      waiting === undefined ? askForPasskey(deps) : askForSecondPasskey(deps, waiting),
    /** Signs in with the answer of a passkey, or finishes the sign-in that waits. */
    answerWithPasskey(
      waiting: Waiting | undefined,
      input: { challenge: string; answer: PasskeyAnswer; device: Device; browser: string | undefined },
    ) {
      return waiting === undefined ? signInWithPasskey(deps, input) : finishWithPasskey(deps, waiting, input)
    },
  }
}

/** The protection of an account besides its password. Times in milliseconds UTC. */
type FactorState = {
  /** The time since which sign-ins ask for the code of an app; `null` if they do not. */
  onSince: number | null
  /** An app waits for its first code. */
  pending: boolean
  codesLeft: number
  /** Whether the user has confirmed having saved the codes. */
  codesKept: boolean
  passkeys: OwnPasskey[]
}

function factorStateOf({ database, clock }: Pick<AccountDeps, 'database' | 'clock'>, userId: string): FactorState {
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
