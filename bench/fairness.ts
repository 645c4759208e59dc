import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { type Row, ratio, show, table } from './report.ts'

// `npm run bench fairness [-- --quick] [-- --visitors]`: how long an account waits for its texts while another account attacks, or visitors
// of thousands of addresses try texts on the landing page, beside how long it waits alone, in turns on one server. It
// reports the ratio of the 95th percentiles; the goal is at most 2. The limits of accounts are lifted, so that the attack
// never ends by itself; those of visitors stand, since they are what is measured. `--visitors` measures them alone.
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, visitors: { type: 'boolean', default: false } },
})
const ROUNDS = values.quick ? 1 : 4
const REQUESTS = 25
const VISITORS = fileURLToPath(new URL('visitors.ts', import.meta.url))

const ORDINARY =
  'The finance team have made a decision to automate the the approval of small claims. We believe that this will help everybody. '.repeat(
    4,
  )
/** Words that no dictionary has, among some that it has: the slowest kind of text found so far. */
const HOSTILE = Array.from({ length: 700 }, (_, place) =>
  place % 2 === 0 ? 'people' : `${place.toString(36).replace(/\d/g, 'q')}ment`,
)
  .join(' ')
  .slice(0, 4_990)

type Call = { path: string; ordinary: object; hostile: object }
const CALLS: Readonly<Record<string, Call>> = {
  'the built-in engine rephrases': {
    path: '/api/ai-assist',
    ordinary: { text: ORDINARY },
    hostile: { text: HOSTILE, operation: 'explain' },
  },
  'a text is analysed': {
    path: '/api/analyze-text',
    ordinary: { text: ORDINARY },
    hostile: { text: 'A. '.repeat(6_663) },
  },
}

await using server = await startPeopledServer(
  { AI_ENGINE: 'builtin', RATE_LIMIT_SCALE: '1000' },
  { enterprise: 2 * Object.keys(CALLS).length },
)

async function call(person: Person, path: string, body: object, signal?: AbortSignal, to = server): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      // An address of its own, for a server that reads this header.
      'x-forwarded-for': `203.0.113.${Number(/\d+/.exec(person.email)?.[0])}`,
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered with ${answer.status}`)
  return performance.now() - startedAt
}

async function timesOf(victim: Person, { path, ordinary }: Call, to = server): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) times.push(await call(victim, path, ordinary, undefined, to))
  return times
}

/** Three requests of the attacker at any time, until the work is done. */
async function attacked<Value>(attacker: Person, { path, hostile }: Call, work: () => Promise<Value>): Promise<Value> {
  const over = new AbortController()
  const lanes = [1, 2, 3].map(async () => {
    while (!over.signal.aborted) await call(attacker, path, hostile, over.signal).catch(() => undefined)
  })
  const value = await work()
  over.abort()
  await Promise.all(lanes)
  return value
}

/** Enough for the pace below: each may ask 20 times a minute. */
const MEMBERS = 150
const PAUSE_MS = 20
const TRIES = values.quick ? 2_000 : 5_000

/**
 * Lets visitors of many addresses try texts from a process of their own (`bench/visitors.ts`), as the member asks from this one.
 * @returns what that process counted, after all its tries
 */
async function tried(to: PeopledServer, work: (over: Promise<unknown>) => Promise<void>): Promise<string> {
  const child = spawn(process.execPath, [VISITORS, to.url, String(TRIES), HOSTILE.slice(0, 980)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const counted = text(child.stdout)
  await work(counted)
  return (await counted).trim()
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const rows: Row[] = []
for (const [name, each] of Object.entries(values.visitors ? {} : CALLS)) {
  const [victim, attacker] = [server.person('enterprise'), server.person('enterprise')]
  const alone: number[] = []
  const beside: number[] = []
  // The first round of both starts threads and compiles; it is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = await timesOf(victim, each)
    const second = await attacked(attacker, each, () => timesOf(victim, each))
    if (round === 0) continue
    alone.push(...first)
    beside.push(...second)
  }
  addRows(name, beside, alone)
}

const rephrase = CALLS['the built-in engine rephrases'] as Call
{
  await using open = await startPeopledServer(
    { AI_ENGINE: 'builtin', TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_SCALE: '1' },
    { enterprise: MEMBERS },
  )
  const members = Array.from({ length: MEMBERS }, () => open.person('enterprise'))
  // As above, nothing is counted before the threads have started and the code is compiled.
  await Promise.all(
    members.slice(0, 2).map((person) => call(person, rephrase.path, rephrase.ordinary, undefined, open)),
  )
  for (const person of members) await call(person, rephrase.path, rephrase.ordinary, undefined, open)
  const alone: number[] = []
  const beside: number[] = []
  /** Members ask in turn, each from an address of its own, so that none of them meets a limit. */
  async function letAsk(times: number[], goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const member = members[(alone.length + beside.length) % MEMBERS] as Person
      times.push(await call(member, rephrase.path, rephrase.ordinary, undefined, open))
      await delay(PAUSE_MS)
    }
  }
  const half = ROUNDS * REQUESTS
  await letAsk(alone, () => alone.length < half)
  const counted = await tried(open, async (over) => {
    let isOver = false
    void over.finally(() => {
      isOver = true
    })
    await letAsk(beside, () => !isOver)
  })
  await letAsk(alone, () => alone.length < 2 * half)
  addRows(`it rephrases while visitors try ${TRIES} texts`, beside, alone)
  process.stdout.write(
    `\n${TRIES} tries from as many addresses: ${counted}; ${beside.length} requests of members meanwhile\n`,
  )
}

function addRows(name: string, beside: readonly number[], alone: readonly number[]): void {
  for (const [share, label] of [
    [0.5, 'p50'],
    [0.95, 'p95'],
  ] as const) {
    const [ours, own] = [percentile(beside, share), percentile(alone, share)]
    rows.push({
      goal: 'fairness',
      name: `${name}, ${label}`,
      ours: show(ours, 'ms'),
      floor: show(own, 'ms'),
      wanted: label === 'p95' ? '≤ 2' : '',
      ...ratio(ours, own, (found) => label !== 'p95' || found <= 2),
    })
  }
}

const head = {
  goal: 'goal',
  name: 'what',
  ours: 'attacked',
  floor: 'alone',
  ratio: 'ratio',
  wanted: 'wanted',
  met: 'met',
}
process.stdout.write(`\n${table(rows, head)}\n`)
