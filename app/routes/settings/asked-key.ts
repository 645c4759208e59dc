import type { RouterContextProvider } from 'react-router'
import { keyOf } from '#app/.server/auth/api-keys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { isExpired } from '#app/domain/settings/api-keys.ts'

/** The user's own key of the address. @throws 404 for every other. */
export function askedKey(context: Readonly<RouterContextProvider>, keyId: string) {
  const { database, clock } = context.get(penmarkContext)
  const key = keyOf(database.reader, context.get(userContext), keyId)
  if (key === undefined) throw screenError('not_found')
  return { ...key, expired: isExpired(key, clock.now()) }
}
