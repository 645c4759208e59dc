import { expect, test } from 'vitest'
import { QUICK_TASKS } from '#app/.server/text-work/quick-tasks.ts'
import { bestAnswer } from './best-answer.ts'
import type { Engine, EngineOutcome, EngineRequest } from './engines/engine.ts'

// A connected model that answers as scripted, with the real comparison of texts.

type Reply = string | EngineOutcome

const TEXT = 'Please take 5 mg of the medicine on 3 May. Do not drive afterwards, and tell Maria Lopez about it.'
const GOOD = 'On 3 May, please take 5 mg of the medicine. Afterwards do not drive, and let Maria Lopez know about it.'
const WRONG_UNIT = GOOD.replace('5 mg', '5 g')
const NO_NOT = GOOD.replace('do not drive', 'drive')

function answer(text: string): EngineOutcome {
  return { ok: true, text, tokensIn: 10, tokensOut: 5, model: 'm', notes: [], changes: [] }
}

async function answered(replies: Reply[], change: Partial<EngineRequest> = {}, signal = new AbortController().signal) {
  const requests: EngineRequest[] = []
  let streamed = ''
  const engine = {
    name: 'openai',
    async run(request: EngineRequest, { onText }: { onText?: (piece: string, again?: boolean) => void }) {
      const reply = replies[requests.length] ?? 'Too often.'
      requests.push(request)
      if (typeof reply !== 'string') return reply
      for (const piece of reply.match(/.{1,20}/gs) ?? []) onText?.(piece)
      return answer(reply)
    },
  } as unknown as Engine
  const textWork = {
    run: async (_user: string, task: keyof typeof QUICK_TASKS, input: never) => ({
      ok: true,
      value: QUICK_TASKS[task](input),
    }),
  } as unknown as Parameters<typeof bestAnswer>[0]['textWork']
  const log = { error() {} } as unknown as Parameters<typeof bestAnswer>[0]['log']
  const clock = { monotonic: () => 0, now: () => 0 } as Parameters<typeof bestAnswer>[0]['clock']
  const outcome = await bestAnswer(
    { engine, textWork, log, clock, deadlineMs: 1_000, user: 'u', signal },
    {
      ...{ operation: 'rephrase', text: TEXT, length: 'medium', maxTokens: 300, targetLanguage: 'en', language: 'en' },
      ...{ style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } },
      ...change,
    },
    (piece, again) => {
      streamed = again ? piece : streamed + piece
    },
  )
  const notes = outcome.notes.map(({ key }) => key)
  return { outcome, text: outcome.ok ? outcome.text : '', notes, streamed, requests }
}

test('an answer that keeps every fact is asked for once', async () => {
  const { requests, notes, text } = await answered([GOOD])
  expect([requests.length, notes, text]).toEqual([1, [], GOOD])
})

test.each([
  ['a unit', WRONG_UNIT, '5 mg'],
  ['a denial', NO_NOT, 'not'],
  ['a date', GOOD.replace('3 May', '5 May'), '3 May'],
  ['a name', GOOD.replace('Maria Lopez', 'Marta Lopes'), 'Maria Lopez'],
])('%s that was changed is asked for once more, and the passage is named', async (_, wrong, fact) => {
  const { requests, notes, text, streamed, outcome } = await answered([wrong, GOOD])
  expect(requests.length).toBe(2)
  expect(requests[1]?.stress?.facts.join(' ')).toContain(fact)
  expect([notes, text, streamed]).toEqual([['openai.meaning_retried'], GOOD, GOOD])
  expect(outcome).toMatchObject({ tokensIn: 20, tokensOut: 10 })
})

test('two answers with faults: the better one is shown, what is wrong with it is told, and there is no third', async () => {
  const worse = WRONG_UNIT.replace('3 May', '9 May')
  const second = await answered([worse, WRONG_UNIT])
  expect([second.requests.length, second.text, second.streamed]).toEqual([2, WRONG_UNIT, WRONG_UNIT])
  expect(second.notes).toEqual(['openai.meaning_retried', 'openai.meaning_differs'])
  const first = await answered([WRONG_UNIT, worse])
  expect([first.requests.length, first.text, first.streamed]).toEqual([2, WRONG_UNIT, WRONG_UNIT])
  expect(first.notes).toEqual(['openai.first_kept', 'openai.meaning_differs'])
})

test('a second try that fails leaves the first answer, with its fault told', async () => {
  const { text, notes } = await answered([WRONG_UNIT, { ok: false, code: 'engine_busy', notes: [] }])
  expect([text, notes]).toEqual([WRONG_UNIT, ['openai.meaning_differs']])
})

test('a broken rule of the style is asked for once more', async () => {
  const style = { key: 's', prompt: '', rules: { banned_words: ['medicine'], longest_sentence: null, spelling: null } }
  const obedient = GOOD.replace('the medicine', 'the drug')
  const { requests, notes, text } = await answered([GOOD, obedient], { style })
  expect(requests[1]?.stress).toEqual({ language: false, facts: [], rules: true })
  expect([notes, text]).toEqual([['openai.rules_retried'], obedient])
  expect((await answered([GOOD, GOOD], { style })).notes).toEqual(['openai.rules_retried', 'openai.rules_broken'])
})

test('a translation is held against its text, and a shorter text may leave facts out but not a denial', async () => {
  const german =
    'Bitte nehmen Sie am 3. Mai 5 g des Medikaments ein. Fahren Sie danach nicht, und sagen Sie es Maria Lopez.'
  const right = german.replace('5 g', '5 mg')
  const translated = await answered([german, right], { operation: 'translate', targetLanguage: 'de' })
  expect([translated.text, translated.notes]).toEqual([right, ['openai.meaning_retried']])
  const short = await answered(['Take the medicine, and do not drive afterwards.'], { length: 'small' })
  expect(short.requests.length).toBe(1)
  const careless = await answered(['Take 5 mg of the medicine on 3 May, drive and tell Maria Lopez.', GOOD], {
    length: 'small',
  })
  expect(careless.requests.length).toBe(2)
})

test('a fault in the second try does not win over one in the first because the writer stopped it', async () => {
  const stopped = new AbortController()
  stopped.abort()
  expect((await answered([WRONG_UNIT, GOOD], {}, stopped.signal)).requests.length).toBeLessThan(2)
})

test('other operations, and refinements that leave things out, are not held against the facts', async () => {
  expect((await answered(['A medicine.'], { operation: 'summarize' })).requests.length).toBe(1)
  expect((await answered(['A medicine.'], { refine: 'shorter' })).requests.length).toBe(1)
})
