import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { RECOVERY_ALPHABET, RECOVERY_CODES } from '#app/domain/second-factor/second-factor.ts'

/** The costs of passwords, because a code has only 50 bits, too few for a plain hash (ASVS 6.5.2). */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const CODE_CHARACTERS = 10

/** A fresh set: the codes, to be shown once, and their hashes for the database. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; salt: Buffer; hashes: Buffer[] }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const hashes: Buffer[] = []
  // One after the other, because ten at once would fill the thread pool.
  for (const code of codes) hashes.push(await hashOf(code, salt))
  return { codes, salt, hashes }
}

/** The stored hash that the code matches, if any; all are compared, in constant time. */
export async function matchingHash(
  code: string,
  stored: readonly { codeHash: Buffer; salt: Buffer }[],
): Promise<Buffer | undefined> {
  const salt = stored[0]?.salt
  // Does the same work if there is nothing to compare with.
  const hash = await hashOf(code, salt ?? Buffer.alloc(16))
  let found: Buffer | undefined
  for (const { codeHash } of stored) if (timingSafeEqual(hash, codeHash)) found = codeHash
  return found
}

/** 50 random bits. 256 is a multiple of 32, so all characters are equally likely. */
function newCode(): string {
  return Array.from(randomBytes(CODE_CHARACTERS), (byte) => RECOVERY_ALPHABET[byte % 32]).join('')
}

function hashOf(code: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  argon2('argon2id', { message: Buffer.from(code), nonce: salt, ...COST }, (error, tag) =>
    error === null ? resolve(tag) : reject(error),
  )
  return promise
}
