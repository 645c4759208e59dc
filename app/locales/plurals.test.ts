import { expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { createTranslations } from './i18n.ts'
import { TEXTS } from './texts.ts'

/** Every text with plural forms, by its stem, and every other one. */
function keysOf(tree: object, prefix = ''): { plural: string[]; plain: [string, string][] } {
  const found = { plural: [] as string[], plain: [] as [string, string][] }
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') {
      if (key.endsWith('_one')) found.plural.push(prefix + key.replace(/_one$/, ''))
      else if (!key.endsWith('_other')) found.plain.push([prefix + key, value])
      continue
    }
    const inner = keysOf(value, `${prefix}${key}${prefix === '' ? ':' : '.'}`)
    found.plural.push(...inner.plural)
    found.plain.push(...inner.plain)
  }
  return found
}

test.each(LOCALES)('in %s every count has its words, round millions too', (locale) => {
  const { t } = createTranslations(locale, TEXTS[locale])
  const { plural } = keysOf(TEXTS[locale])
  expect(plural.length).toBeGreaterThan(30)
  for (const key of plural) {
    for (const count of [0, 1, 2, 25, 2000, 1_000_000, 2_500_000]) {
      const text = String(t(key as 'usage:item.spent', { count }))
      expect(text, `${key} of ${count}`).not.toBe(key.split(':')[1])
    }
  }
})

test.each([
  ['en', '1 request a month', '2,000 requests a month', '1 custom style', 'Your monthly cap is 1 request a month.'],
  [
    'es',
    '1 solicitud al mes',
    '2000 solicitudes al mes',
    '1 estilo propio',
    'Tu tope mensual es de 1 solicitud al mes.',
  ],
  [
    ...(['pt', '1 solicitação por mês', '2.000 solicitações por mês', '1 estilo próprio'] as const),
    'Seu teto mensal é de 1 solicitação por mês.',
  ],
  [
    ...(['fr', '1 requête par mois', '2 000 requêtes par mois', '1 style personnel'] as const),
    'Votre plafond mensuel est de 1 requête par mois.',
  ],
  [
    ...(['de', '1 Anfrage im Monat', '2.000 Anfragen im Monat', '1 eigener Stil'] as const),
    'Ihre Monatsobergrenze liegt bei 1 Anfrage im Monat.',
  ],
] as const)(
  'in %s one request is one request: on cards, in the ledger and under a cap',
  (locale, one, many, style, cap) => {
    const { t } = createTranslations(locale, TEXTS[locale])
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    for (const key of ['landing:pricing.requests', 'dashboard:plan.allowance', 'usage:item.limit'] as const) {
      expect(plain(t(key, { count: 1 }))).toBe(one)
      expect(plain(t(key, { count: 2000 }))).toBe(many)
    }
    expect(t('landing:pricing.styles', { count: 1 })).toBe(style)
    expect(t('billing:cap.set', { count: 1 })).toBe(cap)
    for (const key of ['usage:receipt.told.plan', 'usage:receipt.told.opened'] as const)
      expect(plain(t(key, { count: 1, from: 'A', to: 'B', plan: 'C' }))).toContain(one.split(' ').slice(0, 2).join(' '))
  },
)

test.each(LOCALES)(
  'in %s no billing, landing or usage text puts a number before its noun without plural forms',
  (locale) => {
    const counted = keysOf(TEXTS[locale]).plain.filter(
      ([key, text]) =>
        /^(billing|landing|usage|dashboard):/.test(key) &&
        /\{\{(?:count|limit|cap|requests|days|size)\b[^}]*\}\} \p{L}{4,}/u.test(text),
    )
    expect(counted.map(([key]) => key).filter((key) => !NO_NOUN.has(key))).toEqual([])
  },
)

/** A number with words behind it that are not what is counted. */
const NO_NOUN = new Set(['billing:cap.idle', 'landing:hero.footing', 'dashboard:bar.value'])
