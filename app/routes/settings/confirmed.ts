import type { RouterContextProvider } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { type ReauthenticateOutcome, reauthenticate } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'

type Context = Readonly<RouterContextProvider>

/** Whether there is a password to ask for; who has none proves themselves by a fresh sign-in. */
export function hasPassword(context: Context): boolean {
  const { userId } = context.get(userContext)
  return findUser(context.get(penmarkContext).database.reader, userId)?.passwordHash != null
}

/** Asks who is signed in to prove it, with the password that a form brought. */
export function confirmed(context: Context, password: string | undefined): Promise<ReauthenticateOutcome> {
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  return reauthenticate(accountDeps(penmark), {
    userId,
    sessionId,
    password,
    address: context.get(requestContext).clientAddress,
    attempts: penmark.limits.reauthenticate,
  })
}
