import { parseArgs } from 'node:util'
import { type Person, startPeopledServer } from '#tests/support/people.ts'
import { type Row, ratio, show, table } from './report.ts'

// `npm run bench fairness [-- --quick]`: how long an account waits for its texts while another account attacks, beside how
// long it waits alone, in turns on one server. It reports the ratio of the 95th percentiles; the goal is at most 2. The
// limits of accounts are lifted, so that the attack never ends by itself.
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const ROUNDS = values.quick ? 1 : 4
const REQUESTS = 25

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

async function call(person: Person, path: string, body: object, signal?: AbortSignal): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
  await answer.text()
  return performance.now() - startedAt
}

async function timesOf(victim: Person, { path, ordinary }: Call): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) times.push(await call(victim, path, ordinary))
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

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const rows: Row[] = []
for (const [name, each] of Object.entries(CALLS)) {
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
