import { findUser } from '#app/.server/auth/queries.ts'
import { openChallenge, spendChallenge } from '#app/.server/auth/second-factor/challenges.ts'
import {
  countPasskeys,
  credentialsOf,
  deletePasskeyOf,
  findPasskey,
  insertPasskey,
  renamePasskeyOf,
} from '#app/.server/auth/second-factor/passkeys.ts'
import { type CreationOptions, checkNewPasskey, creationOptions } from '#app/.server/auth/second-factor/webauthn.ts'
import { deviceOfSession } from '#app/.server/auth/sessions.ts'
import { securityNotice } from '#app/.server/mail/security-notice.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { NewPasskey } from '#app/domain/second-factor/forms.ts'
import { PASSKEY_STEP_MS, PASSKEYS_MAX } from '#app/domain/second-factor/second-factor.ts'
import type { FactorDeps } from './deps.ts'

/**
 * Begins the creation of a passkey: returns the options that the browser passes to the authenticator. The same browser
 * must send `challenge` back. Ask for the password first.
 */
export async function beginPasskey(
  deps: FactorDeps,
  userId: string,
): Promise<
  | { ok: true; options: CreationOptions; challenge: string; expiresAt: number }
  | Refusal<'too_many_passkeys' | 'sign_in_again'>
> {
  const { database, relyingParty, clock } = deps
  const user = findUser(database.reader, userId)
  if (user === undefined) return refuse('sign_in_again')
  if (countPasskeys(database.reader, userId) >= PASSKEYS_MAX) return refuse('too_many_passkeys')
  const opened = openChallenge(database.writer, {
    purpose: 'passkey_add',
    userId,
    now: clock.now(),
    livesMs: PASSKEY_STEP_MS,
  })
  const known = credentialsOf(database.reader, userId)
  const options = await creationOptions(relyingParty, { challenge: opened.token, user, known })
  return { ok: true, options, challenge: opened.token, expiresAt: opened.expiresAt }
}

/** Stores the passkey that an authenticator created for this user's challenge, and notifies the user by mail. */
export async function addPasskey(
  deps: FactorDeps,
  input: { userId: string; sessionId?: string; challenge: string; name: string; answer: NewPasskey },
): Promise<{ ok: true; passkeyId: string } | Refusal<'passkey_not_added' | 'passkey_exists' | 'too_many_passkeys'>> {
  const { database, relyingParty, clock, log } = deps
  const { writer } = database
  const { userId, challenge, name, answer } = input
  const checked = await checkNewPasskey(relyingParty, { challenge, answer })
  if (!checked.ok) {
    log.warn({ event: 'passkey.not_added', userId, why: checked.why }, 'new passkey refused')
    return refuse('passkey_not_added')
  }
  const now = clock.now()
  const passkeyId = newId('psk', now)
  const outcome = writer.sqlite
    .transaction(() => {
      const spent = spendChallenge(writer, { token: challenge, purpose: 'passkey_add', now })
      if (spent?.userId !== userId) return refuse('passkey_not_added')
      if (findPasskey(writer, checked.made.credentialId) !== undefined) return refuse('passkey_exists')
      if (countPasskeys(writer, userId) >= PASSKEYS_MAX) return refuse('too_many_passkeys')
      const device = deviceOfSession(writer, input.sessionId)
      insertPasskey(writer, { ...checked.made, id: passkeyId, userId, name, createdAt: now }, device)
      return { ok: true as const, passkeyId }
    })
    .immediate()
  if (!outcome.ok) return outcome
  log.info({ event: 'passkey.added', userId, passkeyId }, 'passkey added')
  tell(deps, userId, 'passkeyAdded')
  return outcome
}

export function renamePasskey(
  deps: FactorDeps,
  input: { userId: string; passkeyId: string; name: string },
): { ok: true } | Refusal<'not_found'> {
  return renamePasskeyOf(deps.database.writer, input) ? { ok: true } : refuse('not_found')
}

/** Removes a passkey at once. Sessions that began with it stay. Ask for the password first. */
export function removePasskey(
  deps: FactorDeps,
  input: { userId: string; passkeyId: string },
): { ok: true } | Refusal<'not_found'> {
  if (!deletePasskeyOf(deps.database.writer, input)) return refuse('not_found')
  deps.log.info({ event: 'passkey.removed', ...input }, 'passkey removed')
  tell(deps, input.userId, 'passkeyRemoved')
  return { ok: true }
}

function tell(deps: FactorDeps, userId: string, kind: 'passkeyAdded' | 'passkeyRemoved'): void {
  const user = findUser(deps.database.reader, userId)
  if (user !== undefined) securityNotice(deps, { kind, to: user })
}
