import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCheck } from '#app/.server/assistant/check/check.ts'
import { createNeighbour } from '#app/.server/assistant/check/neighbour/neighbour.ts'
import { createTasks } from '#app/.server/assistant/engines/builtin/tasks.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { type LanguageToolDouble, startLanguageToolDouble } from '#tests/mocks/languagetool/server.ts'
import { patience } from '#tests/support/patience.ts'

// The check beside a double of LanguageTool over HTTP. The work of the threads is done here, by the same tasks.

const tasks = createTasks(createTools())
const noStep = () => undefined
const threads = {
  async run(name: keyof typeof tasks, input: never) {
    return { ok: true, output: await (tasks[name] as (input: never, step: () => void) => unknown)(input, noStep) }
  },
} as never
const allowance = { refusalOf: () => undefined }

let double: LanguageToolDouble
beforeAll(async () => {
  await tasks.check({ text: 'A frist sentence loads the rules.', language: 'en' }, noStep)
}, patience(60_000))
beforeEach(async () => {
  await double?.close()
  double = await startLanguageToolDouble()
})
afterAll(() => double.close())

function checkBeside(settings: { patienceMs?: number; url?: string } = {}) {
  let seconds = 0
  const outcomes: string[] = []
  const logged: string[] = []
  const note = (line: object) => void logged.push((line as { event: string }).event)
  const neighbour = createNeighbour({
    url: settings.url ?? double.url,
    clock: { monotonic: () => seconds * 1_000 },
    log: { warn: note, info: note } as never,
    metrics: { add: (_, labels) => void outcomes.push(labels?.outcome ?? '') },
    patienceMs: settings.patienceMs ?? patience(5_000),
  })
  const check = createCheck({ threads, allowance, neighbour })
  return {
    outcomes,
    logged,
    pass: (more: number) => {
      seconds += more
    },
    async found(
      text: string,
      more: { language?: 'en' | 'pt' | 'es'; variant?: 'en-GB' | 'pt-PT' } = { language: 'en' },
    ) {
      const answer = await check.check('ada', { text, ...more })
      if (!answer.ok) throw new Error(answer.code)
      return answer.value.findings.map(({ start, end, replacements, ticked }) => {
        const passage = [...text].slice(start, end).join('')
        return `${ticked ? '+' : '-'} ${passage} > ${replacements[0] ?? '?'}`
      })
    },
  }
}

test('its findings stand beside ours, each place once, with places in code points', async () => {
  double.knows({ passage: 'walked', replacements: ['walks'] }, { passage: 'you’re help', replacements: ['your help'] })
  const { found, outcomes } = checkBeside()
  expect(await found('😀😀 Thanks for you’re help. He walked now.')).toEqual(['+ you’re > your', '+ walked > walks'])
  expect(outcomes).toEqual(['ok'])
})

test('it passes the gates of our own rules: code, links, quotations and names stay', async () => {
  double.knows({ passage: 'teh', replacements: ['the'] }, { passage: 'Okafor', replacements: ['Or for'] })
  const { found } = checkBeside()
  expect(await found('See `teh code` and https://example.com/teh with Okafor.')).toEqual([])
  expect(await found('She wrote: “It was teh best.”')).toEqual(['- teh > the'])
})

test('places that it counts otherwise than it quotes them are left out', async () => {
  double.knows(
    { passage: 'walked', replacements: ['walks'], offsetBy: 3 },
    { passage: 'now', replacements: ['then'], quotes: 'another text altogether' },
  )
  expect(await checkBeside().found('He walked home now.')).toEqual([])
})

test('only changed paragraphs are sent, and nothing is sent twice', async () => {
  const { found } = checkBeside()
  await found('The cat sleeps.\n\nIt rains today.')
  await found('The cat sleeps.\n\nIt rains today.')
  await found('The cat sleeps.\n\nIt snows today.')
  expect(double.questions.map(({ text }) => text)).toEqual(['The cat sleeps.\n\nIt rains today.', 'It snows today.'])
})

test('the country that the person chose is asked for', async () => {
  const { found } = checkBeside()
  await found('The cat sleeps.', { language: 'en', variant: 'en-GB' })
  await found('O gato dorme.', { language: 'pt', variant: 'pt-PT' })
  await found('O gato dorme.', { language: 'pt' })
  await found('El gato duerme.', { language: 'es' })
  expect(double.questions.map(({ language }) => language)).toEqual(['en-GB', 'pt-PT', 'pt-BR', 'es'])
})

test.each(['error', 'words', 'other_json', 'huge', 'redirect'] as const)(
  '%s: our own check answers alone',
  async (fault) => {
    double.knows({ passage: 'walked', replacements: ['walks'] })
    double.fail(fault)
    const { found } = checkBeside()
    expect(await found('Thanks for you’re help. He walked now.')).toEqual(['+ you’re > your'])
    expect(await found('Thanks for you’re help. He walked now.')).toEqual(['+ you’re > your', '+ walked > walks'])
  },
)

test('a neighbour that does not answer is waited for once in a while only, and the operator is told', async () => {
  const { found, logged, outcomes, pass } = checkBeside({ patienceMs: patience(1_000) })
  double.fail('silent', 'silent', 'silent')
  for (const word of ['one', 'two', 'three', 'four', 'five']) await found(`It is ${word}.`)
  expect([double.questions.length, logged, outcomes]).toEqual([3, ['check.neighbour_paused'], ['late', 'late', 'late']])
  pass(31)
  await found('It is six.')
  await found('It is seven.')
  expect([double.questions.length, logged.at(-1)]).toEqual([5, 'check.neighbour_back'])
})

test('where nobody listens, the check is our own', async () => {
  const { found, outcomes } = checkBeside({ url: 'http://127.0.0.1:9' })
  expect(await found('Thanks for you’re help.')).toEqual(['+ you’re > your'])
  expect(outcomes).toEqual(['failed'])
})
