import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PROMPT_VERSION } from '#app/.server/assistant/prompt.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import type { Browser } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { blocksIn } from '#tests/support/hostile-model.ts'
import { startServerFor } from '#tests/support/people.ts'
import { partsOf, privateSentence } from '#tests/support/private-things.ts'
import type { RunningServer } from '#tests/support/server.ts'

// Refines a result step by step, over real HTTP without a script, and by call.

type Person = Browser & { token: string }
type Message = { role: string; content: string }

const CHAT = '/dashboard/assistant/chat'
const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-chat-'))
let double: OpenAiDouble
let server: RunningServer
let starter: Person
let pro: Person
beforeAll(async () => {
  double = await startOpenAiDouble()
  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const started = await startServerFor({ starter: 'starter', pro: 'pro' }, settings, dataDir)
  server = started.server
  starter = started.people.starter
  pro = started.people.pro
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await double.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => double.reset())

let keys = 0
const freshKey = () => {
  keys += 1
  return `chat-${keys}`
}
const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** The thread in the page's form. */
function threadIn(html: string): string {
  const value = /name="thread" value="([^"]*)"/.exec(html)?.[1] ?? ''
  const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '')
}

async function used({ token }: Person): Promise<number> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token })
  return (body.usage as { current_month: number }).current_month
}

/** The blocks of the newest request to the model. */
const sent = () => blocksIn((double.journal.at(-1)?.body.messages ?? []) as Message[]).blocks

test('spec 2: the chat-style AI assistant view, whose details are not shown there: a chat begins with a text and goes on with chips, one credit each, and only the latest result goes out', async () => {
  const before = await used(starter)
  double.script({ kind: 'answer', text: 'First result.' }, { kind: 'answer', text: 'Second.' })
  const begun = await starter.post(CHAT, {
    ...{ intent: 'start', text: 'My text.', operation: 'summarize', idempotency_key: freshKey() },
  })
  expect(begun.status).toBe(200)
  const first = await textOf(begun)
  expect(first).toContain('First result.')
  expect(first).toContain('1 credit a step')
  expect(first).toContain('Custom changes come with Pro and above.')
  const next = await textOf(
    await starter.post(CHAT, { refine: 'shorter', thread: threadIn(first), idempotency_key: freshKey() }),
  )
  expect(next).toContain('First result.')
  expect(next).toContain('Second.')
  expect(sent()).toEqual([['TEXT', 'First result.']])
  expect(JSON.stringify(double.journal.at(-1)?.body)).toContain('clearly shorter')
  expect(await used(starter)).toBe(before + 2)
})

test('reloading a step, which posts it again, is charged once', async () => {
  const before = await used(starter)
  const fields = { intent: 'start', text: 'Once.', operation: 'rephrase', idempotency_key: freshKey() }
  const first = threadIn(await textOf(await starter.post(CHAT, fields)))
  const again = threadIn(await textOf(await starter.post(CHAT, fields)))
  expect(again).toBe(first)
  expect(await used(starter)).toBe(before + 1)
})

test('own words come with Pro and reach the model as a wish, and a starter’s are refused without a charge', async () => {
  const open = { intent: 'open', thread: JSON.stringify(threadWith('A result.')) }
  expect(await textOf(await pro.post(CHAT, open))).toContain('Custom change')
  const wish = { refine: 'instruction', custom_prompt: 'Address it to a customer', thread: open.thread }
  double.script({ kind: 'answer', text: 'Dear customer, a result.' })
  expect(await textOf(await pro.post(CHAT, { ...wish, idempotency_key: freshKey() }))).toContain('Dear customer')
  expect(sent()).toEqual([
    ['WISH', 'Address it to a customer'],
    ['TEXT', 'A result.'],
  ])
  const before = await used(starter)
  const refused = await starter.post(CHAT, { ...wish, idempotency_key: freshKey() })
  expect(refused.status).toBe(403)
  expect(await textOf(refused)).toContain('A result.')
  expect(await used(starter)).toBe(before)
})

