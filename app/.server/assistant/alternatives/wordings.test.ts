import { expect, test } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'
import { wordingsOf } from './wordings.ts'

const wordings = async (sentence: string, language: 'en' | 'de' | 'fr' = 'en') =>
  (await wordingsOf(sentence, language, sharedTools, () => undefined)).map(({ tone, text }) => `${tone}: ${text}`)

test('a wording is never the sentence again, nor another wording', async () => {
  expect(await wordings('In order to help, the committee made a decision to wait until Friday.')).toEqual([
    'shorter: To help, the committee decided to wait until Friday.',
  ])
  expect(await wordings('Stop.')).toEqual([])
})

test('what was received is not got', async () => {
  const all = await wordings('We would like to inform you that your application has been received by our team.')
  expect(all.join(' ')).not.toContain('been got')
})

test('other languages than English have wordings too', async () => {
  expect(await wordings('En raison du fait que le train est en retard, nous arriverons plus tard.', 'fr')).toEqual([
    'shorter: Parce que le train est en retard, nous arriverons plus tard.',
  ])
})
