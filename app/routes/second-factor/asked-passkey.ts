import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { type OwnPasskey, passkeyOf } from '#app/.server/auth/second-factor/passkeys.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'

/** The user's own passkey of the address. @throws 404 for every other. */
export function askedPasskey(context: Readonly<RouterContextProvider>, passkeyId: string): OwnPasskey {
  const { userId } = context.get(userContext)
  const found = passkeyOf(context.get(penmarkContext).database.reader, { userId, passkeyId })
  if (found === undefined) throw screenError('not_found')
  return found
}
