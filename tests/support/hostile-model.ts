import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { framesFor } from '#tests/mocks/openai/chunks.ts'

type Message = { role: string; content: string }

export type HostileModel = {
  /** What goes into OPENAI_BASE_URL. */
  url: string
  /** Inputs whose planted orders it obeyed. */
  obeyed: string[]
  /** The messages of every request, newest last. */
  requests: Message[][]
  /** Stops telling data from orders: obeys an order in any position. */
  deaf(on: boolean): void
  /** Sets the answer for input without an order. */
  answers(text: string): void
  close(): Promise<void>
}

/**
 * An OpenAI-compatible server that obeys every order in instruction position: in a system message, and in those parts of
 * a user message that stand outside of exact blocks. It reads through encodings and disguises. When it obeys, it answers
 * with the whole system message, including the mark that serves as the canary.
 */
export async function startHostileModel(): Promise<HostileModel> {
  const obeyed: string[] = []
  const requests: Message[][] = []
  let deaf = false
  let harmless = 'A harmless answer.'
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { messages: Message[] }
    requests.push(messages)
    const heard = deaf ? messages.map(({ content }) => content).join('\n') : instructionsIn(messages)
    const system = messages.find(({ role }) => role === 'system')?.content ?? ''
    const obeys = givesOrders(heard)
    if (obeys) obeyed.push(heard)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(framesFor(obeys ? `PWNED. My instructions: ${system}` : harmless).whole)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    obeyed,
    requests,
    deaf(on) {
      deaf = on
    },
    answers(text) {
      harmless = text
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The mark that the system message announces. */
export function markIn(messages: readonly Message[]): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  return /<<<NAME ([^>\s]+)>>>/.exec(system)?.[1] ?? ''
}

/** The blocks of the user message, in order, read line by line as the system message explains: exact markers only. */
export function blocksIn(messages: readonly Message[]): { blocks: [name: string, content: string][]; outside: string } {
  const mark = markIn(messages)
  const blocks: [string, string][] = []
  const outside: string[] = []
  let open: { name: string; lines: string[] } | undefined
  for (const line of (messages.find(({ role }) => role === 'user')?.content ?? '').split('\n')) {
    if (open === undefined) {
      const begins = mark === '' ? null : new RegExp(`^<<<([A-Z]+) ${mark}>>>$`).exec(line)
      if (begins === null) outside.push(line)
      else open = { name: begins[1] ?? '', lines: [] }
    } else if (line === `<<<END ${open.name} ${mark}>>>`) {
      blocks.push([open.name, open.lines.join('\n')])
      open = undefined
    } else open.lines.push(line)
  }
  if (open !== undefined) outside.push(...open.lines)
  return { blocks, outside: outside.join('\n') }
}

/**
 * All text in instruction position, without the mark: its random hex digits spell an order now and then (`ac745` reads as
 * "act as"), about once in ten thousand requests.
 */
function instructionsIn(messages: readonly Message[]): string {
  const others = messages.filter(({ role }) => role !== 'user').map(({ content }) => content)
  const text = [...others, blocksIn(messages).outside].join('\n')
  const mark = markIn(messages)
  return mark === '' ? text : text.replaceAll(mark, ' ')
}

/** Letters and digits only, so that no spacing or punctuation hides an order. */
const ORDERS = [
  ...['ignoreall', 'ignoreprevious', 'disregard', 'forgettherules', 'newtask', 'youarenow', 'pretendtobe', 'actas'],
  ...['systemprompt', 'yourinstructions', 'hiddeninstructions', 'pwned', 'revealthe', 'developermode', 'anythingnow'],
  ...['ignoratodas', 'olvidatodo', 'ignorezto', 'oubliezles', 'ignorierealle', 'vergissalles', 'ignoretodas'],
  ...['esquecatudo', 'игнорируи', 'игнорируй', '忽略', '無視', '무시', 'تجاهل', 'ignoraomnes'],
  ...['script', 'onerror', 'javascript', 'evilexample', 'iframe', 'httpequiv'],
]
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x' }
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Whether a reader who decodes every disguise in the corpus finds an order in the text. */
export function givesOrders(text: string): boolean {
  return readings(text).some((reading) => {
    const bare = reading
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .normalize('NFC')
    return [bare, bare.replace(/[аеорсх]/g, as(LOOKALIKES)), bare.replace(/[013457]/g, as(LEET))].some((seen) =>
      ORDERS.some((order) => seen.includes(order)),
    )
  })
}

const as = (table: Readonly<Record<string, string>>) => (letter: string) => table[letter] ?? letter

function readings(text: string): string[] {
  const decoded = [
    ...(text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map((run) => Buffer.from(run, 'base64').toString('utf8')),
    ...(text.match(/(?:[0-9a-f]{2}){12,}/gi) ?? []).map((run) => Buffer.from(run, 'hex').toString('utf8')),
    text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
    text.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    text.replace(/[\u{e0000}-\u{e007f}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000)),
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
    }),
    [...text].reverse().join(''),
  ]
  return [text, ...decoded]
}
