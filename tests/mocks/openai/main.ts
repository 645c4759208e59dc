import { parseArgs } from 'node:util'
import type { Behaviour } from './behaviour.ts'
import { startOpenAiDouble } from './server.ts'

// The double as a process of its own: `node tests/mocks/openai/main.ts --port 4210 [--first-delay 400] [--word-delay 20]`.
const { values } = parseArgs({
  options: { port: { type: 'string' }, 'first-delay': { type: 'string' }, 'word-delay': { type: 'string' } },
})
const otherwise: Behaviour = { kind: 'answer' }
if (values['first-delay'] !== undefined) otherwise.firstDelayMs = Number(values['first-delay'])
if (values['word-delay'] !== undefined) otherwise.wordDelayMs = Number(values['word-delay'])
const double = await startOpenAiDouble({ port: Number(values.port ?? 4210), otherwise })
process.stdout.write(`OpenAI double at ${double.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void double.close().then(() => process.exit(0)))
