import { createInstance, type i18n } from 'i18next'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import type english from './en/index.ts'

type English = typeof english

declare module 'i18next' {
  // The English texts are the list of keys: a key that does not exist is a type error wherever `t` is called.
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: English
    returnNull: false
  }
}

type Paths<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Singular<Key>}`
    : Paths<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]
type Singular<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

/** Every text of the product by `namespace:path`, plural forms under their common stem. */
export type MessageKey = { [Space in keyof English]: Paths<English[Space], `${Space}:`> }[keyof English]

/**
 * A translator bound to one language, ready at once. The texts are our own and trusted. Values are not escaped
 * here: React escapes them, and other callers escape their output themselves.
 */
export function createTranslations(locale: Locale, namespaces: object, options: { onMissing?: () => void } = {}): i18n {
  const { onMissing } = options
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: [...LOCALES],
    load: 'currentOnly',
    ns: Object.keys(namespaces),
    defaultNS: 'common',
    resources: { [locale]: withAllPlurals(locale, namespaces) as Record<string, Record<string, string>> },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(onMissing === undefined ? {} : { saveMissing: true, missingKeyHandler: onMissing }),
  })
  return instance
}

/** Adds the namespaces that a translator does not have yet. */
export function addTexts(instance: i18n, locale: Locale, namespaces: object): void {
  for (const [name, texts] of Object.entries(withAllPlurals(locale, namespaces))) {
    if (!instance.hasResourceBundle(locale, name)) instance.addResourceBundle(locale, name, texts)
  }
}

/**
 * Spanish, Portuguese and French have a third form for round millions, of which our texts say what they say of others:
 * without it a million requests would be shown as the name of the text.
 */
function withAllPlurals(locale: Locale, namespaces: object): object {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return pluralCategories.includes('many') ? withMany(namespaces) : namespaces
}

function withMany(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value === 'object') return [[key, withMany(value)]]
      const more = key.endsWith('_other') ? [[key.replace(/_other$/, '_many'), value] as [string, unknown]] : []
      return [[key, value], ...more]
    }),
  )
}
