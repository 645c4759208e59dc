import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to the next question instead of a plain answer. */
type Fault =
  | 'error'
  /** No answer at all. */
  | 'silent'
  /** A body that is no JSON. */
  | 'words'
  /** JSON of another kind. */
  | 'other_json'
  /** More than anybody wants to read. */
  | 'huge'
  | 'redirect'

/** A mistake that the double knows: a passage, and what it answers whenever that stands in a text. */
type KnownMistake = {
  passage: string
  replacements: string[]
  rule?: string
  category?: string
  /** Added to the offset, as a server does that counts otherwise. */
  offsetBy?: number
  /** A context that quotes something else. */
  quotes?: string
}

export type LanguageToolDouble = {
  url: string
  /** The questions so far. */
  questions: { language: string; text: string }[]
  /** Faults for the next questions, in order. */
  fail(...faults: Fault[]): void
  knows(...mistakes: KnownMistake[]): void
  close(): Promise<void>
}

/** A LanguageTool server (`POST /v2/check`) on loopback that finds the passages it was told, and errs when it is told to. */
export async function startLanguageToolDouble(): Promise<LanguageToolDouble> {
  const questions: { language: string; text: string }[] = []
  const faults: Fault[] = []
  const mistakes: KnownMistake[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, new URLSearchParams(Buffer.concat(chunks).toString('utf8')), response))
  })

  function answer({ method, url }: IncomingMessage, form: URLSearchParams, response: ServerResponse) {
    if (method !== 'POST' || url !== '/v2/check') return void response.writeHead(404).end()
    const [language, text] = [form.get('language') ?? '', form.get('text') ?? '']
    questions.push({ language, text })
    const fault = faults.shift()
    if (fault === 'silent') return
    if (fault === 'error') return void response.writeHead(500).end('Internal error')
    if (fault === 'redirect') return void response.writeHead(307, { location: 'http://127.0.0.1:9/v2/check' }).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    if (fault === 'words') return void response.end('<html>It works!</html>')
    if (fault === 'other_json') return void response.end('{"matches":"none"}')
    if (fault === 'huge') return void response.end(`{"matches":[],"more":"${'x'.repeat(3_000_000)}"}`)
    response.end(
      JSON.stringify({ software: { version: '6.6' }, matches: mistakes.flatMap((each) => matches(each, text)) }),
    )
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    fail: (...next) => void faults.push(...next),
    knows: (...more) => void mistakes.push(...more),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Offsets count UTF-16 units, as Java does. */
function matches(mistake: KnownMistake, text: string) {
  const { passage, replacements, rule = 'SOME_RULE', category = 'GRAMMAR', offsetBy = 0, quotes } = mistake
  const places: number[] = []
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + passage.length)) places.push(at)
  return places.map((index) => ({
    message: 'Eine Meldung in der Sprache des Textes.',
    replacements: replacements.map((value) => ({ value })),
    offset: index + offsetBy,
    length: passage.length,
    context: { text: quotes ?? text, offset: quotes === undefined ? index : 0, length: passage.length },
    rule: { id: rule, issueType: 'misspelling', category: { id: category, name: category } },
  }))
}
