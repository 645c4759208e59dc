import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { createOwnWrites } from './own-writes.ts'

const at = (transaction: number) => ({
  penmark: transaction.toString(16).padStart(16, '0'),
  keys: '0000000000000001',
})

/** A leader, a machine behind it, and a browser that keeps cookies. */
function cluster() {
  const transactions = { leader: 1, follower: 1 }
  const jar = new Map<string, string>()
  const pause = () => Promise.resolve()
  const machine = (who: 'leader' | 'follower') =>
    createOwnWrites({ secure: true, leads: () => who === 'leader', positions: () => at(transactions[who]), pause })
  const [leader, follower] = [machine('leader'), machine('follower')]
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = (more: Record<string, string> = {}) =>
    new Request('https://penmark.example/', { headers: { cookie: cookies(), ...more } })
  function take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = '', age = ''] = /^([^=]+)=([^;]*); Path=\/; Max-Age=(\d+); /.exec(line) ?? []
      if (age === '0') jar.delete(name)
      else jar.set(name, value)
    }
  }
  /** The transaction whose state a read at the follower shows; it is passed on if that machine lacks what was seen. */
  async function read(): Promise<number> {
    if (await follower.areHere(cookies())) return transactions.follower
    take(leader.cookiesFor(request(), false))
    return transactions.leader
  }
  const isHere = () => follower.areHere(cookies())
  return { transactions, jar, leader, follower, request, take, read, isHere }
}

/** An answer that writes twice: before its head and after it. */
function streamed() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { goesOn: promise, end: resolve }
}

/** The turn in which what ended is forgotten. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('while a streamed answer writes, its browser reads from the leader, and afterwards anywhere', async () => {
  const { transactions, leader, request, take, jar, isHere } = cluster()
  const { goesOn, end } = streamed()
  transactions.leader = 2
  take(leader.cookiesFor(request(), true, goesOn))
  transactions.follower = 2
  expect(await isHere()).toBe(false)
  // A read meanwhile says nothing that could be wrong later.
  take(leader.cookiesFor(request(), false))
  expect([...jar.keys()].filter((name) => name.startsWith('__Host-penmark_writing_'))).toHaveLength(1)
  transactions.leader = 3
  end()
  await settled()
  expect(await isHere()).toBe(false)
  take(leader.cookiesFor(request(), false))
  expect([...jar.keys()]).toEqual(['__Host-penmark_seen'])
  expect(await isHere()).toBe(false)
  transactions.follower = 3
  expect(await isHere()).toBe(true)
})

test('an answer that fails after its head is forgotten too', async () => {
  const { leader, request, take, jar } = cluster()
  take(leader.cookiesFor(request(), true, Promise.reject(new Error('cut'))))
  await settled()
  take(leader.cookiesFor(request(), false))
  expect([...jar.keys()]).toEqual(['__Host-penmark_seen'])
})

test('the next leader knows of no such answer, so it says how far it is itself', async () => {
  const { leader, request, take, jar } = cluster()
  take(leader.cookiesFor(request(), true, new Promise(() => {})))
  const next = createOwnWrites({ secure: true, leads: () => true, positions: () => at(9) })
  take(next.cookiesFor(request(), false))
  expect([...jar]).toEqual([['__Host-penmark_seen', `${at(9).penmark}.${at(9).keys}`]])
})

test('calls with a token and machines that follow get no such cookie', () => {
  const { leader, follower, request } = cluster()
  const lines = leader.cookiesFor(request({ authorization: 'Bearer pmk_1' }), true, Promise.resolve())
  expect(lines.filter((line) => line.includes('writing'))).toEqual([])
  expect(follower.cookiesFor(request(), true, Promise.resolve())).toEqual([])
})

test('nothing is told to a browser that has written nothing', () => {
  const { leader, request } = cluster()
  expect(leader.cookiesFor(request(), false)).toEqual([])
})

const Act = fc.constantFrom('write', 'begin', 'end', 'another writes', 'follow', 'read')

test('whatever a browser does, no read lacks what it was told is saved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(Act, fc.nat(7)), { maxLength: 40 }), async (acts) => {
      const { transactions, leader, request, take, read } = cluster()
      const open: (() => void)[] = []
      let promised = 0
      for (const [act, which] of acts) {
        const { leader: most, follower: here } = transactions
        if (act === 'another writes') transactions.leader += 1
        if (act === 'follow') transactions.follower = Math.min(most, here + which)
        if (act === 'write' || act === 'begin') {
          const { goesOn, end } = streamed()
          promised = transactions.leader += 1
          take(leader.cookiesFor(request(), true, act === 'begin' ? goesOn : undefined))
          if (act === 'begin') open.push(end)
        }
        if (act === 'end' && open.length > 0) {
          promised = transactions.leader += 1
          open.splice(which % open.length, 1)[0]?.()
          await settled()
        }
        if (act === 'read') expect(await read()).toBeGreaterThanOrEqual(promised)
      }
    }),
    { numRuns: runs(300, 20_000) },
  )
})
