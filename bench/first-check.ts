/**
 * `npm run bench first-check [-- --times 5]`: how long the first `POST /api/check` takes after a start, in each language: the server is
 * started, says that it is ready, and is asked at once. Prints the median and the worst, the processor time between question and answer,
 * and memory before and after it. Ends with 1 if a median misses its goal.
 */

import { rmSync } from 'node:fs'
import { KNOWN_LANGUAGES, type KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { prepareAccount } from './account.ts'
import { median } from './load.ts'
import { cpuMicros, memoryOf, start } from './processes.ts'

const GOAL_MS = 3_000
const PORT = 4_790
const SETTINGS = { LOG_LEVEL: 'silent' }

const TEXTS: Readonly<Record<KnownLanguage, string>> = {
  en: 'The results of the second quarter shows that we was late. Please send me your answer until Friday.',
  es: 'Los resultado del segundo trimestre muestra que llegamos tarde. Por favor envíame tu repuesta el viernes.',
  fr: 'Les résultat du deuxième trimestre montre que nous étions en retard. Merci de m’envoyé votre réponse vendredi.',
  pt: 'Os resultado do segundo trimestre mostra que chegamos tarde. Por favor me envie sua resposta na sexta-feira.',
  de: 'Die Ergebnise des zweiten Quartals zeigt, das wir zu spät waren. Bitte senden Sie mir ihre Antwort am Freitag.',
}

const at = process.argv.indexOf('--times')
const times = at === -1 ? 5 : Number(process.argv[at + 1])
const { dataDir, token } = await prepareAccount(PORT, SETTINGS)
let isMissed = false
try {
  say(`The first check after a start, ${times} starts for each language (goal: median under ${GOAL_MS} ms)`)
  for (const language of KNOWN_LANGUAGES) {
    const seen: Awaited<ReturnType<typeof firstCheck>>[] = []
    for (let round = 0; round < times; round += 1) seen.push(await firstCheck(language))
    const of = (name: keyof (typeof seen)[number]) => median(seen.map((each) => each[name]))
    if (of('ms') > GOAL_MS) isMissed = true
    const worst = Math.max(...seen.map(({ ms }) => ms))
    say(
      `  ${language}: ${whole(of('ms'))} ms, worst ${whole(worst)}; ${whole(of('cpuMs'))} ms of processor time; start to ready ${whole(of('startedInMs'))} ms; memory ${whole(of('before'))} -> ${whole(of('after'))} MB`,
    )
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = isMissed ? 1 : 0

/** One start and one check. @throws if the check is not answered with findings. */
async function firstCheck(language: KnownLanguage) {
  const server = await start({
    ...{ name: 'ours', script: 'build/server/index.js', port: PORT, path: '/healthz' },
    env: { ...SETTINGS, DATA_DIR: dataDir },
  })
  try {
    const before = memoryOf(server.pid)?.now ?? 0
    const cpuBefore = cpuMicros(server.pid) ?? 0
    const askedAt = performance.now()
    const answer = await fetch(`${server.url}/api/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: TEXTS[language] }),
    })
    const body = (await answer.json()) as { language?: string; findings?: unknown[] }
    const ms = performance.now() - askedAt
    if (answer.status !== 200 || body.language !== language || body.findings?.length === 0)
      throw new Error(`${language}: ${answer.status} ${JSON.stringify(body).slice(0, 200)}`)
    return {
      ...{ ms, before, startedInMs: server.startedInMs },
      cpuMs: ((cpuMicros(server.pid) ?? 0) - cpuBefore) / 1_000,
      after: memoryOf(server.pid)?.now ?? 0,
    }
  } finally {
    await server.stop()
  }
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
