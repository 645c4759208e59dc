import type { RouterContextProvider } from 'react-router'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import type { ContactMessage } from '#app/domain/contact/contact.ts'
import { contactContext } from '../context.ts'

/** When to try again after too many messages wait for the operator: that takes a person. */
const WAIT_SECONDS = 3_600

/** Counts a message for its sender and for the client's address, and stores it. A refusal has a message of its own. */
export async function writeToOperator(context: Readonly<RouterContextProvider>, message: ContactMessage) {
  const { clientAddress: address } = context.get(requestContext)
  const attempt = await context.get(limitsContext).contact.take({ identifier: message.email, address })
  if (!attempt.ok) return { ...attempt, messageKey: 'contact:problem.tooMany' } as const
  const written = context.get(contactContext).write(message, { locale: localeOf(context) })
  if (written.ok) return written
  return { ...written, retryAfterSeconds: WAIT_SECONDS, messageKey: 'contact:problem.failed' } as const
}
