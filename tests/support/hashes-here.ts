import { type Argon2Parameters, argon2 } from 'node:crypto'
import { promisify } from 'node:util'

/** Hashes of passwords in this process, with the costs that it has (quick-hashes.mjs), instead of in threads of their own. */
export const HASHES_HERE = { derive: (costs: Argon2Parameters) => promisify(argon2)('argon2id', costs) }
