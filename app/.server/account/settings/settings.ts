import type { AccountDeps } from '#app/.server/account/deps.ts'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { type Attempts, proofOf, reauthenticate } from '#app/.server/account/sign-in/reauthenticate.ts'
import { keyOf, keysOf } from '#app/.server/auth/api-keys.ts'
import type { Google } from '#app/.server/auth/google.ts'
import { googleIdentityOf } from '#app/.server/auth/google-identities.ts'
import type { Actor } from '#app/.server/auth/middleware.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { hasTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { sessionOf, sessionsOf } from '#app/.server/auth/sessions.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { refuse } from '#app/domain/result.ts'
import { type ApiScope, isExpired, type KeyDays } from '#app/domain/settings/api-keys.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { createApiKey, planHasApi, regenerateApiKey, revokeApiKey } from './api-keys.ts'
import { changePassword } from './change-password.ts'
import { exportUserData } from './data-export/data-export.ts'
import { cancelEmailChange, pendingEmailChange, requestEmailChange, resendEmailChange } from './email-change.ts'
import { endOtherSessions, endOwnSession } from './end-sessions.ts'
import { disconnectGoogle } from './google-unlink.ts'
import { emailChangeOf, verifyEmailChange } from './verify-email-change.ts'

/** The settings of an account, its API keys, sessions and data export, as routes use them. */
export type Settings = ReturnType<typeof createSettings>

type User = Pick<Actor, 'userId'>
type Session = Pick<Actor, 'userId' | 'sessionId'>
/** A user who must prove their identity once more. */
type Claimant = Session & Pick<Actor, 'address'>
type KeyOwner = Pick<Actor, 'userId' | 'workspaceId' | 'account'>
type Password = string | undefined
type Rule = 'reauthenticate' | 'emailChange' | 'register' | 'verify' | 'dataExport'

/** The list shows at most this many sessions, to stay readable; ending all others also ends the unlisted ones. */
const SESSIONS_LISTED = 50

