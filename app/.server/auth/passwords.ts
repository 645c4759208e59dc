import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { createHashThreads, GIVES_WAY, type HashThreads } from './hash-threads.ts'

/** OWASP's floor for argon2id (ASVS 11.4.2): 19 MiB in KiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

type Cost = { memory: number; passes: number; parallelism: number }
type Parsed = Cost & { salt: Buffer; tag: Buffer }

/**
 * Hashes and checks passwords with argon2id (RFC 9106), off the event loop. At most `atOnce` run together and at most
 * `queued` wait, so that a flood of sign-ins fills neither the thread pool nor the memory; beyond that the answer is
 * `busy`, for known and unknown accounts alike.
 */
export type Passwords = {
  /** A PHC string with a fresh salt. */
  hash(password: string): Promise<{ ok: true; phc: string } | Refusal<'busy'>>
  /**
   * Compares in constant time. Without a stored hash (`null`: no such account) it does the same work with a dummy and
   * never matches. `outdated` means that the stored hash has other costs and should be replaced.
   */
  verify(
    password: string,
    phc: string | null,
  ): Promise<{ ok: true; matches: boolean; outdated: boolean } | Refusal<'busy'>>
}

/** @param options.threads compute the hashes; absent: threads of their own */
export function createPasswords(options: { atOnce?: number; queued?: number; threads?: HashThreads } = {}): Passwords {
  // Hashes that give way to everything else may take each core: a flood is answered sooner, and other pages wait less than if one
  // core stayed free of them (npm run bench, P4). On other systems one core stays free.
  const cores = availableParallelism()
  const atOnce = options.atOnce ?? (GIVES_WAY ? Math.min(4, cores) : Math.min(3, Math.max(1, cores - 1)))
  const threads = options.threads ?? createHashThreads()
  const gate = createGate(atOnce, options.queued ?? 200)
  const dummy: Parsed = { ...COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await gate(() => derive(threads, password, salt, COST, TAG_BYTES))
      return tag === undefined ? refuse('busy') : { ok: true, phc: formatPhc({ ...COST, salt, tag }) }
    },
    async verify(password, phc) {
      const stored = phc === null ? dummy : parsePhc(phc)
      const tag = await gate(() => derive(threads, password, stored.salt, stored, stored.tag.length))
      if (tag === undefined) return refuse('busy')
      const matches = timingSafeEqual(tag, stored.tag) && stored !== dummy
      return { ok: true, matches, outdated: matches && !sameCost(stored) }
    },
  }
}

function sameCost(stored: Parsed): boolean {
  return (
    stored.memory === COST.memory &&
    stored.passes === COST.passes &&
    stored.parallelism === COST.parallelism &&
    stored.tag.length === TAG_BYTES
  )
}

/** NFKC, so that a password typed on two keyboards is the same password (NIST SP 800-63B-4, 3.1.1.2). */
function derive(threads: HashThreads, password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const { memory, passes, parallelism } = cost
  return threads.derive({
    ...{ message: Buffer.from(password.normalize('NFKC')), nonce: salt },
    ...{ memory, passes, parallelism, tagLength },
  })
}

/**
 * Runs at most `atOnce` jobs together, in order of arrival. Returns `undefined` without running the job if `queued` are
 * waiting.
 */
function createGate(atOnce: number, queued: number): <T>(job: () => Promise<T>) => Promise<T | undefined> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= queued) return undefined
      // A finished job passes its place on, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

function formatPhc({ memory, passes, parallelism, salt, tag }: Parsed): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** @throws if a stored hash is not argon2id in PHC form, the only form that is written. */
function parsePhc(phc: string): Parsed {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc)
  if (match === null) throw new Error('a stored password hash is not an argon2id PHC string')
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
