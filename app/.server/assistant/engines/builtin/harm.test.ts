import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LENGTH_KEYS, LENGTHS } from '#app/domain/assistant/options.ts'
import { oneLine } from '#app/domain/writing/sentences.ts'
import { sharedTools } from '#tests/support/tools.ts'
import { HARM_SENTENCES } from '../../../../../bench/harm-sentences.ts'
import { HARM_TEXTS } from '../../../../../bench/harm-texts.ts'
import type { EngineRequest } from '../engine.ts'
import { correct } from './corrections.ts'
import { keepsMeaning } from './meaning-gate.ts'
import { perform } from './perform.ts'

const noStep = () => undefined
/** One style of each voice. */
const STYLES = ['professional', 'concise', 'formal', 'casual']

/** What the engine gives for a text; the text itself when it refuses. */
async function result(
  operation: EngineRequest['operation'],
  text: string,
  style: string,
  length: string,
  refine?: string,
) {
  const outcome = await perform(
    {
      operation,
      text,
      length: length as EngineRequest['length'],
      maxTokens: 500,
      style: { key: style, prompt: '' },
      template: { key: 'general', context: '' },
      targetLanguage: 'en',
      ...(refine === undefined ? {} : { refine: refine as EngineRequest['refine'] }),
    },
    sharedTools,
    noStep,
  )
  return outcome.ok ? outcome.text : text
}

/** The words that decide what a reader does, in the order of the alphabet, with every short form written out. */
function weighty(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("won't", 'will not')
    .replaceAll("can't", 'can not')
    .replaceAll('cannot', 'can not')
    .replaceAll("n't", ' not')
  return (
    plain.match(
      /\b(?:not|no|never|none|nobody|neither|nor|without|must|shall|should|may|might|unless|until|except\w*|excluding|exception|only|even|least|below|above|but|against|alcohol|pregnant|knife|fork|spoon|apples|pears|plums|nuts|eggs|milk|motor|pump|hose|filter|children|liable|\d[\d.,]*)\b/g,
    ) ?? []
  )
    .map((word) =>
      word
        .replace(/^except\w*$/, 'except')
        .replace(/^exception$/, 'except')
        .replace(/[.,]$/, ''),
    )
    .sort()
}

test.each([
  ['professional', 'The drug, which must not be taken with alcohol, is sold over the counter.'],
  ['concise', 'The drug, which must not be taken with alcohol, is sold over the counter.'],
  ['concise', 'The kit, which contains a knife, a fork and a spoon, costs $12.'],
  ['professional', 'If you do not pay, we will close the account unless you call us.'],
  ['casual', 'This is the THIRD time I contact you about it.'],
  ['casual', 'The children of the deceased live in Leeds.'],
])('in the style %s the engine leaves this alone: %s', async (style, text) => {
  for (const length of LENGTH_KEYS) expect(await result('rephrase', text, style, length)).toBe(text)
  expect(await result('summarize', text, style, 'small')).toBe(text)
})

test('a formal wording spells out no short form that stands for another word', async () => {
  expect(await result('rephrase', "Thanks for you're help!", 'formal', 'medium')).not.toContain('you are help')
  expect(await result('rephrase', "Every tree has it's place.", 'formal', 'medium')).not.toContain('it is place')
  expect(await result('rephrase', "She's finished her thesis.", 'formal', 'medium')).not.toContain('She is finished')
})

test('no rewording of a delicate sentence changes what its reader does', { timeout: 120_000 }, async () => {
  const harmed: string[] = []
  const sentences = HARM_SENTENCES.en
  const texts = sentences.flatMap((_, at) => (at % 6 === 0 ? [sentences.slice(at, at + 6).join(' ')] : []))
  for (const text of texts) {
    const sound = (await correct(text, { language: 'en' }, sharedTools, noStep)).text
    if (sound !== text) harmed.push(`corrected: ${sound}`)
    for (const style of STYLES)
      for (const length of LENGTH_KEYS) {
        const after = await result('rephrase', text, style, length)
        if (!keepsMeaning(text, after) || weighty(after).join() !== weighty(text).join())
          harmed.push(`${style} ${length}: ${after}`)
      }
    for (const refine of ['shorter', 'simpler', 'more_formal']) {
      const after = await result('rephrase', text, 'professional', 'medium', refine)
      if (!keepsMeaning(text, after) || weighty(after).join() !== weighty(text).join())
        harmed.push(`${refine}: ${after}`)
    }
  }
  expect(harmed).toEqual([])
})

