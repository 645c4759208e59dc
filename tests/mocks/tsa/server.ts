import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Authority } from './authority.ts'

/** What real authorities do besides answering. */
type Mood =
  | { kind: 'answer' }
  | { kind: 'status'; status: number; body?: string }
  /** 200 with a page, as a proxy or a captive portal sends. */
  | { kind: 'page' }
  /** A reply to another question. */
  | { kind: 'replay' }
  /** The reply, cut off. */
  | { kind: 'cut'; bytes: number }
  | { kind: 'redirect'; to: string }
  | { kind: 'flood' }
  | { kind: 'bytes'; bytes: Uint8Array }

export type TsaDouble = {
  url: string
  questions: { type: string | undefined; question: Buffer }[]
  next(...moods: Mood[]): void
  close(): Promise<void>
}

/** A time-stamping authority over HTTP (RFC 3161, 3.4) whose every fault can be scripted. */
export async function startTsaDouble(authority: Authority): Promise<TsaDouble> {
  const moods: Mood[] = []
  const questions: TsaDouble['questions'] = []
  let before: Buffer | undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const question = Buffer.concat(chunks)
      questions.push({ type: request.headers['content-type'], question })
      const mood = moods.shift() ?? { kind: 'answer' }
      const send = (bytes: Uint8Array, type = 'application/timestamp-reply') =>
        response.writeHead(200, { 'content-type': type }).end(bytes)
      switch (mood.kind) {
        case 'status':
          return response.writeHead(mood.status).end(mood.body ?? '')
        case 'page':
          return send(Buffer.from('<html><body>Sign in to this network</body></html>'), 'text/html')
        case 'redirect':
          return response.writeHead(307, { location: mood.to }).end()
        case 'flood':
          return send(Buffer.alloc(200_000, 0x30))
        case 'bytes':
          return send(mood.bytes)
        case 'replay':
          return send(before ?? Buffer.alloc(0))
        default: {
          before = authority.reply(question)
          return send(mood.kind === 'cut' ? before.subarray(0, mood.bytes) : before)
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    questions,
    next: (...more) => void moods.push(...more),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