/** @param deps.google undefined if the settings of the site name no client */
export function createSettings(
  deps: AccountDeps & { google: Google | undefined; limits: Readonly<Record<Rule, Attempts>> },
) {
  const { clock, google, limits } = deps
  const { reader } = deps.database

  const prove = (
    { userId, sessionId, address }: Claimant,
    { password, freshSuffices = false }: { password: Password; freshSuffices?: boolean },
  ) => reauthenticate(deps, { userId, sessionId, address, password, freshSuffices, attempts: limits.reauthenticate })

  return {
    proofOf: (user: Session) => proofOf(deps, user),

    /** The user in the field names of the calls. */
    apiUserOf: (user: Pick<Actor, 'userId' | 'workspaceId'>) => apiUserOf(deps, user),

    /** The facts of the overview; undefined if the user is gone. */
    overviewOf({ userId, account }: Pick<Actor, 'userId' | 'account'>) {
      const user = findUser(reader, userId)
      if (user === undefined) return undefined
      const { id, email, verifiedAt, createdAt } = user
      return {
        ...{ id, email, verified: verifiedAt !== null, createdAt },
        google: { offered: google !== undefined, email: googleIdentityOf(reader, userId)?.email ?? null },
        secondFactor: hasTotp(reader, userId),
        plan: usageOf(reader, account, clock.now()).plan,
      }
    },

    /** @param input.renew the device of a browser, which gets a new session; absent for a program */
    changePassword(
      user: Claimant,
      input: { currentPassword: Password; newPassword: string; renew?: Device & { browser: string | undefined } },
    ) {
      const { userId, sessionId, address } = user
      return changePassword(deps, { userId, sessionId, address, attempts: limits.reauthenticate, ...input })
    },

    /** The change of address that waits for one of its links. */
    pendingEmailOf({ userId }: User) {
      const found = pendingEmailChange(reader, userId, clock.now())
      if (found === undefined) return null
      return { next: found.newEmail, approved: found.approvedAt !== null, expiresAt: found.expiresAt }
    },
    /** @param input.freshSuffices whether a fresh sign-in may replace the password: for calls, never for screens */
    requestEmailChange(
      { userId, sessionId, address }: Claimant,
      input: { newEmail: string; password: Password; freshSuffices?: boolean },
    ) {
      return requestEmailChange(deps, { userId, sessionId, address, limits, ...input })
    },
    resendEmailChange: ({ userId, sessionId, address }: Claimant) =>
      resendEmailChange(deps, { userId, sessionId, address, limits }),
    cancelEmailChange: (user: Session) => cancelEmailChange(deps, user),
    /** The change that a link of a mail is about. */
    emailChangeOf: (token: string) => emailChangeOf(deps, token),
    /** Carries out the step that the token of a mail is for. */
    async verifyEmailChange({ token, address }: { token: string; address: string }) {
      const attempt = await limits.verify.take({ identifier: token, address })
      return attempt.ok ? verifyEmailChange(deps, { token }) : attempt
    },

    googleOf({ userId }: User) {
      const identity = googleIdentityOf(reader, userId)
      const linked = identity === undefined ? null : { email: identity.email, since: identity.createdAt }
      return { offered: google !== undefined, linked }
    },
    /** Sends the browser to Google, to connect the account after the password was given. */
    async connectGoogle(user: Claimant, input: { request: Request; redirectTo: string; password: Password }) {
      const proof = await prove(user, input)
      if (!proof.ok) return proof
      if (google === undefined) return refuse('google_not_configured')
      const { userId, sessionId } = user
      return google.begin(input.request, { redirectTo: input.redirectTo, connect: { userId, sessionId } })
    },
    async disconnectGoogle(user: Claimant, password: Password) {
      const proof = await prove(user, { password })
      return proof.ok ? disconnectGoogle(deps, user) : proof
    },

    planHasApi: ({ account }: Pick<Actor, 'account'>) => planHasApi(deps, account),
    keysOf(owner: KeyOwner) {
      const now = clock.now()
      return keysOf(reader, owner).map((key) => ({ ...key, expired: isExpired(key, now) }))
    },
    /** One key of the user; undefined for every other. */
    keyOf(owner: KeyOwner, keyId: string) {
      const key = keyOf(reader, owner, keyId)
      return key === undefined ? undefined : { ...key, expired: isExpired(key, clock.now()) }
    },
    async createKey(
      user: Actor,
      { password, ...input }: { name: string; scopes: readonly ApiScope[]; days: KeyDays; password?: Password },
    ) {
      const proof = await prove(user, { password })
      return proof.ok ? createApiKey(deps, user, input) : proof
    },
    async regenerateKey(user: Actor, { password, ...input }: { keyId: string; prefix: string; password?: Password }) {
      const proof = await prove(user, { password })
      return proof.ok ? regenerateApiKey(deps, user, input) : proof
    },
    revokeKey: (owner: KeyOwner, keyId: string) => revokeApiKey(deps, owner, keyId),

    /** The live sessions of the user, the present one first, and how many more there are. */
    sessionsOf: ({ userId, sessionId }: Session) =>
      sessionsOf(reader, { userId, first: sessionId, now: clock.now(), limit: SESSIONS_LISTED }),
    sessionOf: ({ userId }: User, sessionId: string) => sessionOf(reader, { userId, sessionId, now: clock.now() }),
    async endSession(user: Claimant, { sessionId, password }: { sessionId: string; password: Password }) {
      const proof = await prove(user, { password })
      return proof.ok ? endOwnSession(deps, { userId: user.userId, sessionId }) : proof
    },
    async endOtherSessions(user: Claimant, password: Password) {
      const proof = await prove(user, { password })
      if (!proof.ok) return proof
      endOtherSessions(deps, user)
      return { ok: true as const }
    },

    /** Everything that is stored about the user, as a file. */
    async exportData(user: Claimant, input: { password: Password; freshSuffices?: boolean }) {
      const proof = await prove(user, input)
      if (!proof.ok) return proof
      const attempt = await limits.dataExport.take({ identifier: user.userId, address: user.address })
      if (!attempt.ok) return attempt
      const file = exportUserData(deps, user.userId)
      return file === undefined ? refuse('login_required') : { ok: true as const, file }
    },
  }
}
