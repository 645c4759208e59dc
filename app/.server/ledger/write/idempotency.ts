import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

/** Derives the two pseudonyms that a client's idempotency key leaves behind. */
export type KeyMaker = {
  /** Which attempt of which key: unique in the log, meaningless without the account's key. */
  attempt(clientKey: string, attempt: number): Buffer
  /** Binds the key to what was asked. A plain hash of a short text could be guessed back. */
  request(requestHash: Uint8Array): Buffer
}

/** `dek` is the account's 32-byte key of keys.db. Once it is deleted, neither value can be tied to a client again. */
export function keyMaker(dek: Uint8Array): KeyMaker {
  // A key object: from plain bytes each HMAC would take five times as long.
  const derived = createSecretKey(
    Buffer.from(hkdfSync('sha256', dek, Buffer.alloc(0), 'penmark ledger idempotency v1', 32)),
  )
  return {
    // The attempt comes first and holds no line break, so no two pairs share a message.
    attempt: (clientKey, attempt) => createHmac('sha256', derived).update(`attempt\n${attempt}\n${clientKey}`).digest(),
    request: (requestHash) => createHmac('sha256', derived).update('request\n').update(requestHash).digest(),
  }
}

/**
 * The number of attempts recorded under one key: attempts are numbered from 1 without gaps. A handful of look-ups
 * however often a client has tried, since it doubles and then halves.
 */
export function countAttempts(exists: (attempt: number) => boolean): number {
  let beyond = 1
  while (exists(beyond)) beyond *= 2
  let known = Math.floor(beyond / 2)
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2)
    if (exists(middle)) known = middle
    else beyond = middle
  }
  return known
}
