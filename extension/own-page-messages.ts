import { hasShape, oneOf } from './shapes.ts'

/**
 * What the web app tells the extension, on its own origin only. No token and no data of a person is in it: a signed-out
 * session ends the extension's token, changed preferences are read again, a new session changes nothing by itself.
 */
export type OwnPageMessage = { source: 'penmark'; type: 'login' | 'logout' | 'preferences' }

/** A message of the web app; null if it has not exactly the shape of one. */
export function parseOwnPageMessage(value: unknown): OwnPageMessage | null {
  return hasShape(value, { source: oneOf('penmark'), type: oneOf('login', 'logout', 'preferences') })
    ? (value as OwnPageMessage)
    : null
}
