import { expect, test } from 'vitest'
import { LENGTHS, OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { SPECIMENS } from '#app/domain/try-out/specimens.ts'
import { sharedTools } from '#tests/support/tools.ts'
import { CAPABILITIES } from '../engines/builtin/capabilities.ts'
import { perform } from '../engines/builtin/perform.ts'

/** What the engine answers to a newcomer who leaves the form as it is. */
async function answerTo(operation: Operation, text: string, locale: Locale): Promise<string> {
  const outcome = await perform(
    {
      ...{ operation, text, length: 'medium', maxTokens: LENGTHS.medium, targetLanguage: locale, likely: locale },
      ...{ style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } },
    },
    sharedTools,
    () => undefined,
  )
  return outcome.ok ? outcome.text : `${outcome.code}: ${outcome.notes.map(({ key }) => key).join(', ')}`
}

const SPECIMENS_OF_ALL = LOCALES.flatMap((locale) =>
  OPERATIONS.flatMap((operation) => {
    const specimen = SPECIMENS[locale][operation]
    return specimen === undefined ? [] : [{ locale, operation, specimen }]
  }),
)

test.each(SPECIMENS_OF_ALL)('the engine does $operation in $locale as the landing page shows', async (row) => {
  const { locale, operation, specimen } = row
  if ('marked' in specimen) {
    const before = specimen.marked.replaceAll(/\[-(.+?)-\]/g, '$1').replaceAll(/\[\+.+?\+\]/g, '')
    const after = specimen.marked.replaceAll(/\[-.+?-\]/g, '').replaceAll(/\[\+(.+?)\+\]/g, '$1')
    expect(before).not.toBe(after)
    expect(await answerTo(operation, before, locale)).toBe(after)
  } else {
    const lines = (await answerTo(operation, specimen.text, locale)).split('\n').map((line) => line.replace(/^• /, ''))
    expect(lines).toContain(specimen.line)
  }
})

test('each language shows exactly what the engine can do in it', () => {
  for (const locale of LOCALES) {
    const able = OPERATIONS.filter((operation) => {
      const { level, languages } = CAPABILITIES[operation]
      return level !== 'none' && (languages === 'any' || languages.includes(locale))
    })
    expect(OPERATIONS.filter((operation) => SPECIMENS[locale][operation] !== undefined)).toEqual(able)
  }
})
