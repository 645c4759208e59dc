import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createOpenAiEngine } from '#app/.server/assistant/engines/openai/engine.ts'
import { type NearbyServer, nearbyServers } from '#app/.server/assistant/engines/openai/nearby.ts'
import { type Score, selfTest } from '#app/.server/assistant/self-test.ts'
import { type ChosenModel, chooseModel, chosenModel, forgetModel } from '#app/.server/platform/chosen-model.ts'
import { readStateDir } from '#app/.server/platform/env.ts'
import { createLog } from '#app/.server/platform/log.ts'

type Source = Readonly<Record<string, string | undefined>>
/** Waits for one key; undefined without a terminal. */
export type ReadKey = (() => Promise<string>) | undefined

const USAGE = `npm run model                       look for model servers on this machine and choose one
npm run model -- --list             only say what there is
npm run model -- --use URL MODEL    connect this one, without a question
npm run model -- --test             try the connected model on twelve texts
npm run model -- --forget           go back to the engine that the settings name
  --no-test                         connect without the twelve texts
`
/** Keys that choose: nine figures, then letters. */
const KEYS = '123456789abcdefghijklmnop'
/** A slow machine may need minutes for its first answer; this is no request of a person who waits. */
const PATIENCE_MS = 28_000

/** The whole program: the words of the command line and the environment in, the exit code out. */
export async function program(
  words: readonly string[],
  source: Source,
  readKey: ReadKey = atTerminal(),
): Promise<number> {
  const read = optionsIn(words)
  if (read === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  const { values, positionals } = read
  const stateDir = readStateDir(source)
  if (values.help === true) return say(USAGE.trimEnd())
  if (values.forget === true) {
    forgetModel(stateDir)
    return say('Forgotten. The next start uses the engine that the settings name.')
  }
  if (values.test === true) {
    const chosen = chosenModel(stateDir)
    return chosen ? test(chosen) : fail('No model is connected. npm run model connects one.')
  }
  if (values.use === true) {
    const [baseUrl, model] = positionals
    if (baseUrl === undefined || model === undefined || !URL.canParse(baseUrl)) return fail(USAGE.trimEnd(), 2)
    return connect(stateDir, { baseUrl: baseUrl.replace(/\/+$/, ''), model }, values['no-test'] !== true)
  }
  const servers = await nearbyServers({ addresses: positionals })
  const choices = list(servers)
  if (choices.length === 0) {
    return fail(
      'No model server answers on this machine (Ollama 11434, LM Studio 1234, llama.cpp 8080, vLLM 8000). docs/models.md says how to get one.',
    )
  }
  if (values.list === true) return 0
  if (readKey === undefined) {
    const [{ baseUrl, model } = { baseUrl: 'URL', model: 'MODEL' }] = choices
    return say(`\nTo connect one: npm run model -- --use ${baseUrl} ${model}`)
  }
  process.stdout.write('\nWhich one? Press its key, or any other to leave things as they are. ')
  const choice = choices[KEYS.indexOf(await readKey())]
  process.stdout.write('\n')
  return choice === undefined ? say('Nothing was changed.') : connect(stateDir, choice, values['no-test'] !== true)
}

function optionsIn(words: readonly string[]) {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { list: flag, use: flag, test: flag, forget: flag, 'no-test': flag, help: flag },
    })
  } catch {
    return undefined
  }
}

/** Prints the models with their keys. */
function list(servers: readonly NearbyServer[]): ChosenModel[] {
  const choices: ChosenModel[] = []
  for (const { name, baseUrl, models } of servers) {
    say(`${name} at ${baseUrl}${models.length === 0 ? ': no model is loaded' : ''}`)
    for (const model of models.slice(0, KEYS.length - choices.length)) {
      say(`  ${KEYS[choices.length]}  ${model}`)
      choices.push({ baseUrl, model })
    }
  }
  return choices
}

async function connect(stateDir: string, choice: ChosenModel, tested: boolean): Promise<number> {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 })
  chooseModel(stateDir, choice)
  say(
    `Connected: ${choice.model} at ${choice.baseUrl}. It is used from the next start on, unless OPENAI_… or AI_ENGINE say otherwise.`,
  )
  return tested ? test(choice) : 0
}

async function test({ baseUrl, model }: ChosenModel): Promise<number> {
  say('Trying it on twelve texts …')
  const engine = createOpenAiEngine({ baseUrl, model, timeoutMs: PATIENCE_MS, log: createLog('silent') })
  try {
    const scores = await selfTest(engine, (done, of) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? '\n' : ''}`)
    })
    for (const score of scores) say(lineOf(score))
    const reached = scores.reduce((sum, score) => sum + score.reached, 0)
    const all = scores.reduce((sum, score) => sum + score.of, 0)
    say(`all         ${percent(reached, all)}`)
    return reached === 0 ? fail('The model gave no answer. Does it run, and is the address right?') : 0
  } finally {
    await engine.close()
  }
}

function lineOf({ operation, reached, of, seconds }: Score): string {
  const share = reached / of
  const verdict = share > 0.9 ? 'good' : share > 0.7 ? 'usable, read it again' : 'not to be relied on'
  return `${operation.padEnd(11)} ${percent(reached, of)}  ${seconds.toFixed(1).padStart(6)} s  ${verdict}`
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`.padStart(5)
}

function say(line: string): number {
  process.stdout.write(`${line}\n`)
  return 0
}

function fail(line: string, code = 1): number {
  process.stderr.write(`${line}\n`)
  return code
}

function atTerminal(): ReadKey {
  const { stdin, stdout } = process
  if (!stdin.isTTY || !stdout.isTTY) return undefined
  return async () => {
    stdin.setRawMode(true)
    stdin.resume()
    const [bytes] = (await once(stdin, 'data')) as [Buffer]
    stdin.setRawMode(false)
    stdin.pause()
    return bytes.toString('utf8').toLowerCase()
  }
}
