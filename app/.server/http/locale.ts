import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import {
  DENSITY_COOKIE,
  type Density,
  densityFor,
  FONT_SIZE_COOKIE,
  type FontSize,
  fontSizeFor,
} from '#app/domain/preferences/density.ts'
import { LANGUAGE_COOKIE, type Locale, localeFor, localeOfTag } from '#app/domain/preferences/language.ts'
import { fixedAppearance, THEME_COOKIE, type Theme, themeFor } from '#app/domain/preferences/theme.ts'
import { translationsOf } from '#app/locales/all.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

const localeContext = createContext<Locale>('en')

/** The parts of a request that tell its language; every kind of request has them. */
export type RequestHead = { path: string; query: URLSearchParams; header: (name: string) => string | null }

/** Finds the language of a request. */
export type LanguageOf = typeof localeOfHead

/** The language of a request: `?lang=`, then the user's choice (cookie), then Accept-Language, then English. */
export function localeOfHead({ query, header }: Pick<RequestHead, 'query' | 'header'>): Locale {
  return (
    localeOfTag(query.get('lang')) ??
    localeFor(cookieIn(header('cookie'), LANGUAGE_COOKIE)) ??
    preferredLocale(header('accept-language')) ??
    'en'
  )
}

/** The language of a request that has reached the router. */
export function localeOfRequest(request: Request): Locale {
  return localeOfHead({
    query: new URL(request.url).searchParams,
    header: (name) => request.headers.get(name),
  })
}

/** Our best match for an Accept-Language header (RFC 9110, 12.5.4); a region counts as its language. */
export function preferredLocale(header: string | null): Locale | undefined {
  const wanted = (header ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    const locale = localeOfTag(tag)
    return locale === undefined || !(Number(weight) > 0) ? [] : [{ locale, weight: Number(weight) }]
  })
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.locale
}

/**
 * Root middleware: determines the language of the request. A language from the query (`?lang=`) is remembered in a cookie;
 * nothing else is written.
 */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const locale = localeOfRequest(request)
  context.set(localeContext, locale)
  const response = await next()
  if (localeOfTag(url.searchParams.get('lang')) === locale && cookieOf(request, LANGUAGE_COOKIE) !== locale) {
    response.headers.append('set-cookie', preferenceCookie(LANGUAGE_COOKIE, locale, url.protocol === 'https:'))
  }
  return response
}

/** The language that `localeMiddleware` determined; English outside it. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return context.get(localeContext)
}

/** The theme of a request; `default` if the user chose none. */
export function themeOf(request: Request): Theme {
  return themeFor(cookieOf(request, THEME_COOKIE)) ?? 'default'
}

export type AppearanceOf = typeof appearanceOfHead

/** Light or dark, if the user chose a theme that fixes it. */
export function appearanceOfHead({ header }: Pick<RequestHead, 'header'>): 'light' | 'dark' | undefined {
  return fixedAppearance(themeFor(cookieIn(header('cookie'), THEME_COOKIE)) ?? 'default')
}

/** The text size and density of a request; the usual ones if the user chose none. */
export function densityOf(request: Request): { fontSize: FontSize; density: Density } {
  return {
    fontSize: fontSizeFor(cookieOf(request, FONT_SIZE_COOKIE)) ?? 'medium',
    density: densityFor(cookieOf(request, DENSITY_COOKIE)) ?? 'default',
  }
}

/** A cookie that remembers a choice of appearance for a year. Scripts may read it: its value is one of our own words. */
export function preferenceCookie(
  name: typeof LANGUAGE_COOKIE | typeof THEME_COOKIE | typeof FONT_SIZE_COOKIE | typeof DENSITY_COOKIE,
  value: Locale | Theme | FontSize | Density,
  secure: boolean,
): string {
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}

export type Translator = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of one language for code that does not render components: API messages, page titles. */
export function translatorFor(locale: Locale): Translator {
  return translationsOf(locale).t as unknown as Translator
}

function cookieOf(request: Request, name: string): string | undefined {
  return cookieIn(request.headers.get('cookie'), name)
}

function cookieIn(cookies: string | null, name: string): string | undefined {
  if (cookies === null) return undefined
  const found = cookies.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
