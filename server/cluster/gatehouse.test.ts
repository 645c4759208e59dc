import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import { createGatehouse } from './gatehouse.ts'
import { HOP, signHop } from './hop.ts'
import { askToLead } from './replicas.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function listening(take: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SOON = { timeout: 20_000 }
const COPY = { size: 5, leaf: 'ab'.repeat(32), keys: '0'.repeat(16) }
const envOf = (node: string, url: string | undefined) => ({
  ...{ onFly: false, secure: false, trustedProxyHops: 0, sessionSecrets: ['secret'] as [string] },
  cluster: { node, url, litefsUrl: '', consul: undefined, ack: 'recorded' as const },
})

/** The machine that leads, with its host's requests as they begin, and one that will. The clock of the first stands still. */
async function cluster() {
  const state = { leads: true, next: undefined as string | undefined, nextNode: 'b', steppedDown: false, now: 0 }
  const began: { path: string; response: ServerResponse }[] = []
  const onNext: { path: string; body: string }[] = []
  const next = await listening((request, response) => {
    void text(request).then((body) => {
      onNext.push({ path: request.url ?? '', body })
      response.end('next')
    })
  })
  const stepped = Promise.withResolvers<void>()
  const machine = {
    mayAcknowledge: () => state.leads,
    end: () => null,
    isCopy() {},
    copies: { settle: async () => 'held', take: () => true },
    membership: {
      leader: () => (state.next === undefined ? undefined : { node: state.nextNode, url: state.next }),
      ...{ leaderIsFresh: () => true, role: () => 'primary', positions: () => undefined },
      stepDown() {
        state.steppedDown = true
        state.leads = false
        return stepped.promise
      },
    },
  } as unknown as Parameters<typeof createGatehouse>[0]['machine']
  const gatehouse = createGatehouse({
    env: envOf('a', undefined) as unknown as Parameters<typeof createGatehouse>[0]['env'],
    log: createLog('silent'),
    clock: { monotonic: () => state.now },
    machine,
    refuse: (_request, response) => void response.writeHead(503, { 'retry-after': '5' }).end('refused'),
  })
  ends.push(() => gatehouse.leave())
  const url = await listening(
    (request, response) =>
      void gatehouse.receive(request, response, () => began.push({ path: request.url ?? '', response })),
  )
  return { state, began, onNext, next, stepped, url }
}

const send = (url: string, path: string, body = 'text') =>
  fetch(`${url}${path}`, { method: 'POST', body }).then(async (answer) => [answer.status, await answer.text()])

const passedOn = (url: string, path: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { [HOP]: signHop('secret', { method: 'POST', url: path }, '203.0.113.9', Date.now()) },
  })

test('a machine that is asked to let another one lead finishes what runs, and what comes meanwhile goes to the next one', async () => {
  const { state, began, onNext, next, stepped, url } = await cluster()
  const first = send(url, '/one')
  await vi.waitUntil(() => began.length === 1, SOON)
  expect(await askToLead(envOf('b', next), url, COPY)).toBe('soon')
  const second = send(url, '/two', 'its body')
  // It is sent back to the machine that passed it on, and nothing is done with it.
  const third = await passedOn(url, '/three')
  expect([third.status, third.headers.get('x-penmark-leaving')]).toEqual([503, '1'])
  expect([state.steppedDown, began.length]).toEqual([false, 1])
  began[0]?.response.end('here')
  expect(await first).toEqual([200, 'here'])
  await vi.waitUntil(() => state.steppedDown, SOON)
  state.next = next
  stepped.resolve()
  expect(await second).toEqual([200, 'next'])
  expect(onNext).toEqual([{ path: '/two', body: 'its body' }])
  expect(began.map(({ path }) => path)).toEqual(['/one'])
})

test('a machine that finds no other to lead begins what waited itself', async () => {
  const { state, began, stepped, url } = await cluster()
  expect(await askToLead(envOf('b', undefined), url, COPY)).toBe('soon')
  await vi.waitUntil(() => state.steppedDown, SOON)
  const waited = send(url, '/waits')
  state.leads = true
  stepped.resolve()
  await vi.waitUntil(() => began.length === 1, SOON)
  began[0]?.response.end('here')
  expect(await waited).toEqual([200, 'here'])
})

test('a request whose sender left is waited for no longer', async () => {
  const { state, began, url } = await cluster()
  const gone = new AbortController()
  const left = fetch(`${url}/left`, { method: 'POST', signal: gone.signal }).catch(() => 'left')
  await vi.waitUntil(() => began.length === 1, SOON)
  gone.abort()
  expect(await left).toBe('left')
  await askToLead(envOf('b', undefined), url, COPY)
  await vi.waitUntil(() => state.steppedDown, SOON)
})

test('a machine that gets a request that was passed on, and does not lead, sends it back', async () => {
  const { state, began, url } = await cluster()
  state.leads = false
  const answer = await passedOn(url, '/elsewhere')
  expect([answer.status, answer.headers.get('x-penmark-leaving'), began.length]).toEqual([503, '1', 0])
})

test('a request waits for a machine that leads for 5 s in all, and is refused then', async () => {
  const { state, began, url } = await cluster()
  state.leads = false
  let isRefused = false
  const waits = fetch(`${url}/waits`, { method: 'POST', body: 'text' }).then((answer) => {
    isRefused = true
    return answer
  })
  await vi.waitUntil(() => {
    // From the first look on, which may be a while after it was sent.
    state.now += 1_000
    return isRefused
  }, SOON)
  expect(state.now).toBeGreaterThanOrEqual(5_000)
  const answer = await waits
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(began).toEqual([])
})

test('nothing more is passed on to a leader that stops, and what came back goes to the next one', async () => {
  const { state, onNext, next, url } = await cluster()
  state.leads = false
  let came = 0
  state.next = await listening((_request, response) => {
    came += 1
    response.writeHead(503, { 'x-penmark-leaving': 'stops' }).end()
  })
  const first = send(url, '/one', 'its body')
  await vi.waitUntil(() => came === 1, SOON)
  const second = send(url, '/two', 'another')
  // Its listener closes, and a connection that it had not taken yet is cut.
  state.nextNode = 'c'
  state.next = next
  expect([await first, await second]).toEqual([
    [200, 'next'],
    [200, 'next'],
  ])
  expect(came).toBe(1)
  expect(onNext.map(({ body }) => body).sort()).toEqual(['another', 'its body'])
})

test('a write whose connection is cut is refused, since it may have been done; a read is asked for again', async () => {
  const { state, onNext, next, url } = await cluster()
  state.leads = false
  state.next = await listening((request) => request.socket.destroy())
  expect((await send(url, '/write'))[0]).toBe(503)
  let cut = 0
  state.next = await listening((request) => {
    cut += 1
    state.next = next
    request.socket.destroy()
  })
  const cookie = `penmark_seen=${'f'.repeat(16)}.${'f'.repeat(16)}`
  const read = await fetch(`${url}/dashboard`, { headers: { cookie } })
  expect([read.status, await read.text(), cut]).toEqual([200, 'next', 1])
  expect(onNext.map(({ path }) => path)).toEqual(['/dashboard'])
})
