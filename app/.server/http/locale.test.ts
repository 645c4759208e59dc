import { expect, test } from 'vitest'
import { densityOf, localeOfRequest, preferredLocale, themeOf } from './locale.ts'

const request = (url: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${url}`, { headers })

test('a language in the address outdoes the cookie, which outdoes the browser', () => {
  const headers = { cookie: 'a=1; penmark_lang=fr', 'accept-language': 'es-MX,es;q=0.9' }
  expect(localeOfRequest(request('/?lang=de', headers))).toBe('de')
  expect(localeOfRequest(request('/', headers))).toBe('fr')
  expect(localeOfRequest(request('/', { 'accept-language': 'es-MX,es;q=0.9' }))).toBe('es')
})

test('what is not one of the five languages counts as not said', () => {
  expect(localeOfRequest(request('/?lang=xx', { cookie: 'penmark_lang=%00' }))).toBe('en')
  for (const tag of ['xx', 'den', '', '-de', 'english'])
    expect([tag, localeOfRequest(request(`/?lang=${tag}`))]).toEqual([tag, 'en'])
})

test('a language in the address may be in capitals and carry a region', () => {
  for (const tag of ['pt-BR', 'PT', 'pt_PT', 'Pt-br-x-y'])
    expect([tag, localeOfRequest(request(`/?lang=${tag}`))]).toEqual([tag, 'pt'])
})

test('the heaviest language we have wins, a refused one never', () => {
  expect(preferredLocale('nl, pt-BR;q=0.8, de;q=0.9')).toBe('de')
  expect(preferredLocale('de;q=0, *;q=0.1')).toBeUndefined()
  expect(preferredLocale(';;,;q=,en;q=x')).toBeUndefined()
  expect(preferredLocale(null)).toBeUndefined()
})

test('an unknown theme is the system’s', () => {
  expect(themeOf(request('/', { cookie: 'penmark_theme=purple' }))).toBe('purple')
  expect(themeOf(request('/', { cookie: 'penmark_theme=neon' }))).toBe('default')
})

test('an unknown text size or density is the usual one', () => {
  const chosen = request('/', { cookie: 'penmark_font_size=large; penmark_density=compact' })
  expect(densityOf(chosen)).toEqual({ fontSize: 'large', density: 'compact' })
  const foreign = request('/', { cookie: 'penmark_font_size=huge; penmark_density="' })
  expect(densityOf(foreign)).toEqual({ fontSize: 'medium', density: 'default' })
})
