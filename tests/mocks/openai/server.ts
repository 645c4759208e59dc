import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Behaviour } from './behaviour.ts'
import { framesFor, rewritten } from './chunks.ts'
import { later, stream } from './stream.ts'

type JournalEntry = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
  kind: Behaviour['kind']
  /** True once the client hung up before the answer was finished. */
  abandoned: boolean
}

export type OpenAiDouble = {
  /** What goes into OPENAI_BASE_URL. */
  url: string
  port: number
  /** The newest 500 chat requests, oldest first. */
  journal: JournalEntry[]
  /** Every chat request since the start or the last `reset`. */
  count(): number
  /** Behaviours for the next requests, one each, in order. */
  script(...behaviours: Behaviour[]): void
  /** Sets the behaviour for unscripted requests. */
  otherwise(behaviour: Behaviour): void
  /** Sends the rest of the answers that `pause-mid-stream` holds. */
  resume(): void
  reset(): void
  /** TCP connections open now, idle ones included. */
  openSockets(): number
  /** Requests being answered now. */
  busy(): number
  close(): Promise<void>
}

const JOURNAL_SIZE = 500
const MARKER = /\[\[double:(\{.*?\})\]\]/

/**
 * An OpenAI-compatible server on loopback whose every fault can be scripted: by `script`, by `POST /__control`
 * (`{ "script": [...], "otherwise": {...}, "reset": true }`) or by `[[double:{"kind":"…"}]]` inside the text.
 * `GET /__control` answers `{ count, busy, openSockets, journal }`. Unscripted, it answers `rewritten(text)` at once.
 */
export async function startOpenAiDouble(options: { port?: number; otherwise?: Behaviour } = {}): Promise<OpenAiDouble> {
  const sockets = new Set<Socket>()
  const journal: JournalEntry[] = []
  const queue: Behaviour[] = []
  let otherwise: Behaviour = options.otherwise ?? { kind: 'answer' }
  const paused: (() => void)[] = []
  let count = 0
  let busy = 0

  function reset() {
    queue.length = 0
    paused.length = 0
    journal.length = 0
    count = 0
    otherwise = options.otherwise ?? { kind: 'answer' }
  }

  const server = createServer((request, response) => {
    readBody(request)
      .then((raw) => route(request, response, raw))
      .catch(() => response.destroy())
  })
  server.keepAliveTimeout = 60_000
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.once('close', () => sockets.delete(socket))
  })

  function route(request: IncomingMessage, response: ServerResponse, raw: string) {
    const path = request.url ?? '/'
    if (path.startsWith('/__control')) return control(request, response, raw)
    if (request.method === 'GET' && path.endsWith('/models')) {
      return sendJson(response, 200, { object: 'list', data: [{ id: 'double-1', object: 'model' }] })
    }
    if (!path.endsWith('/chat/completions')) return sendJson(response, 404, { error: { message: 'Not found' } })
    const body = JSON.parse(raw) as Record<string, unknown>
    const text = textOf(body)
    const behaviour = queue.shift() ?? markedIn(text) ?? otherwise
    const entry = { path, authorization: request.headers.authorization, body, kind: behaviour.kind, abandoned: false }
    count += 1
    busy += 1
    if (journal.length >= JOURNAL_SIZE) journal.shift()
    journal.push(entry)
    response.once('close', () => {
      busy -= 1
      entry.abandoned = !response.writableFinished
    })
    answer(request, response, behaviour, body, text, (then) => void paused.push(then))
  }

  function control(request: IncomingMessage, response: ServerResponse, raw: string) {
    if (request.method === 'POST') {
      const order = JSON.parse(raw) as { script?: Behaviour[]; otherwise?: Behaviour; reset?: boolean }
      if (order.reset === true) reset()
      if (order.script !== undefined) queue.push(...order.script)
      if (order.otherwise !== undefined) otherwise = order.otherwise
    }
    sendJson(response, 200, { count, busy, openSockets: sockets.size, journal })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const port = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    journal,
    count: () => count,
    script: (...behaviours) => void queue.push(...behaviours),
    otherwise: (behaviour) => {
      otherwise = behaviour
    },
    resume: () => {
      for (const then of paused.splice(0)) then()
    },
    reset,
    openSockets: () => sockets.size,
    busy: () => busy,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behaviour: Behaviour,
  body: Record<string, unknown>,
  text: string,
  whenResumed: (then: () => void) => void,
): void {
  const reply = (behaviour.text ?? rewritten(text.replace(MARKER, ''))).replaceAll('{{separator}}', separatorOf(body))
  const start = () => {
    switch (behaviour.kind) {
      case 'hang-before-headers':
        return
      case 'reset-before-headers':
        request.socket.resetAndDestroy()
        return
      case 'status':
        sendJson(response, behaviour.status, behaviour.body ?? {}, behaviour.headers)
        return
      case 'refuse-parameters': {
        const refused = behaviour.names.find((name) => name in body)
        if (refused === undefined) stream(response, framesOf(reply), behaviour, whenResumed)
        else
          sendJson(response, 400, {
            error: { message: `Unsupported parameter: '${refused}'`, type: 'invalid_request_error', param: refused },
          })
        return
      }
      case 'obedient': {
        const { refused, text: written, cut } = obey(behaviour, body, text)
        if (refused === undefined) stream(response, framesFor(written, cut ? 'length' : 'stop'), behaviour, whenResumed)
        else sendJson(response, 400, { error: { message: refused, type: 'invalid_request_error' } })
        return
      }
      default:
        if (body.stream === true) stream(response, framesOf(reply), behaviour, whenResumed)
        else sendJson(response, 200, wholeAnswer(reply))
    }
  }
  if (behaviour.firstDelayMs === undefined) start()
  else later(response, behaviour.firstDelayMs, start)

  function framesOf(text: string) {
    return framesFor(text, behaviour.kind === 'finish' ? behaviour.reason : 'stop')
  }
}

