// A witness of transparency logs: it cosigns a checkpoint only if that continues the last one that it cosigned.

import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseVkey } from '../verifier/src/note.js'
import { addCheckpoint } from './add-checkpoint.js'
import { openKey } from './key.js'
import { openMemory } from './memory.js'

const USAGE = `Usage: npm run witness -- --name NAME --log VKEY [--log VKEY …] [--folder FOLDER] [--host HOST] [--port PORT]

  --name NAME      the witness in signatures, such as witness.example.com/w1
  --log VKEY       the verifier key of a log to watch (its /ledger/vkey); again for each further key or log
  --folder FOLDER  the key and the memory of the witness (default: witness-data); keep it, and keep it to yourself
  --host, --port   where to listen (default: 127.0.0.1, 7380)
`
const MAX_BODY = 128 * 1024
const DEADLINE_MS = 10_000

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    log: { type: 'string', multiple: true, default: [] },
    folder: { type: 'string', default: 'witness-data' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '7380' },
    help: { type: 'boolean', default: false },
  },
})
const logs = values.log.map((vkey) => parseVkey(vkey.trim()))
const wrong =
  values.name === undefined || !/^[^\s+]+$/.test(values.name)
    ? 'Give the witness a --name without spaces and plus signs.'
    : logs.length === 0
      ? 'Name at least one --log.'
      : logs.every((key) => key?.kind === 'log')
        ? undefined
        : 'Each --log must be the verifier key of a log: name+8 hex digits+base64.'
if (values.help || wrong !== undefined) {
  process.stderr.write(values.help ? USAGE : `${wrong}\n\n${USAGE}`)
  process.exit(values.help ? 0 : 2)
}
mkdirSync(values.folder, { recursive: true, mode: 0o700 })
const key = openKey(join(values.folder, 'key.pem'), String(values.name))
const memory = openMemory(values.folder)
const witness = { logs: logs.filter((log) => log !== undefined), key, memory, now: () => Date.now() }

const server = createServer({ requestTimeout: DEADLINE_MS, headersTimeout: DEADLINE_MS }, (request, response) => {
  answer(request).then(
    ({ status, body, type = 'text/plain; charset=utf-8' }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    (error) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      response.writeHead(500, { 'content-type': 'text/plain' }).end('the witness failed\n')
    },
  )
})
server.listen(Number(values.port), values.host, () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : values.port
  process.stdout.write(`${key.vkey}\nThe witness listens at http://${values.host}:${port}/\n`)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)))

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<import('./add-checkpoint.js').Answer>}
 */
async function answer(request) {
  const { pathname } = new URL(request.url ?? '/', 'http://witness.invalid')
  if (pathname === '/' && request.method === 'GET') return { status: 200, body: `${key.vkey}\n` }
  if (pathname !== '/add-checkpoint') return { status: 404, body: 'not found\n' }
  if (request.method !== 'POST') return { status: 405, body: 'POST only\n' }
  const chunks = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY) return { status: 413, body: 'too long\n' }
    chunks.push(chunk)
  }
  return addCheckpoint(witness, Buffer.concat(chunks))
}
