import { type Refusal, refuse } from '#app/domain/result.ts'

/** The facts to decide by when a user comes back from Google. */
export type GoogleSituation = {
  /** The user whose account is linked with the identity (issuer and subject). */
  holder: string | undefined
  /** The address that Google names, if any. `emailVerified`: Google says that it belongs to this person. */
  email: string | null
  emailVerified: boolean
  /** The account with that address. */
  account: { userId: string; verified: boolean; linked: boolean } | undefined
}

export type GoogleDecision =
  | { ok: true; step: 'sign_in'; userId: string }
  /** `claimed`: the address was never verified, so everything that was set up before is removed. */
  | { ok: true; step: 'link'; userId: string; email: string; claimed: boolean }
  | { ok: true; step: 'create'; email: string }
  | Refusal<'google_email_unverified' | 'google_other_linked'>

/**
 * Decides which account a user from Google signs in to (ASVS 6.8.1 and 10.5.2). The identity decides, never the address:
 * that only finds the account to link with, the first time, if Google says that it is verified. An account that has an
 * identity takes no second one by its address, since addresses of companies are given to other people.
 */
export function decideGoogleSignIn({ holder, email, emailVerified, account }: GoogleSituation): GoogleDecision {
  if (holder !== undefined) return { ok: true, step: 'sign_in', userId: holder }
  if (email === null || !emailVerified) return refuse('google_email_unverified')
  if (account === undefined) return { ok: true, step: 'create', email }
  if (account.linked) return refuse('google_other_linked')
  return { ok: true, step: 'link', userId: account.userId, email, claimed: !account.verified }
}

/** Whether a signed-in user may add an identity to the account. Its address need not be that of the account. */
export function decideGoogleConnect(
  situation: Pick<GoogleSituation, 'holder' | 'email'> & { userId: string; linked: boolean },
):
  | { ok: true; step: 'already' }
  | { ok: true; step: 'link'; email: string }
  | Refusal<'google_taken' | 'google_other_linked' | 'google_failed'> {
  const { holder, email, userId, linked } = situation
  if (holder !== undefined) return holder === userId ? { ok: true, step: 'already' } : refuse('google_taken')
  if (linked) return refuse('google_other_linked')
  return email === null ? refuse('google_failed') : { ok: true, step: 'link', email }
}