test('a refused step keeps the thread and what was typed, and costs nothing', async () => {
  const before = await used(pro)
  double.script({ kind: 'finish', reason: 'content_filter' })
  const fields = { refine: 'instruction', custom_prompt: 'Kept words', thread: JSON.stringify(threadWith('A result.')) }
  const filtered = await pro.post(CHAT, { ...fields, idempotency_key: freshKey() })
  expect(filtered.status).toBe(422)
  const page = await textOf(filtered)
  expect(page).toContain('Kept words')
  expect(page).toContain('A result.')
  const blank = await pro.post(CHAT, { ...fields, custom_prompt: ' ', idempotency_key: freshKey() })
  expect(blank.status).toBe(400)
  expect(await textOf(blank)).toContain('Enter the change you want')
  expect(await used(pro)).toBe(before)
})

test('a thread that cannot be read begins anew and says so; opening one costs nothing', async () => {
  const lost = await pro.post(CHAT, { refine: 'shorter', thread: '{"turns":[]}' })
  expect(lost.status).toBe(400)
  expect(await textOf(lost)).toContain('We couldn’t read this chat')
  const opened = await pro.post(CHAT, { intent: 'open', thread: JSON.stringify(threadWith('<b>bold</b>')) })
  expect(await textOf(opened)).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(double.count()).toBe(0)
})

test('a long thread leaves its oldest steps out and says how many', async () => {
  const turns = Array.from({ length: 30 }, (_, index) => ({ ...turn(`${index} ${'word '.repeat(700)}`) }))
  const page = await textOf(
    await pro.post(CHAT, { intent: 'open', thread: JSON.stringify({ folded: 0, turns: turns.slice(0, 14) }) }),
  )
  expect(page).toMatch(/We dropped the oldest \d+ steps/)
  expect(page).toContain('13 word')
  const { folded, turns: openTurns } = JSON.parse(threadIn(page)) as { folded: number; turns: unknown[] }
  expect(folded + openTurns.length).toBe(14)
})

test('by call, refine works on a result, records a rephrasing and names the version of the prompt', async () => {
  const { status, body } = await call(server, 'POST', '/api/ai-assist', {
    ...{ token: starter.token, body: { text: 'A result.', refine: 'friendlier' } },
  })
  expect([status, body.prompt_version]).toEqual([200, PROMPT_VERSION])
  const own = { text: 'A result.', refine: 'instruction', custom_prompt: 'In two lines' }
  expect((await call(server, 'POST', '/api/ai-assist', { token: starter.token, body: own })).status).toBe(403)
  expect((await call(server, 'POST', '/api/ai-assist', { token: pro.token, body: own })).status).toBe(200)
  const unknown = await call(server, 'POST', '/api/ai-assist', {
    token: pro.token,
    body: { text: 'x', refine: 'louder' },
  })
  expect(unknown.status).toBe(400)
  expect(JSON.stringify(unknown.body)).toContain('This change isn’t available')
})

