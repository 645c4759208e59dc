import { argon2Sync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { createHashThreads, GIVES_WAY } from './hash-threads.ts'

const PARAMETERS = {
  ...{ message: Buffer.from('a quiet morning'), nonce: Buffer.alloc(16, 7) },
  ...{ parallelism: 1, memory: 8192, passes: 2, tagLength: 32 },
}

test('hashes of several threads at once are those of the calling thread', async () => {
  const threads = createHashThreads()
  const wanted = argon2Sync('argon2id', PARAMETERS)
  const other = argon2Sync('argon2id', { ...PARAMETERS, message: Buffer.from('a noisy morning') })
  const found = await Promise.all([
    threads.derive(PARAMETERS),
    threads.derive({ ...PARAMETERS, message: Buffer.from('a noisy morning') }),
    threads.derive(PARAMETERS),
  ])
  expect(found).toEqual([wanted, other, wanted])
  expect(await threads.derive(PARAMETERS)).toEqual(wanted)
})

test('parameters that argon2 refuses fail their own call only', async () => {
  const threads = createHashThreads()
  await expect(threads.derive({ ...PARAMETERS, nonce: Buffer.alloc(1) })).rejects.toThrow()
  expect(await threads.derive(PARAMETERS)).toEqual(argon2Sync('argon2id', PARAMETERS))
})

test.runIf(GIVES_WAY)('only the threads that hash have the lowest priority', async () => {
  const before = getPriority()
  const others = lowest()
  await createHashThreads().derive(PARAMETERS)
  // Other tests of this process hash as well, and their threads come and go.
  expect([...lowest()].filter((thread) => !others.has(thread)).length).toBeGreaterThanOrEqual(1)
  expect(getPriority()).toBe(before)
  expect(lowest()).not.toContain(String(process.pid))
})

/** The threads of this process with the lowest priority: the nineteenth field of their line, of which the second may hold spaces. */
function lowest(): Set<string> {
  const threads = readdirSync('/proc/self/task').filter((thread) => {
    const line = lineOf(thread)
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[16] === '19'
  })
  return new Set(threads)
}

/** Empty for a thread that has ended meanwhile. */
function lineOf(thread: string): string {
  try {
    return readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  } catch {
    return ''
  }
}
