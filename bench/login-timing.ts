import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { call, PASSWORD } from '#tests/support/client.ts'
import { freePort } from '#tests/support/server.ts'
import { EMAIL, prepareAccount } from './account.ts'
import type { Target } from './load.ts'
import { see } from './probe.ts'
import { type Server, start } from './processes.ts'
import { HEAD, type Row, show, table } from './report.ts'

// `npm run bench -- login-timing`: whether time tells that an address has an account. Known and unknown addresses in
// turn, first one and then the other first. It reports; the goal is a difference of the medians within 10 ms.

const TRIES = 200
const GOAL_MS = 10
/** Work that continues after the answer for a known address must not delay the next request. */
const PAUSE_MS = 25
const WAITING = 'waiting@example.com'
const FORM = 'application/x-www-form-urlencoded'
const SETTINGS = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' }

type Question = { name: string; path: string; known: string; body: (email: string) => string; type: string }

const json = (fields: (email: string) => object) => ({
  type: 'application/json',
  body: (email: string) => JSON.stringify(fields(email)),
})
const form = (fields: (email: string) => Record<string, string>) => ({
  type: FORM,
  body: (email: string) => new URLSearchParams(fields(email)).toString(),
})

const wrong = 'not this one at all'
const QUESTIONS: readonly Question[] = [
  { name: 'login, call', path: '/api/auth/login', known: EMAIL, ...json((email) => ({ email, password: wrong })) },
  {
    name: 'login, screen',
    path: '/login',
    known: EMAIL,
    ...form((email) => ({ intent: 'login', email, password: wrong })),
  },
  { name: 'forgot, call', path: '/api/auth/forgot-password', known: EMAIL, ...json((email) => ({ email })) },
  { name: 'forgot, screen', path: '/forgot-password', known: EMAIL, ...form((email) => ({ intent: 'forgot', email })) },
  { name: 'resend, call', path: '/api/auth/resend-verification', known: WAITING, ...json((email) => ({ email })) },
  { name: 'resend, screen', path: '/verify-email', known: WAITING, ...form((email) => ({ intent: 'resend', email })) },
]

const port = await freePort()
const { dataDir } = await prepareAccount(port, SETTINGS)
const server = await start({
  name: 'ours',
  script: 'build/server/index.js',
  port,
  path: '/readyz',
  env: { ...SETTINGS, DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${port}` },
})
try {
  await call(server, 'POST', '/api/auth/register', { body: { email: WAITING, password: PASSWORD } })
  const rows: Row[] = []
  for (const question of QUESTIONS) {
    process.stdout.write(`${question.name}: ${TRIES} tries each\n`)
    rows.push(await compared(server, question))
  }
  const head = { ...HEAD, ours: 'known', floor: 'unknown', ratio: 'difference' }
  process.stdout.write(`\n${table(rows, head)}\n`)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function compared(to: Server, question: Question): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = async (email: string) => {
    const target: Target = {
      server: to,
      path: question.path,
      method: 'POST',
      headers: { 'content-type': question.type, origin: to.url },
      body: question.body(email),
    }
    const { allMs } = await see(agent, target)
    await delay(PAUSE_MS)
    return allMs
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = -10; round < TRIES; round += 1) {
    const nobody = `nobody-${round}@example.com`
    const pair = [
      () => once(question.known).then((ms) => known.push(ms)),
      () => once(nobody).then((ms) => unknown.push(ms)),
    ]
    for (const one of round % 2 === 0 ? pair : pair.toReversed()) await one()
    // The first rounds warm the server up.
    if (round < 0) known.length = unknown.length = 0
  }
  agent.destroy()
  const difference = Math.abs(median(known) - median(unknown))
  return {
    goal: 'A6',
    name: question.name,
    ours: show(median(known), 'ms'),
    floor: show(median(unknown), 'ms'),
    ratio: show(difference, 'ms'),
    wanted: `≤ ${GOAL_MS} ms`,
    met: difference <= GOAL_MS,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
