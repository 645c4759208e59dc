import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { type Device, madeBy, usedBy } from '#app/domain/sign-in/device.ts'
import { googleAnswer, googleIdentity } from '#db/schema/auth.ts'

export type GoogleIdentity = typeof googleIdentity.$inferSelect

export function findGoogleIdentity(
  reader: Handle,
  at: { issuer: string; subject: string },
): GoogleIdentity | undefined {
  return reader.drizzle
    .select()
    .from(googleIdentity)
    .where(and(eq(googleIdentity.issuer, at.issuer), eq(googleIdentity.subject, at.subject)))
    .get()
}

/** The identity that a user is linked with, at any provider. */
export function googleIdentityOf(reader: Handle, userId: string): GoogleIdentity | undefined {
  return reader.drizzle.select().from(googleIdentity).where(eq(googleIdentity.userId, userId)).get()
}

/** @throws if the identity or the user has another link: check first. */
export function linkGoogleIdentity(
  writer: Handle,
  identity: Pick<GoogleIdentity, 'issuer' | 'subject' | 'userId' | 'email' | 'createdAt'>,
  device: Device,
): void {
  writer.drizzle
    .insert(googleIdentity)
    .values({ ...identity, ...madeBy(device) })
    .run()
}

/** Records a sign-in by an identity. */
export function noteGoogleUse(
  writer: Handle,
  { issuer, subject, now, device }: { issuer: string; subject: string; now: number; device: Device },
): void {
  writer.drizzle
    .update(googleIdentity)
    .set({ lastUsedAt: now, ...usedBy(device) })
    .where(and(eq(googleIdentity.issuer, issuer), eq(googleIdentity.subject, subject)))
    .run()
}

/** @returns whether there was a link. */
export function unlinkGoogle(writer: Handle, userId: string): boolean {
  return writer.drizzle.delete(googleIdentity).where(eq(googleIdentity.userId, userId)).run().changes > 0
}

type Answers = readonly { sha256: Buffer; expiresAt: number }[]

/** Whether one of these answers of the provider was used already. */
export function wereGoogleAnswersUsed(reader: Handle, answers: Answers): boolean {
  const among = inArray(
    googleAnswer.answerSha256,
    answers.map(({ sha256 }) => sha256),
  )
  return reader.drizzle.select().from(googleAnswer).where(among).get() !== undefined
}

/** Records answers as used. Call inside the transaction of their effect. @throws if one was used: check first. */
export function noteGoogleAnswers(writer: Handle, answers: Answers, now: number): void {
  const { drizzle } = writer
  drizzle.delete(googleAnswer).where(lt(googleAnswer.expiresAt, now)).run()
  drizzle
    .insert(googleAnswer)
    .values(answers.map(({ sha256, expiresAt }) => ({ answerSha256: sha256, expiresAt })))
    .run()
}
