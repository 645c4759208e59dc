import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { createTranslations, type MessageKey } from './i18n.ts'
import { TEXTS } from './texts.ts'

// The texts keep the format of i18next (JSON v4), which stays the judge of what they say (docs/decisions/082).

/** Numbers that choose different forms, or are written differently, in one of the languages. */
const COUNTS = [0, 1, 2, 1.5, 11, 21, 1_000, 1_000_000, -1]
/** Values that would be more than themselves if a translator read them. */
const HOSTILE = ['{{count}}', '$t(common:brand)', '<b>&amp;', '$&', '', ' ']

for (const locale of LOCALES) {
  test(`every text says in ${locale} what i18next makes of it, with every count and hostile values`, () => {
    const namespaces = TEXTS[locale]
    const ours = createTranslations(locale, namespaces)
    const judge = judgeOf(locale, namespaces)
    const texts = Object.entries(namespaces).flatMap(([space, tree]) => textsIn(tree, `${space}:`))
    expect(texts.length).toBeGreaterThan(2_000)
    const differences: string[] = []
    for (const { key, names } of texts) {
      const cases = key.endsWith('_') ? COUNTS.map((count) => ({ count })) : [{ count: 3 }]
      for (const [at, { count }] of cases.entries()) {
        const hostile = HOSTILE[at % HOSTILE.length]
        const entries = names.map(({ name, isNumber }) => [name, isNumber ? 1_234.5 : hostile])
        const values = { ...Object.fromEntries(entries), count }
        const stem = key.replace(/_$/, '')
        const translated = ours.t(stem as MessageKey, values)
        const expected = judge(stem, values)
        if (translated !== expected) differences.push(`${stem} (${count}): ${translated} | ${expected}`)
      }
    }
    expect(differences).toEqual([])
  })
}

/** i18next as the product used it: no escapes, no reading of values, round millions like other plurals. */
function judgeOf(locale: Locale, namespaces: object) {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(namespaces),
    resources: { [locale]: withMillions(namespaces) as Record<string, Record<string, string>> },
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  })
  return (key: string, values: Record<string, unknown>) => String(instance.t(key, values))
}

/** Spanish, Portuguese and French have a form for round millions, of which our texts say what they say of others. */
function withMillions(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      if (typeof value === 'object') return [[name, withMillions(value)]]
      return name.endsWith('_other')
        ? [
            [name, value],
            [name.replace(/_other$/, '_many'), value],
          ]
        : [[name, value]]
    }),
  )
}

/** The full key of each text, a counted one once and ending in `_`, with the names of its values. */
function textsIn(tree: object, path: string): { key: string; names: { name: string; isNumber: boolean }[] }[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value !== 'string') return textsIn(value, `${path}${name}.`)
    if (name.endsWith('_one')) return []
    const names = [...value.matchAll(/\{\{(\w+)(, number)?/g)].map(([, found = '', format]) => ({
      name: found,
      isNumber: format !== undefined,
    }))
    return [{ key: path + name.replace(/_other$/, '_'), names }]
  })
}
