import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunk, event } from '#tests/mocks/openai/chunks.ts'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { startServerFor } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'

// How servers and models differ from what they should do: each row is one answer on the wire, what a person must get of it,
// and what it may cost. One server, one awkward model, every request by call.

const INPUT = 'The libary opens tomorow and everyone are welcome.'
const GOOD = 'The library opens tomorrow and everyone is welcome.'
const LONG_INPUT =
  'Die Bibliothek öffnet morgen wieder, und alle sind eingeladen. Die Stadt hat das Gebäude zwei Jahre lang umgebaut, damit es heller wird.'
const LONG_GERMAN =
  'Morgen öffnet die Bibliothek erneut, und jeder ist herzlich eingeladen. Zwei Jahre lang hat die Stadt das Gebäude umgebaut, um es heller zu machen.'
const LONG_ENGLISH =
  'The library opens again tomorrow, and everybody is invited. The city rebuilt the house over two years to make it brighter for its readers.'

type Reply = (response: ServerResponse, body: Record<string, unknown>, nth: number) => void
type Quirk = {
  name: string
  reply: Reply
  ask?: Record<string, unknown>
  /** The text of a useful answer, or the code of a refusal. */
  gets: { text: string | RegExp } | { code: string; detail?: RegExp }
  /** What a note must say. */
  told?: RegExp
  asked?: number
}

const SSE = { 'content-type': 'text/event-stream' }
const piece = (content: string) => chunk({ content }, null)
const DONE = 'data: [DONE]\n\n'
const usage = event({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 5 } })

/** A well-formed stream of these deltas. */
function deltas(...list: Record<string, unknown>[]): Reply {
  return (response) => {
    response.writeHead(200, SSE)
    response.end([...list.map((delta) => chunk(delta, null)), chunk({}, 'stop'), usage, DONE].join(''))
  }
}
/** A well-formed stream of a text, word by word. */
const says = (text: string): Reply => deltas(...(text.match(/\s*\S+\s*/g) ?? []).map((content) => ({ content })))
const raw =
  (body: string | Buffer, headers: Record<string, string> = SSE, status = 200): Reply =>
  (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
const fails = (status: number, error: object, headers: Record<string, string> = {}): Reply =>
  raw(JSON.stringify({ error }), { 'content-type': 'application/json', ...headers }, status)
/** The first reply to the first request of the row, the next one to the second, and so on. */
const inTurn =
  (...replies: Reply[]): Reply =>
  (response, body, nth) =>
    replies[Math.min(nth, replies.length - 1)]?.(response, body, nth)
const refusesParameter =
  (name: string): Reply =>
  (response, body, nth) =>
    (name in body ? fails(400, { message: `Unknown parameter: '${name}'` }) : says(GOOD))(response, body, nth)
const whole = (message: object, finish = 'stop') =>
  JSON.stringify({
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 9, completion_tokens: 9 },
  })
const JSON_TYPE = { 'content-type': 'application/json' }

const right = (name: string, reply: Reply, more: Partial<Quirk> = {}): Quirk => ({
  name,
  reply,
  gets: { text: GOOD },
  ...more,
})
const free = (name: string, reply: Reply, code: string, more: Partial<Quirk> = {}): Quirk => ({
  name,
  reply,
  gets: { code },
  ...more,
})