test.each(HARM_TEXTS.map((each) => [each.text.slice(0, 40), each] as const))(
  'no summary loses in silence what its reader acts on: %s',
  async (_, { language, text, vital }) => {
    for (const length of LENGTH_KEYS) {
      const outcome = await perform(
        {
          ...{ operation: 'summarize', text, length, maxTokens: LENGTHS[length], language, targetLanguage: 'en' },
          ...{ style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } },
        },
        sharedTools,
        noStep,
      )
      const named = outcome.notes.find(({ key }) => key === 'notes.summaryLeftOut')?.values?.list ?? ''
      if (outcome.ok) expect(vital.filter((each) => !`${outcome.text} ${named}`.includes(each))).toEqual([])
    }
  },
)

test('no sound text of a leaflet, a contract or a mail is corrected, and no rewording changes a fact of it', async () => {
  const harmed: string[] = []
  for (const { language, text } of HARM_TEXTS) {
    const { changes } = await correct(text, { language }, sharedTools, noStep)
    harmed.push(...changes.map(({ before, after }) => `${before} > ${after}`))
    for (const style of STYLES) {
      const after = await result('rephrase', text, style, 'small')
      if (!keepsMeaning(text, after, language)) harmed.push(`${style}: ${after}`)
    }
  }
  expect(harmed).toEqual([])
})

test('a summary holds whole sentences, in five languages', async () => {
  for (const [language, sentences] of Object.entries(HARM_SENTENCES)) {
    for (let at = 0; at < sentences.length; at += 5) {
      const text = sentences.slice(at, at + 5).join(' ')
      for (const length of LENGTH_KEYS) {
        const summary = await result('summarize', text, 'professional', length)
        const left = sentences.reduce((rest, sentence) => rest.replace(sentence, ''), oneLine(summary))
        // English may drop a word of linking ("of course"), nothing that a reader acts on.
        if (language === 'en') expect(weighty(left)).toEqual(weightyOfRest(left, sentences))
        else expect(left.trim()).toBe('')
      }
    }
  }
})

/** The weighty words of the sentences that a shortened rest came from. */
function weightyOfRest(rest: string, sentences: readonly string[]): string[] {
  const heads = rest
    .split(/(?<=[.?!])\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return heads
    .flatMap((head) => weighty(sentences.find((each) => each.endsWith(head.slice(-20))) ?? `? not found: ${head}`))
    .sort()
}

test('no built sentence loses a denial, a figure or a part of its list', { timeout: 120_000 }, async () => {
  const subject = fc.constantFrom('The drug', 'The kit', 'My old tenant', 'Each ticket', 'The majority of the staff')
  const aside = fc.constantFrom(
    '',
    ', which must not be frozen,',
    ', which contains nuts, eggs and milk,',
    ', who never signed,',
    ' (except on 3 May)',
    ', of course,',
    ', however,',
    ', in addition,',
    ', such as the one in room 12,',
    ', as you know,',
    ', for example, the blue, the red and the green one,',
  )
  const verb = fc.constantFrom(
    'costs $12',
    'is sold prior to noon',
    'may be used by the nurse',
    'cannot be returned by the buyer',
    'must be checked at least twice',
    'was not reviewed by a manager',
    'is only valid in the event that it is signed',
    'has been, in fact, recalled',
  )
  const end = fc.constantFrom(
    '.',
    ' unless you call us.',
    ' if it is very hot.',
    ', but not on Sundays.',
    ' when the light is red and the door is open.',
    ', and it contains a knife, a fork and a spoon.',
    ' until the remainder is paid.',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(subject, aside, verb, end), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...STYLES),
      fc.constantFrom(...LENGTH_KEYS),
      async (parts, style, length) => {
        const text = parts.map(([one, two, three, four]) => `${one}${two} ${three}${four}`).join(' ')
        const after = await result('rephrase', text, style, length)
        expect(weighty(after)).toEqual(weighty(text))
        expect(keepsMeaning((await correct(text, { language: 'en' }, sharedTools, noStep)).text, after)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
