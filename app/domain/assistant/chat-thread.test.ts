import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postedThread } from './chat-form.ts'
import {
  type ChatThread,
  type ChatTurn,
  foldThread,
  latestOf,
  refinementOf,
  threadOf,
  withTurn,
} from './chat-thread.ts'
import { offeredRefinements, REFINE_CHIPS, REFINE_KEYS } from './refine.ts'
import { AssistRequestSchema } from './request.ts'

const turn = (result: string): ChatTurn => ({
  ...{ ask: { kind: 'refine', refine: 'shorter', instruction: '' }, result, seq: 7, notes: [], language: 'en' },
})
const started = threadOf(
  { kind: 'text', operation: 'summarize', text: 'A long text.' },
  { result: 'A text.', seq: 3, notes: ['Sentences kept: 1 of 2.'], language: 'en' },
)

test('a thread comes back from its form as it was', () => {
  const thread = withTurn(started, turn('Text.'))
  expect(postedThread(JSON.stringify(thread))).toEqual(thread)
})

test('what is to be hidden travels with the thread, is never folded away, and goes into every request', () => {
  const things = [{ kind: 'name' as const, text: 'Ada Berg', number: 1 }]
  const hiding = { mask: ['names' as const], keep: ['Tom'], own: ['Falcon'], things }
  const thread = withTurn(started, turn('Text.'), hiding)
  expect(postedThread(JSON.stringify(thread))).toEqual(thread)
  expect(foldThread(withTurn(thread, turn('Further.')), 10).hiding).toEqual(hiding)
  expect(refinementOf(thread, { refine: 'simpler', instruction: '' })).toMatchObject({
    ...{ mask: ['names'], mask_keep: ['Tom'], mask_own: ['Falcon'], mask_hidden: things },
  })
  expect(postedThread(JSON.stringify({ ...thread, hiding: { ...hiding, mask: ['all'] } }))).toBeUndefined()
})

test('what is no thread is none', () => {
  const odd = [undefined, '', '{', 'null', '[]', '{"folded":0,"turns":[]}', '{"folded":-1,"turns":[]}']
  for (const field of odd) expect(postedThread(field)).toBeUndefined()
  for (const change of [{ result: '' }, { seq: 1.5 }, { language: '"><script>' }, { ask: { kind: 'system' } }])
    expect(postedThread(JSON.stringify({ folded: 0, turns: [{ ...turn('x'), ...change }] }))).toBeUndefined()
})

test('only the latest result and the wish go out, never an earlier step', () => {
  const thread = withTurn(started, turn('Text.'))
  expect(refinementOf(thread, { refine: 'simpler', instruction: 'never typed' })).toEqual({
    ...{ text: 'Text.', operation: 'rephrase', refine: 'simpler', length: 'large' },
  })
  expect(refinementOf(thread, { refine: 'instruction', instruction: 'In two lines' })).toMatchObject({
    ...{ text: 'Text.', refine: 'instruction', custom_prompt: 'In two lines' },
  })
})

test('a thread that grows too large loses its oldest steps, counts them, and keeps the latest result whole', () => {
  const step = fc.record({
    result: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
    question: fc.string({ maxLength: 300 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), fc.integer({ min: 100, max: 4000 }), (steps, room) => {
      const turns = steps.map(
        ({ result, question }): ChatTurn => ({
          ...turn(result),
          ask: { kind: 'text', operation: 'rephrase', text: question },
        }),
      )
      const whole: ChatThread = { folded: 2, turns }
      const folded = foldThread(whole, room)
      expect(folded.folded + folded.turns.length).toBe(2 + turns.length)
      expect(latestOf(folded)?.result).toBe(turns.at(-1)?.result)
      const bytes = Buffer.byteLength(JSON.stringify(folded))
      const least = Buffer.byteLength(JSON.stringify(turns.at(-1)?.result))
      expect(bytes).toBeLessThanOrEqual(Math.max(room, least + 200))
      expect(foldThread(folded, room)).toEqual(folded)
    }),
  )
})

test('the longest text and the longest answer together fit into a form', () => {
  const longest = threadOf(
    { kind: 'text', operation: 'rephrase', text: '🦉'.repeat(5000) },
    { result: '語'.repeat(4000), seq: 1, notes: [], language: 'ja' },
  )
  expect(foldThread(longest)).toEqual(longest)
})

test('chips belong to every plan, own words to Pro and higher, and both only where the engine can', () => {
  expect(offeredRefinements('starter', REFINE_KEYS)).toEqual({ chips: [...REFINE_CHIPS], instruction: 'locked' })
  expect(offeredRefinements('pro', REFINE_KEYS).instruction).toBe('open')
  expect(offeredRefinements('business', ['shorter'])).toEqual({ chips: ['shorter'], instruction: 'none' })
})

test('a refinement is a rephrasing whatever else was asked, and own words need words', () => {
  expect(AssistRequestSchema.parse({ text: 'x', refine: ' Shorter ', operation: 'translate' })).toMatchObject({
    ...{ operation: 'rephrase', refine: 'shorter' },
  })
  expect(AssistRequestSchema.parse({ text: 'x', refine: '' }).refine).toBeUndefined()
  const problems = (body: object) => AssistRequestSchema.safeParse(body).error?.issues.map((issue) => issue.message)
  expect(problems({ text: 'x', refine: 'louder' })).toEqual(['chat:refine_unknown'])
  expect(problems({ text: 'x', refine: 'instruction', custom_prompt: '  ' })).toEqual(['chat:instruction_blank'])
})
