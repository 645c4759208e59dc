import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mask } from './mask.ts'
import { MASKABLE, type Maskable } from './maskable.ts'
import { unmask } from './stand-ins.ts'

const KINDS = Object.keys(MASKABLE) as Maskable[]
const texts = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'Anna Schmidt',
        'met',
        'anna@x.example',
        '25',
        '$3',
        'https://x.org/1',
        '[NAME_1]',
        '[',
        ']',
        '@you',
        '.',
        '\n',
      ),
      { maxLength: 20 },
    )
    .map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

test('what was masked comes back to the character', () => {
  fc.assert(
    fc.property(texts, fc.subarray(KINDS), (text, chosen) => {
      const { text: sent, masked } = mask(text, chosen, 'en')
      expect(unmask(sent, masked)).toEqual({ text, missing: [] })
    }),
    { numRuns: 1_000 },
  )
})

test('names, addresses and figures do not leave, and the same name has the same stand-in', () => {
  const { text, masked } = mask('We asked Anna Schmidt (anna@x.example) for $250; Anna Schmidt agreed.', KINDS, 'en')
  expect(text).toBe('We asked [NAME_1] ([EMAIL_2]) for [MONEY_3]; [NAME_1] agreed.')
  expect(masked.map(({ original }) => original)).toEqual(['Anna Schmidt', 'anna@x.example', '$250'])
})

test('a stand-in that the answer lost is told', () => {
  const { masked } = mask('We asked Anna Schmidt for 250 euros', KINDS, 'en')
  const back = unmask('[NAME_1] was asked.', masked)
  expect(back.text).toBe('Anna Schmidt was asked.')
  expect(back.missing.map(({ original }) => original)).toEqual(['250 euros'])
})

test('a text that holds such brackets itself keeps them', () => {
  const { text, masked } = mask('Put [NAME_1] after Anna Schmidt', ['names'], 'en')
  expect(text).not.toMatch(/Anna/)
  expect(unmask(text, masked).text).toBe('Put [NAME_1] after Anna Schmidt')
})
