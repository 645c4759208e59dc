import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { LanguageDetector, type LanguageDetectorArgs } from 'remix-i18next'
import { LANGUAGE_COOKIE, LOCALES, type Locale, localeFor } from '#app/domain/preferences/language.ts'
import { THEME_COOKIE, type Theme, themeFor } from '#app/domain/preferences/theme.ts'
import { translationsOf } from '#app/locales/all.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

const localeContext = createContext<Locale>('en')

const detector = new LanguageDetector({
  supportedLanguages: [...LOCALES],
  fallbackLanguage: 'en',
  searchParamKey: 'lang',
  order: ['searchParams', 'custom', 'header'],
  // Read here and not as a React Router cookie, which would store base64 where a plain word says the same.
  findLocale: async ({ request }) => localeFor(cookieOf(request, LANGUAGE_COOKIE)) ?? null,
})

/** The language of a request: `?lang=`, then the person's choice (cookie), then Accept-Language, then English. */
export async function localeOfRequest(request: Request): Promise<Locale> {
  return localeFor(await detector.detect({ request } as LanguageDetectorArgs)) ?? 'en'
}

/**
 * Root middleware: settles the language of the request. A language chosen by link (`?lang=`) stays chosen: the answer
 * sets the cookie, and nothing else is written.
 */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const locale = await localeOfRequest(request)
  context.set(localeContext, locale)
  const response = await next()
  if (localeFor(url.searchParams.get('lang')) === locale && cookieOf(request, LANGUAGE_COOKIE) !== locale) {
    response.headers.append('set-cookie', preferenceCookie(LANGUAGE_COOKIE, locale, url.protocol === 'https:'))
  }
  return response
}

/** The language settled by `localeMiddleware`; English outside it. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return context.get(localeContext)
}

/** The theme of a request; `default` where none was chosen. */
export function themeOf(request: Request): Theme {
  return themeFor(cookieOf(request, THEME_COOKIE)) ?? 'default'
}

/** A cookie that remembers a choice of look for a year. Scripts may read it: it holds nothing but a word of ours. */
export function preferenceCookie(
  name: typeof LANGUAGE_COOKIE | typeof THEME_COOKIE,
  value: Locale | Theme,
  secure: boolean,
): string {
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}

export type Translator = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of one language for code that renders no component: API messages, page titles. */
export function translatorFor(locale: Locale): Translator {
  return translationsOf(locale).t as unknown as Translator
}

function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  if (cookies === null) return undefined
  const found = cookies.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
