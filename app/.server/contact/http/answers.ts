import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import type { ContactMessage } from '#app/domain/contact/contact.ts'
import { contactContext } from '../context.ts'

/** When to try again after too many messages wait for the operator: that takes a person. */
const WAIT_SECONDS = 3_600

/** Counts a message for its sender, the client's address and its words, and stores it. A refusal has a message of its own. */
export async function writeToOperator(context: Readonly<RouterContextProvider>, message: ContactMessage) {
  const { clientAddress: address } = context.get(requestContext)
  const limits = context.get(limitsContext)
  for (const attempt of [
    () => limits.contact.take({ identifier: message.email, address }),
    () => limits.contactText.take({ identifier: wordsOf(message), address }),
  ]) {
    const verdict = await attempt()
    if (!verdict.ok) return { ...verdict, messageKey: 'contact:problem.tooMany' } as const
  }
  const written = context.get(contactContext).write(message, { locale: localeOf(context) })
  if (written.ok) return written
  return { ...written, retryAfterSeconds: WAIT_SECONDS, messageKey: 'contact:problem.failed' } as const
}

/** The words of a message as a hash, without what a sender of many copies changes from one to the next. */
function wordsOf({ message }: ContactMessage): string {
  const words = message.toLowerCase().replace(/[^\p{L}]+/gu, ' ')
  return createHash('sha256').update(words).digest('hex')
}
