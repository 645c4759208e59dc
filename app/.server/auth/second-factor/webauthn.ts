import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeyAnswer } from '#app/domain/second-factor/forms.ts'
import { PASSKEY_STEP_MS } from '#app/domain/second-factor/second-factor.ts'

/** The options of a browser's own passkey functions. */
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON

/** The site that passkeys are made for: its origin, and the host that they are bound to. */
export type RelyingParty = { origin: string; host: string }

export function relyingPartyOf(publicUrl: string): RelyingParty {
  return { origin: publicUrl, host: new URL(publicUrl).hostname }
}

/**
 * The options for creating a passkey that can be found without a user name and that verifies its owner (PIN,
 * fingerprint or face).
 */
export function creationOptions(
  relyingParty: RelyingParty,
  input: { challenge: string; user: { id: string; email: string }; known: { id: string; transports: string[] }[] },
): Promise<CreationOptions> {
  return generateRegistrationOptions({
    rpName: 'Penmark',
    rpID: relyingParty.host,
    challenge: bytesOf(input.challenge),
    userID: new TextEncoder().encode(input.user.id),
    userName: input.user.email,
    userDisplayName: input.user.email,
    attestationType: 'none',
    excludeCredentials: input.known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: PASSKEY_STEP_MS,
  })
}

/** The options for signing with a passkey. With an empty `allowed` the owner picks any passkey of this site. */
export function requestOptions(
  relyingParty: RelyingParty,
  input: { challenge: string; allowed: { id: string; transports: string[] }[] },
): Promise<RequestOptions> {
  return generateAuthenticationOptions({
    rpID: relyingParty.host,
    challenge: bytesOf(input.challenge),
    allowCredentials: input.allowed,
    userVerification: 'required',
    timeout: PASSKEY_STEP_MS,
  })
}

export type MadePasskey = {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string
  backedUp: boolean
  aaguid: string
}

/**
 * The new passkey, if it answers this challenge on this site and its owner was verified; otherwise the reason for the
 * refusal.
 */
export async function checkNewPasskey(
  relyingParty: RelyingParty,
  input: { challenge: string; answer: NewPasskey },
): Promise<{ ok: true; made: MadePasskey } | { ok: false; why: string }> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: input.answer,
      expectedChallenge: input.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      requireUserVerification: true,
    })
    if (!verified) return { ok: false, why: 'not verified' }
    const { credential, credentialBackedUp, aaguid } = registrationInfo
    return {
      ok: true,
      made: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: input.answer.response.transports.join(' '),
        backedUp: credentialBackedUp,
        aaguid,
      },
    }
  } catch (error) {
    return { ok: false, why: whyOf(error) }
  }
}

/** The signed facts, if they are of this passkey, this challenge and this site and the owner was verified. */
export async function checkPasskeyAnswer(
  relyingParty: RelyingParty,
  input: {
    challenge: string
    answer: PasskeyAnswer
    passkey: { credentialId: string; publicKey: Buffer; counter: number }
  },
): Promise<{ ok: true; counter: number; backedUp: boolean } | { ok: false; why: string }> {
  try {
    const { response, ...rest } = input.answer
    const { userHandle, ...signed } = response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...rest, response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) } },
      expectedChallenge: input.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      credential: {
        id: input.passkey.credentialId,
        publicKey: Uint8Array.from(input.passkey.publicKey),
        counter: input.passkey.counter,
      },
      requireUserVerification: true,
    })
    if (!verified) return { ok: false, why: 'not verified' }
    return { ok: true, counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  } catch (error) {
    return { ok: false, why: whyOf(error) }
  }
}

/** The user that an authenticator names for a passkey; undefined if it names none. */
export function userHandleOf(answer: PasskeyAnswer): string | undefined {
  const { userHandle } = answer.response
  return userHandle === undefined ? undefined : Buffer.from(userHandle, 'base64url').toString()
}

/**
 * The message of a library error. The library throws at every mismatch and quotes the input, so only the beginning is
 * logged.
 */
function whyOf(error: unknown): string {
  return error instanceof Error ? (error.message.split(/["“]/)[0] ?? '').slice(0, 80).trim() : 'unknown'
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(token, 'base64url'))
}