test('over three steps no part of a hidden thing reaches the model, and every stand-in stays the same thing', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const private_ = fc.sample(privateSentence, { numRuns: 12, seed })
    const text = private_.map((each) => each.text).join('\n')
    const mask = ['names', 'addresses', 'numbers']
    const preview = await call(server, 'POST', '/api/mask', { token: pro.token, body: { text, mask } })
    const hits = preview.body.hits as { found: string; stand_in: string }[]
    const originals = new Map(hits.map(({ stand_in, found }) => [stand_in, found]))
    // No word around the stand-ins is left that would let a rule find the thing once more.
    const bare = (parts: Iterable<string>) => [...parts].join(' and ')
    const standIns = [...originals.keys()]
    double.script(
      ...[standIns, standIns.toReversed(), standIns].map((each) => ({ kind: 'answer', text: bare(each) }) as const),
    )
    const fields: [string, string][] = [
      ...mask.map((kind): [string, string] => ['mask', kind]),
      ...Object.entries({ intent: 'start', text, operation: 'summarize', idempotency_key: freshKey() }),
    ]
    const first = threadIn(await textOf(await pro.post(CHAT, fields)))
    const next = { refine: 'longer', thread: first, idempotency_key: freshKey() }
    const second = threadIn(await textOf(await pro.post(CHAT, next)))
    const custom_prompt = `Never name ${private_.map(({ thing }) => thing).join(', ')} first`
    const own = { refine: 'instruction', custom_prompt, thread: second, idempotency_key: freshKey() }
    const third = threadIn(await textOf(await pro.post(CHAT, own)))
    const steps = double.journal.slice(-3).map(({ body }) => blocksIn(body.messages as Message[]).blocks)
    expect(steps[2]?.[0]?.[0]).toBe('WISH')
    expect(steps[1]?.at(-1)?.[1]).toBe(bare(standIns))
    expect(steps[2]?.at(-1)?.[1]).toBe(bare(standIns.toReversed()))
    for (const [, content] of steps.flat()) {
      const open = content.replace(/\[[A-Z]+_\d+\]/g, '')
      expect(open).not.toMatch(/\p{Nd}/u)
      for (const part of private_.flatMap(({ thing }) => partsOf(thing))) expect(open).not.toContain(part)
    }
    const { turns } = JSON.parse(third) as { turns: { result: string }[] }
    const back = bare(originals.values())
    expect(turns.map(({ result }) => result)).toEqual([back, bare([...originals.values()].toReversed()), back])
  }
})

test('by call, what an answer hid stays hidden in a request on its result, and a list that cannot be read is refused', async () => {
  const ask = (body: object) => call(server, 'POST', '/api/ai-assist', { token: pro.token, body })
  double.script({ kind: 'answer', text: 'It is [PHONE_1].' }, { kind: 'answer', text: '[PHONE_1]' })
  const text = 'My telephone number: 471 108, any time.'
  const { body } = await ask({ text, mask: ['numbers'] })
  expect(body).toMatchObject({ masked: 1, hidden: [{ kind: 'phone', text: '471 108', number: 1 }] })
  const result = { text: String(body.processed_text), refine: 'shorter', mask: ['numbers'] }
  const next = await ask({ ...result, mask_hidden: body.hidden })
  expect(sent()).toEqual([['TEXT', 'It is [PHONE_1].']])
  expect(next.body.processed_text).toBe('471 108')
  expect((await ask({ ...result, mask_hidden: [{ kind: 'secret', text: 'x', number: 1 }] })).status).toBe(400)
})

test('a chat whose list of hidden things cannot be read sends nothing', async () => {
  const thread = JSON.stringify({ ...threadWith('Ada Berg came.'), hiding: { mask: ['names'], things: 'none' } })
  expect((await pro.post(CHAT, { refine: 'shorter', thread, idempotency_key: freshKey() })).status).toBe(400)
  expect(double.count()).toBe(0)
})

function turn(result: string) {
  return { ask: { kind: 'refine', refine: 'shorter', instruction: '' }, result, seq: null, notes: [], language: 'en' }
}

function threadWith(result: string) {
  return { folded: 0, turns: [turn(result)] }
}

test('research says on screen, in the chat and by call that no sources were used', async () => {
  const notice = 'No sources were used'
  const fields = { operation: 'research', text: 'Reefs die in warm water.', idempotency_key: freshKey() }
  expect(await textOf(await pro.post('/dashboard/assistant', { intent: 'process', ...fields }))).toContain(notice)
  const chat = await pro.post(CHAT, { intent: 'start', ...fields, idempotency_key: freshKey() })
  expect(await textOf(chat)).toContain(notice)
  const { operation, text } = fields
  const { body } = await call(server, 'POST', '/api/ai-assist', { token: pro.token, body: { operation, text } })
  expect(body).toMatchObject({ sources: [], notes: [expect.stringContaining(notice)] })
  const other = await call(server, 'POST', '/api/ai-assist', { token: pro.token, body: { text } })
  expect(other.body).not.toHaveProperty('sources')
})
