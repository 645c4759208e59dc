import type { i18n, TFunction } from 'i18next'
import type { Locale } from '#app/domain/preferences/language.ts'
import { createTranslations } from './i18n.ts'
import { TEXTS } from './texts.ts'

const instances = new Map<Locale, i18n>()

/** Every text of a language; made once, shared by all requests since nothing in it changes. For the server only. */
export function translationsOf(locale: Locale): i18n {
  const known = instances.get(locale)
  if (known !== undefined) return known
  const instance = remembering(createTranslations(locale, TEXTS[locale]))
  instances.set(locale, instance)
  return instance
}

/**
 * The same texts, cheaper to render with: react-i18next copies every own property of an instance for each component
 * that asks, so this one has a single one, and a text without values is looked up once. A quarter of a page's time.
 */
function remembering(instance: i18n): i18n {
  const shared: i18n = Object.create(instance)
  const fixed = new Map<string, TFunction>()
  shared.getFixedT = ((...request: [language: string, spaces: string | readonly string[]]) => {
    const name = JSON.stringify(request)
    const known = fixed.get(name)
    if (known !== undefined) return known
    const look = (instance.getFixedT as (...args: unknown[]) => (key: unknown, values?: unknown) => string)(...request)
    const texts = new Map<unknown, string>()
    function t(key: unknown, values?: unknown): string {
      if (values !== undefined) return look(key, values)
      const text = texts.get(key) ?? look(key)
      texts.set(key, text)
      return text
    }
    const translate = Object.assign(t, look) as unknown as TFunction
    fixed.set(name, translate)
    return translate
  }) as unknown as i18n['getFixedT']
  return shared
}
