import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { Fleet } from './fleet.ts'
import type { Target } from './load.ts'
import { see } from './probe.ts'

/** The double answers with one word more, each a piece: so many events, and one that ends the answer. */
const WORDS = Array.from({ length: 99 }, (_, n) => `word${n}`)
const SENTENCE = 'The quick brown fox jumps over the lazy dog, and nobody in the office is surprised by it any more.'

export type Targets = ReturnType<typeof targetsOf> extends Promise<infer T> ? T : never

/** The requests to each server. The floor's landing page gets as many bytes as ours. */
export async function targetsOf(fleet: Pick<Fleet, 'ours' | 'floor' | 'bare' | 'cookie' | 'bearer'>) {
  const { ours, floor, bare, cookie, bearer } = fleet
  const html = { accept: 'text/html', 'accept-encoding': 'identity' }
  const signedIn = { ...html, cookie }
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: ours.url }
  const wrong = new URLSearchParams({
    email: 'bench@example.com',
    password: 'not the password',
    intent: 'login',
  }).toString()
  const json = { 'content-type': 'application/json' }
  const landing: Target = { server: ours, path: '/', headers: html }
  const streamOf = (words: readonly string[]): Target => {
    const fields = new URLSearchParams({ intent: 'process', text: words.join(' '), operation: 'rephrase' }).toString()
    return {
      server: ours,
      path: '/dashboard/assistant/stream',
      method: 'POST',
      headers: { ...form, cookie, accept: 'text/event-stream' },
      fresh: () => ({ body: `${fields}&idempotency_key=${randomUUID()}` }),
    }
  }
  return {
    landing,
    landingGzip: { ...landing, headers: { ...html, 'accept-encoding': 'gzip' } },
    floorLanding: { server: floor, path: await floorPathOfBytes(fleet, landing), headers: html },
    overview: { server: ours, path: '/dashboard', headers: signedIn },
    floorDash: { server: floor, path: '/dash', headers: { ...html, cookie: 'sid=bench' } },
    ready: { server: ours, path: '/readyz' },
    floorHealth: { server: floor, path: '/health' },
    assist: {
      server: ours,
      path: '/api/ai-assist',
      method: 'POST',
      headers: { ...json, authorization: bearer },
      body: JSON.stringify({ text: SENTENCE }),
      fresh: () => ({ headers: { 'idempotency-key': randomUUID() } }),
    },
    floorLedger: {
      server: floor,
      path: '/api/ledger',
      method: 'POST',
      headers: { ...json, cookie: 'sid=bench' },
      body: JSON.stringify({ text: SENTENCE }),
    },
    floorAssist: {
      server: floor,
      path: '/api/assist',
      method: 'POST',
      headers: { ...json, cookie: 'sid=bench' },
      body: JSON.stringify({ text: SENTENCE }),
    },
    loginPage: { server: ours, path: '/login', headers: html },
    assistantPage: { server: ours, path: '/dashboard/assistant', headers: signedIn },
    stream: streamOf(WORDS),
    shortStream: streamOf(WORDS.slice(0, 9)),
    floorStream: { server: floor, path: '/api/stream', method: 'POST', headers: { cookie: 'sid=bench' } },
    bareStream: { server: bare, path: '/', method: 'POST' },
    login: { server: ours, path: '/login', method: 'POST', headers: form, body: wrong, status: 401 },
    floorLogin: {
      server: floor,
      path: '/login',
      method: 'POST',
      headers: { 'content-type': form['content-type'] },
      body: wrong,
      status: 400,
    },
  } satisfies Record<string, Target>
}

async function floorPathOfBytes(fleet: Pick<Fleet, 'floor'>, landing: Target): Promise<string> {
  const agent = new Agent()
  const bytesOf = async (target: Target) => (await see(agent, target)).body.byteLength
  const wanted = await bytesOf(landing)
  const few = await bytesOf({ server: fleet.floor, path: '/?items=0' })
  const many = await bytesOf({ server: fleet.floor, path: '/?items=100' })
  return `/?items=${Math.max(0, Math.round((100 * (wanted - few)) / (many - few)))}`
}