/** What a small model makes of a request: four characters are a token to it. */
function obey(
  {
    mostTokens = Number.POSITIVE_INFINITY,
    contextTokens = Number.POSITIVE_INFINITY,
    wordForWord,
  }: Behaviour & { kind: 'obedient' },
  body: Record<string, unknown>,
  text: string,
): { refused?: string; text: string; cut: boolean } {
  const instructions = JSON.stringify(body.messages)
  const limit = Math.min(Number(body.max_tokens ?? body.max_completion_tokens), mostTokens)
  if (instructions.length / 4 + Math.min(text.length / 4, limit) > contextTokens) {
    const refused = `This model's maximum context length is ${contextTokens} tokens. Please reduce the length of the messages.`
    return { refused, text: '', cut: false }
  }
  const stated = /(?:within about|at most) (\d+)/.exec(instructions)?.[1]
  const written =
    wordForWord === undefined
      ? text.toUpperCase()
      : text.replace(/\p{L}+/gu, (word) => wordForWord[word.toLowerCase()] ?? word)
  const words = written.match(/\s*\S+/g) ?? []
  const allowed = words.slice(0, stated === undefined ? words.length : Number(stated)).join('')
  return { text: allowed.slice(0, limit * 4), cut: allowed.length > limit * 4 }
}

/** The user's text: the TEXT block of the product's own prompt, or else the last user message as it is. */
function textOf(body: Record<string, unknown>): string {
  const messages = Array.isArray(body.messages) ? (body.messages as { role?: string; content?: unknown }[]) : []
  const content = String(messages.findLast((message) => message.role === 'user')?.content ?? '')
  const start = /<<<TEXT (\w+)>>>\n/.exec(content)
  if (start === null) return content
  const from = start.index + start[0].length
  const to = content.lastIndexOf(`\n<<<END TEXT ${start[1]}>>>`)
  return to < from ? content.slice(from) : content.slice(from, to)
}

/** The line that separates several versions; it differs in every request and is part of the instructions. */
function separatorOf(body: Record<string, unknown>): string {
  return /=== [0-9a-f]{12} ===/.exec(JSON.stringify(body.messages))?.[0] ?? ''
}

function markedIn(text: string): Behaviour | undefined {
  const marker = MARKER.exec(text)?.[1]
  return marker === undefined ? undefined : (JSON.parse(marker) as Behaviour)
}

function wholeAnswer(content: string) {
  return {
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'double-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length, ...headers })
  response.end(bytes)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