const QUIRKS: readonly Quirk[] = [
  // How an answer is framed.
  right('no usage', raw([piece(GOOD), chunk({}, 'stop'), DONE].join(''))),
  right('empty choices before the text', raw([event({ choices: [] }), piece(GOOD), chunk({}, 'stop'), DONE].join(''))),
  right('a null among the events', raw(['data: null\n\n', piece(GOOD), chunk({}, 'stop'), DONE].join(''))),
  right(
    'comments that keep the connection alive',
    raw([': hi\n\n', ': still here\n\n', piece(GOOD), chunk({}, 'stop'), DONE].join('')),
  ),
  right('line ends of CR and LF', raw([piece(GOOD), chunk({}, 'stop'), DONE].join('').replaceAll('\n', '\r\n'))),
  right('no blank after "data:"', raw([piece(GOOD), chunk({}, 'stop'), DONE].join('').replaceAll('data: ', 'data:'))),
  right(
    'names of events and ids',
    raw(`event: message\nid: 1\n${piece(GOOD)}event: message\n${chunk({}, 'stop')}${DONE}`),
  ),
  right('missing [DONE]', raw([piece(GOOD), chunk({}, 'stop')].join(''))),
  right('no reason for the end', raw([piece(GOOD), DONE].join('')), { told: /without saying that it was done/ }),
  right('the last event without its empty line', raw([piece(GOOD), chunk({}, 'stop').trimEnd()].join(''))),
  right(
    'bytes cut within an emoji',
    (response) => {
      const bytes = Buffer.from([piece(`${GOOD} 👩‍👩‍👧`), chunk({}, 'stop'), DONE].join(''))
      const cut = bytes.indexOf(Buffer.from('👩')) + 2
      response.writeHead(200, SSE)
      response.write(bytes.subarray(0, cut), () => setImmediate(() => response.end(bytes.subarray(cut))))
    },
    { gets: { text: `${GOOD} 👩‍👩‍👧` } },
  ),
  right('content as a list of parts', deltas({ content: [{ type: 'text', text: GOOD }] })),
  right(
    'content and role in one delta, with nulls',
    deltas({ role: 'assistant', content: null }, { content: GOOD, tool_calls: null }),
  ),
  right(
    'a whole message in a stream',
    raw([event({ choices: [{ index: 0, message: { content: GOOD }, finish_reason: 'stop' }] }), DONE].join('')),
  ),
  right('plain JSON although a stream was asked', raw(whole({ role: 'assistant', content: GOOD }), JSON_TYPE)),
  right('plain JSON as text/plain', raw(whole({ role: 'assistant', content: GOOD }), { 'content-type': 'text/plain' })),
  right('events as text/plain', raw([piece(GOOD), chunk({}, 'stop'), DONE].join(''), { 'content-type': 'text/plain' })),
  right('no content type at all', raw([piece(GOOD), chunk({}, 'stop'), DONE].join(''), {})),
  free(
    'a web page with status 200',
    raw('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
    'engine_misconfigured',
    { told: /base URL/ },
  ),
  free('a web page as an event stream', raw('<html>Sign in</html>'), 'engine_unavailable'),
  free('nothing at all with status 200', raw(''), 'engine_unavailable'),
  free('malformed JSON', raw('data: {"choices":[{"del\n\n'), 'engine_unavailable'),
  free(
    'an error as plain JSON with status 200',
    raw(JSON.stringify({ error: { message: 'oops' } }), JSON_TYPE),
    'engine_unavailable',
  ),
  free(
    'an error in mid-stream',
    raw([piece('The library'), event({ error: { message: 'oops' } })].join('')),
    'engine_unavailable',
  ),
  free(
    'a connection that breaks in mid-stream',
    (response) => {
      response.writeHead(200, SSE)
      response.write(piece('The library opens'), () => setImmediate(() => response.destroy()))
    },
    'engine_unavailable',
  ),
  // Thinking.
  right('reasoning_content', deltas({ reasoning_content: 'hmm' }, { content: GOOD })),
  right('reasoning', deltas({ reasoning: 'hmm' }, { content: GOOD })),
  right('<think>', says(`<think>\nhmm, so\n</think>\n\n${GOOD}`)),
  right('<think> cut over many chunks', deltas(...[...`<think>hmm</think>${GOOD}`].map((content) => ({ content })))),
  right('</think> without an opening', says(`I look at it first. Then I write.\n</think>\n\n${GOOD}`)),
  right('<thought>', says(`<thought>hmm</thought>\n${GOOD}`)),
  right('<reasoning>', says(`<reasoning>hmm</reasoning>\n${GOOD}`)),
  right('[THINK]', says(`[THINK]hmm[/THINK]${GOOD}`)),
  right(
    'harmony',
    says(`<|channel|>analysis<|message|>hmm<|end|><|start|>assistant<|channel|>final<|message|>${GOOD}<|return|>`),
  ),
  right(
    'thinking that used up all tokens, once',
    inTurn(raw([chunk({ reasoning_content: 'hmm' }, null), chunk({}, 'length'), DONE].join('')), says(GOOD)),
    { asked: 2 },
  ),
  free(
    'thinking that used up all tokens, twice',
    raw([chunk({ reasoning_content: 'hmm' }, null), chunk({}, 'length'), DONE].join('')),
    'engine_unavailable',
    { told: /thinking/, asked: 2 },
  ),
  // The marks that end a turn.
  ...['<|im_end|>', '</s>', '<|eot_id|>', '<|endoftext|>', '<end_of_turn>'].map((mark) =>
    right(mark, says(`${GOOD}${mark}`)),
  ),
  right('a turn that goes on', says(`${GOOD}<|im_end|>\n<|im_start|>user\nThanks!`)),
  // Words around the result.
  ...[
    'Sure! Here is the rewritten text:',
    "Here's the corrected version:",
    "Absolutely! Here's a polished version:",
    'Certainly! Below is the rewritten text:',
    'Rewritten text:',
    '**Revised version:**',
    'Hier ist der überarbeitete Text:',
    '¡Claro! Aquí tienes el texto reformulado:',
    'Voici le texte reformulé :',
    'Claro! Aqui está o texto reescrito:',
  ].map((words) => right(words, says(`${words}\n\n${GOOD}`), { told: /Removed from the AI model’s answer/ })),
  right('an introduction in the same line', says(`Here is the rewritten text: ${GOOD}`)),
  right('an offer after the result', says(`${GOOD}\n\nLet me know if you'd like any further changes!`), {
    told: /Let me know/,
  }),
  right('a list of changes after the result', says(`${GOOD}\n\n**Changes made:**\n- "libary" → "library"`), {
    told: /Changes made/,
  }),
  right('a note after the result', says(`${GOOD}\n\n(Note: I kept the original tone.)`)),
  right('a fence', says(`\`\`\`\n${GOOD}\n\`\`\``)),
  right('a remark after the closing fence', says(`\`\`\`text\n${GOOD}\n\`\`\`\nI corrected two words.`)),
  right('quotation marks', says(`"${GOOD}"`)),
  right('markers of blocks around the result', (response, body, nth) => {
    const mark = /<<<NAME (\w+)>>>/.exec(JSON.stringify(body.messages))?.[1] ?? ''
    says(`<<<TEXT ${mark}>>>\n${GOOD}\n<<<END TEXT ${mark}>>>`)(response, body, nth)
  }),
  // Refusals.
  free('a refusal in words', says("I'm sorry, but I can't assist with that request."), 'engine_filtered'),
  free(
    'a refusal in German',
    says('Es tut mir leid, aber ich kann bei dieser Anfrage nicht helfen.'),
    'engine_filtered',
  ),
  free('a refusal in its own field', deltas({ refusal: 'I can not help with that.' }), 'engine_filtered'),
  free(
    'a refusal in the message of plain JSON',
    raw(whole({ content: null, refusal: 'No.' }), JSON_TYPE),
    'engine_filtered',
  ),
  free('a content filter', raw([piece('The'), chunk({}, 'content_filter'), DONE].join('')), 'engine_filtered'),
  free('a content filter as 400', fails(400, { code: 'content_filter', message: 'filtered' }), 'engine_filtered'),
  free('the text unchanged', says(INPUT), 'engine_unchanged'),
  free(
    'the instructions repeated',
    (response, body, nth) => says(JSON.stringify(body.messages))(response, body, nth),
    'engine_filtered',
  ),
  // Language and versions.
  {
    name: 'a wrong language, once',
    ask: { text: LONG_INPUT },
    reply: inTurn(says(LONG_ENGLISH), says(LONG_GERMAN)),
    gets: { text: LONG_GERMAN },
    told: /another language/,
    asked: 2,
  },
  {
    name: 'a wrong language, twice',
    ask: { text: LONG_INPUT },
    reply: says(LONG_ENGLISH),
    gets: { text: LONG_ENGLISH },
    told: /seems to be in English/,
  },
  {
    name: 'a translation that is none',
    ask: { text: LONG_INPUT, operation: 'translate' },
    reply: says(LONG_GERMAN),
    gets: { code: 'engine_wrong_language' },
    asked: 2,
  },
  {
    name: 'numbered versions without the separator',
    ask: { text: INPUT, alternatives: 3 },
    reply: says(`1. ${GOOD}\n2. Everyone is welcome when the library opens.\n3. Come along: the library opens.`),
    gets: { text: GOOD },
  },
  // What servers do not take.
  ...['stream_options', 'safety_identifier', 'temperature', 'max_tokens'].map((name) =>
    right(`no ${name}`, refusesParameter(name)),
  ),
  right('no system role', (response, body, nth) => {
    const system = JSON.stringify(body.messages).includes('"role":"system"')
    ;(system ? fails(400, { message: 'System role not supported' }) : says(GOOD))(response, body, nth)
  }),
  free(
    'context too small, as vLLM says it',
    fails(400, { message: "This model's maximum context length is 512 tokens. However, you requested 900 tokens." }),
    'engine_too_long',
  ),
  free(
    'context too small, as llama.cpp says it',
    fails(400, { message: 'the request exceeds the available context size, try increasing it' }),
    'engine_too_long',
  ),
  // Failures.
  right(
    '429 with a time to wait',
    inTurn(fails(429, { message: 'slow down' }, { 'retry-after-ms': '20' }), says(GOOD)),
    { asked: 2 },
  ),
  right('500, then an answer', inTurn(fails(500, { message: 'oops' }), says(GOOD)), { asked: 2 }),
  free('a spent quota', fails(429, { code: 'insufficient_quota', message: 'quota' }), 'engine_unavailable'),
  free('a wrong key', fails(401, { code: 'invalid_api_key', message: 'key' }), 'engine_misconfigured'),
  free(
    'an answer that ends at the length limit',
    raw([piece('The library opens'), chunk({}, 'length'), DONE].join('')),
    'engine_too_long',
  ),
  right('a first byte that takes long', (response, body, nth) => {
    const timer = setTimeout(() => says(GOOD)(response, body, nth), 1_200)
    response.once('close', () => clearTimeout(timer))
  }),
]

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-quirks-'))
let reply: Reply = says(GOOD)
let nth = 0
let server: RunningServer
let token: string
const model = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  reply(response, JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>, nth++)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  const settings = {
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_MODEL: 'awkward-1',
    AI_TIMEOUT_MS: String(Math.min(28_000, patience(6_000))),
  }
  const started = await startServerFor({ ada: 'business' }, settings, dataDir)
  server = started.server
  token = started.people.ada.token
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
  model.closeAllConnections()
  await new Promise((resolve) => model.close(resolve))
})

async function used(): Promise<number> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token })
  return (body.usage as { current_month: number }).current_month
}

test('the table has at least 69 quirks, each of its own name', () => {
  expect(new Set(QUIRKS.map(({ name }) => name)).size).toBe(QUIRKS.length)
  expect(QUIRKS.length).toBeGreaterThanOrEqual(69)
})

test.each(QUIRKS)('$name', async (quirk) => {
  const before = await used()
  reply = quirk.reply
  nth = 0
  const { status, body } = await call(server, 'POST', '/api/ai-assist', { token, body: { text: INPUT, ...quirk.ask } })
  const notes = JSON.stringify(body.notes)
  if ('text' in quirk.gets) {
    expect([status, body.processed_text, notes]).toEqual([200, quirk.gets.text, notes])
    expect(await used()).toBe(before + 1)
  } else {
    expect([body.code, body.processed_text]).toEqual([quirk.gets.code, undefined])
    expect(await used()).toBe(before)
  }
  if (quirk.told !== undefined) expect(notes).toMatch(quirk.told)
  if (quirk.asked !== undefined) expect(nth).toBe(quirk.asked)
})
