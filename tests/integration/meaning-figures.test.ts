import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MEASURED } from '#app/domain/assistant/meaning-figures.ts'
import { counted, tried } from '../../bench/writing/meaning/measure.ts'
import { UNSEEN } from '../../bench/writing/meaning/unseen.ts'

test('the figures that the result page tells are those of the pairs that the rules were not made with', () => {
  const { altered, caught, same, wronged } = counted(tried(UNSEEN), () => 'all').get('all') ?? {}
  expect({ caught, changes: altered, alarms: wronged, harmless: same }).toEqual(MEASURED)
})

test('the document about the meaning lock tells the same figures', async () => {
  const { caught, changes, alarms, harmless } = MEASURED
  const text = await readFile('docs/meaning-lock.md', 'utf8')
  expect(text).toContain(`**${caught} of ${changes} (${Math.round((caught / changes) * 100)} %)**`)
  expect(text).toContain(`**${alarms} of ${harmless} (${Math.round((alarms / harmless) * 100)} %)**`)
})
