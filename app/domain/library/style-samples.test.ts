import { expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { STYLE_KEYS } from '../preferences/writing.ts'
import { alarms, checkMeaning } from '../writing/facts/meaning.ts'

test.each(LOCALES)(
  'in %s the sample of each style says what its first wording says, and none is like another',
  (language) => {
    const { before, label: _, ...samples } = TEXTS[language].library.style.sample
    expect(Object.keys(samples).sort()).toEqual([...STYLE_KEYS].sort())
    expect(new Set([before, ...Object.values(samples)]).size).toBe(9)
    for (const [style, after] of Object.entries(samples)) {
      const checked = checkMeaning({ before, after, operation: 'rephrase', from: language, to: language })
      const { facts, added } = alarms(checked, 'rephrase')
      expect([style, facts.map(({ fact }) => fact.text), added.map(({ text }) => text)]).toEqual([style, [], []])
    }
  },
)
