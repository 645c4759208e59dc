import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { tokenHash } from '#app/.server/auth/tokens.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { newToken } from '#app/.server/platform/ids.ts'
import { SECOND_STEP_TRIES } from '#app/domain/second-factor/second-factor.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { type ChallengePurpose, type SessionKind, type SignInMethod, signInChallenge } from '#db/schema/auth.ts'

type Challenge = typeof signInChallenge.$inferSelect

/** The method of a sign-in's first step, and the kind of session that it leads to. */
export type FirstStep = { method: SignInMethod; kind: SessionKind; device?: Device | undefined }

type Named = { token: string; purpose: ChallengePurpose; now: number }

/**
 * Opens a challenge: a 256-bit token, which is returned here and stored nowhere; an authenticator signs it. `userId` is
 * null while the user is unknown; only a second step has a `step`.
 */
export function openChallenge(
  writer: Handle,
  input: {
    purpose: ChallengePurpose
    userId: string | null
    now: number
    livesMs: number
    step?: FirstStep
  },
): { token: string; expiresAt: number } {
  const token = newToken()
  const expiresAt = input.now + input.livesMs
  writer.drizzle
    .insert(signInChallenge)
    .values({
      tokenSha256: tokenHash(token),
      userId: input.userId,
      purpose: input.purpose,
      createdAt: input.now,
      expiresAt,
      attempts: 0,
      method: input.step?.method,
      kind: input.step?.kind,
      ...input.step?.device,
    })
    .run()
  return { token, expiresAt }
}

function stillOpen({ token, purpose, now }: Named) {
  return and(
    eq(signInChallenge.tokenSha256, tokenHash(token)),
    eq(signInChallenge.purpose, purpose),
    isNull(signInChallenge.usedAt),
    gt(signInChallenge.expiresAt, now),
  )
}

/** The challenge of a token while it can be answered; reading spends nothing. */
export function findChallenge(reader: Handle, named: Named): Challenge | undefined {
  return reader.drizzle.select().from(signInChallenge).where(stillOpen(named)).get()
}

/**
 * Counts a try. Call inside a transaction, before the input is examined.
 * @returns the number of tries left after this one; `undefined` if there is no such challenge or no try was left.
 */
export function countTry(writer: Handle, named: Named): number | undefined {
  const challenge = findChallenge(writer, named)
  if (challenge === undefined || challenge.attempts >= SECOND_STEP_TRIES) return undefined
  const attempts = challenge.attempts + 1
  writer.drizzle.update(signInChallenge).set({ attempts }).where(stillOpen(named)).run()
  return SECOND_STEP_TRIES - attempts
}

/** Spends a challenge. Call inside the transaction of its effect. @returns it, if it could still be answered. */
export function spendChallenge(writer: Handle, named: Named): Challenge | undefined {
  return writer.drizzle.update(signInChallenge).set({ usedAt: named.now }).where(stillOpen(named)).returning().get()
}

/** Makes every sign-in under way of a user start again. */
export function dropChallengesOf(writer: Handle, userId: string): void {
  writer.drizzle.delete(signInChallenge).where(eq(signInChallenge.userId, userId)).run()
}

/** Deletes expired challenges. */
export function sweepChallenges(writer: Handle, now: number): void {
  writer.drizzle.delete(signInChallenge).where(lte(signInChallenge.expiresAt, now)).run()
}
