import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { folderOnDisk } from '#tests/support/disk.ts'
import { runs } from '#tests/support/long.ts'
import { patience } from '#tests/support/patience.ts'
import { startServerFor } from '#tests/support/people.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

const KILLS = runs(5, 300)
const CLIENTS = { ada: 'business', ben: 'business', cleo: 'business', dan: 'business' } as const
const KEYS_A_ROUND = 12

let double: OpenAiDouble
beforeAll(async () => {
  double = await startOpenAiDouble()
  // Slow, so that kills meet requests in every state.
  double.otherwise({ kind: 'answer', firstDelayMs: 15, wordDelayMs: 2 })
})
afterAll(() => double.close())

type Delivered = { text: string; receipt: number }
type Question = { key: string; token: string; stream: boolean; text: string }

/** Asks once. The answer, `again` for what may be repeated, or undefined if the server died before it was whole. */
async function ask(server: RunningServer, question: Question): Promise<Delivered | 'again' | undefined> {
  const { key, token, stream, text } = question
  try {
    const response = await fetch(`${server.url}/api/ai-assist`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(stream ? { accept: 'text/event-stream' } : {}),
      },
      body: JSON.stringify({ text, operation: 'rephrase' }),
    })
    const body = await response.text()
    if (response.status === 409) throw new Error(`gone: ${body}`)
    if (response.status !== 200) return 'again'
    const last = response.headers.get('content-type')?.includes('event-stream')
      ? (
          body
            .split('\n')
            .filter((line) => line.startsWith('data:'))
            .at(-1) ?? 'data: {}'
        ).slice(5)
      : body
    const answer = JSON.parse(last) as { processed_text?: string; receipt?: { seq: number } }
    if (answer.processed_text === undefined || answer.receipt === undefined) return undefined
    return { text: answer.processed_text, receipt: answer.receipt.seq }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('gone')) throw error
    return undefined
  }
}

test('however often the server is killed, each key gets its answer for one credit, and no credit comes back', async () => {
  using folder = folderOnDisk()
  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const { server: first, people } = await startServerFor(CLIENTS, settings, folder.path)
  const tokens = Object.values(people).map(({ token }) => token)
  let server = first

  const delivered = new Map<string, Delivered>()
  const questions: Question[] = []
  let open: Question[] = []
  let repeatedAfterKill = 0
  async function finish(question: Question) {
    const answer = await ask(server, question)
    if (answer === undefined || answer === 'again') return false
    const before = delivered.get(question.key)
    if (before !== undefined) expect(answer).toEqual(before)
    expect(answer.text).toBe(`Rewritten: ${question.text.toUpperCase()}`)
    delivered.set(question.key, answer)
    return true
  }

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const fresh = Array.from({ length: KEYS_A_ROUND }, (_, index): Question => {
      const token = tokens[index % tokens.length] ?? ''
      return { key: randomUUID(), token, stream: index % 3 === 0, text: `round ${kill} text ${index} of a client` }
    })
    questions.push(...fresh)
    const round = [...open, ...fresh]
    const asking = round.map(async (question) => ((await finish(question)) ? [] : [question]))
    // This pause waits for no event: it makes the moment of the kill arbitrary.
    await wait(5 + ((kill * 37) % 211))
    await server.stop('SIGKILL')
    open = (await Promise.all(asking)).flat()
    repeatedAfterKill += open.length
    server = await startServer(settings, folder.path)
    // What the crash left is decided within ten seconds of the next start, by the first repeat already.
    for (const question of open.slice(0, 3)) {
      await expect.poll(() => finish(question), { timeout: patience(10_000) }).toBe(true)
    }
    open = open.slice(3)
  }
  for (const question of open) {
    await expect.poll(() => finish(question), { timeout: patience(10_000) }).toBe(true)
  }
  expect(repeatedAfterKill).toBeGreaterThan(KILLS)
  expect(delivered.size).toBe(questions.length)
  // A repeat of what was delivered gives the same answer, and nothing back.
  for (const question of questions.slice(-2 * KEYS_A_ROUND)) expect(await finish(question)).toBe(true)
  await server.stop('SIGKILL')

  const database = openDatabase(folder.path)
  const count = (type: string) =>
    database.reader.sqlite
      .prepare<[string], number>('SELECT count(*) FROM ledger_event WHERE type = ?')
      .pluck()
      .get(type)
  expect(count('request.settled')).toBe(questions.length)
  expect(new Set([...delivered.values()].map(({ receipt }) => receipt)).size).toBe(questions.length)
  expect(count('adjustment.posted')).toBe(0)
  expect(count('request.reserved')).toBe((count('request.settled') ?? 0) + (count('request.released') ?? 0))
  expect(rebuild(database.reader).differences).toEqual([])
  database.close()
}, 3_600_000)
