import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env as settings } from 'node:process'
import { parseArgs } from 'node:util'
import { eld } from 'eld/extrasmall'
import { maxAnswerTokens } from '#app/.server/assistant/engine-request.ts'
import { createBuiltinEngine } from '#app/.server/assistant/engines/builtin/index.ts'
import { createBuiltinThreads } from '#app/.server/assistant/engines/builtin/threads.ts'
import type { Engine, EngineOutcome, EngineRequest } from '#app/.server/assistant/engines/engine.ts'
import { selectEngine } from '#app/.server/assistant/engines/select.ts'
import { PROMPT_VERSION } from '#app/.server/assistant/prompt.ts'
import { readEnv } from '#app/.server/platform/env.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { lengthGoal, meetsGoal } from '#app/domain/assistant/length.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, LENGTH_KEYS, OPERATIONS } from '#app/domain/assistant/options.ts'
import { countWords } from '#app/domain/text.ts'
import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import { TEXTS } from './prompt-texts.ts'

// `npm run bench prompts [-- --quick] [--at-once 4]`: every operation, style and length on a fixed set of texts, against
// the engine that the environment configures as it does for the server (AI_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL,
// OPENAI_MODEL). It scores what can be scored without a reader, and reports; it fails nothing. A connected model is paid
// for every one of these answers.

const SCORES = ['length', 'language', 'facts', 'format', 'ending'] as const
type Score = (typeof SCORES)[number]
type Case = { request: EngineRequest; from: string; to: string }
type Tried = Case & { outcome: EngineOutcome; failed: Score[] }

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, 'at-once': { type: 'string', default: '4' } },
})
const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-prompts-'))
const env = readEnv({ ...settings, DATA_DIR: dataDir })
rmSync(dataDir, { recursive: true })
const log = createLog('silent')
const engine: Engine = selectEngine({
  env,
  log,
  builtin: () => createBuiltinEngine(createBuiltinThreads({ log, deadlineMs: 120_000 })),
})

const cases = casesOf(options.quick)
const what = engine.name === 'openai' ? `${env.openai.model}, prompt ${PROMPT_VERSION}` : 'built-in engine'
say(`${cases.length} requests to the ${what}, ${options['at-once']} at once …\n`)
const startedAt = performance.now()
const tried = await runAll(cases, Math.max(1, Number(options['at-once'])))
const seconds = Math.round((performance.now() - startedAt) / 1000)
await engine.close()

const answered = tried.filter(({ outcome }) => outcome.ok)
const answers = new Set(answered.map(({ request, outcome }) => `${request.operation} ${outcome.ok && outcome.text}`))
  .size
say(`${answered.length} answered in ${seconds} s, ${answers} different. Shares are of those answered.\n`)
for (const [title, nameOf] of [
  ['operation', (one: Tried) => one.request.operation],
  ['style', (one: Tried) => one.request.style.key],
  ['length', (one: Tried) => one.request.length],
  ['language', (one: Tried) => one.from],
  ['all', () => 'all'],
] as const)
  table(title, nameOf)
refusals()
worst()

function casesOf(quick: boolean): Case[] {
  const texts = quick
    ? TEXTS.filter((one, index) => TEXTS.findIndex(({ language }) => language === one.language) === index)
    : TEXTS
  const styles = quick
    ? BUILT_IN_STYLES.filter(({ key }) => key === 'professional' || key === 'friendly')
    : BUILT_IN_STYLES
  const [template] = BUILT_IN_TEMPLATES
  return OPERATIONS.flatMap((operation) =>
    styles.flatMap((style) =>
      LENGTH_KEYS.flatMap((length) =>
        texts.map(({ language, text }) => {
          const targetLanguage = language === 'en' ? 'de' : 'en'
          const request = {
            operation,
            text,
            length,
            maxTokens: maxAnswerTokens({ operation, text, length, target_language: targetLanguage }),
            style,
            template,
            targetLanguage,
            language,
          } as const
          return { request, from: language, to: operation === 'translate' ? targetLanguage : language }
        }),
      ),
    ),
  )
}

async function runAll(list: readonly Case[], atOnce: number): Promise<Tried[]> {
  const results: Tried[] = []
  const queue = list.entries()
  const work = async () => {
    for (const [index, one] of queue) {
      const outcome = await engine.run(one.request, { signal: new AbortController().signal })
      results[index] = {
        ...one,
        outcome,
        failed: outcome.ok ? SCORES.filter((score) => !passes(score, one, outcome.text)) : [],
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

function passes(score: Score, { request, from, to }: Case, answer: string): boolean {
  switch (score) {
    case 'length':
      return meetsGoal(countWords(answer), lengthGoal(request))
    case 'language':
      return eld.detect(answer).language === to
    case 'facts': {
      // What an analysis counts and a brief asks for are not facts of the text.
      if (request.operation === 'analyze' || request.operation === 'research') return true
      const check = checkMeaning({ before: request.text, after: answer, operation: request.operation, from, to })
      const { facts, added } = alarms(check, request.operation)
      return facts.length + added.length === 0
    }
    case 'format':
      return !/^(?:sure|certainly|of course|okay|here (?:is|are)|hier ist|voici|aquí tienes|aqui está)\b|^```|<<<|^["“„«]/i.test(
        answer,
      )
    case 'ending':
      // A letter may end with a name, and a list with its last item.
      return isEnded(answer) || /(?:^|\n)\s*(?:[•*-]|\d+\.) [^\n]*$/.test(answer) || !isEnded(request.text)
  }
}

function isEnded(text: string): boolean {
  return /[.!?…][\s"”“»’)\]]*$/.test(text)
}

function table(title: string, nameOf: (one: Tried) => string): void {
  const row = (name: string, cells: readonly string[]) =>
    say(`| ${name.padEnd(12)} | ${cells.map((cell) => cell.padStart(8)).join(' | ')} |`)
  row(title, ['tried', 'answered', ...SCORES])
  say(`|${'-'.repeat(14)}|${Array.from({ length: SCORES.length + 2 }, () => '-'.repeat(10)).join('|')}|`)
  for (const name of new Set(tried.map(nameOf))) {
    const group = tried.filter((one) => nameOf(one) === name)
    const done = group.filter(({ outcome }) => outcome.ok)
    const share = (score: Score) => percent(done.filter(({ failed }) => !failed.includes(score)).length, done.length)
    row(name, [String(group.length), String(done.length), ...SCORES.map(share)])
  }
  say('')
}

function refusals(): void {
  const codes = tried.flatMap(({ outcome }) => (outcome.ok ? [] : [`${outcome.code} (${outcome.notes[0]?.key ?? ''})`]))
  for (const code of new Set(codes)) say(`Not answered: ${code} ${codes.filter((one) => one === code).length}`)
}

function worst(): void {
  const ten = answered.toSorted((one, other) => other.failed.length - one.failed.length).slice(0, 10)
  say('\nThe worst ten:')
  for (const { request, from, to, failed, outcome } of ten) {
    const { operation, style, length } = request
    const text = outcome.ok ? outcome.text.replace(/\s+/g, ' ') : ''
    say(`- ${operation}, ${style.key}, ${length}, ${from} → ${to}: ${failed.join(', ') || 'nothing failed'}`)
    say(`  ${text.length > 140 ? `${text.slice(0, 100)} … ${text.slice(-40)}` : text}`)
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
