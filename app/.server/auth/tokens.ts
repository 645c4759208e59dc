import { createHash } from 'node:crypto'

/**
 * The hash of a token for the database. Tokens have 256 random bits, so a plain hash cannot be searched (ASVS 11.4.1).
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
