import type { RouterContextProvider } from 'react-router'
import { mayGrantSeats } from '#app/.server/account/auditors/commands.ts'
import { type CurrentUser, userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'

/** Whoever may let auditors in; for everybody else these pages do not exist. Every loader and action asks. */
export function granterOf(context: Readonly<RouterContextProvider>): CurrentUser {
  const user = context.get(userContext)
  if (!mayGrantSeats(user.role)) throw screenError('not_found')
  return user
}
