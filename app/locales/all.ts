import type { i18n, TFunction } from 'i18next'
import type { Locale } from '#app/domain/preferences/language.ts'
import { createTranslations } from './i18n.ts'
import { TEXTS } from './texts.ts'

const made = new Map<Locale, i18n>()

/** Every text of a language; made once, shared by all requests since nothing in it changes. For the server only. */
export function translationsOf(locale: Locale): i18n {
  const known = made.get(locale)
  if (known !== undefined) return known
  const instance = remembering(createTranslations(locale, TEXTS[locale]))
  made.set(locale, instance)
  return instance
}

/**
 * The same texts, cheaper to render with: react-i18next copies every own property of an instance for each component
 * that asks, so this one has a single one, and a text without values is looked up once. A quarter of a page's time.
 */
function remembering(instance: i18n): i18n {
  const shared: i18n = Object.create(instance)
  const fixed = new Map<string, TFunction>()
  shared.getFixedT = ((...asked: [language: string, spaces: string | readonly string[]]) => {
    const name = JSON.stringify(asked)
    const known = fixed.get(name)
    if (known !== undefined) return known
    const look = (instance.getFixedT as (...args: unknown[]) => (key: unknown, values?: unknown) => string)(...asked)
    const texts = new Map<unknown, string>()
    function t(key: unknown, values?: unknown): string {
      if (values !== undefined) return look(key, values)
      const text = texts.get(key) ?? look(key)
      texts.set(key, text)
      return text
    }
    const made = Object.assign(t, look) as unknown as TFunction
    fixed.set(name, made)
    return made
  }) as unknown as i18n['getFixedT']
  return shared
}
