import { expect, test } from 'vitest'
import { createTranslations, type MessageKey } from './i18n.ts'

/** Texts of a test; the product's own keys are the only ones that the types know. */
const key = (name: string) => name as MessageKey
const SOME = {
  common: {
    hello: 'Hello {{name}}!',
    deep: { down: 'Down here' },
    rows_one: '{{count}} row',
    rows_other: '{{count, number}} rows',
  },
  own: { hello: 'Own hello', mine: 'Mine' },
}

test('a path is looked for in the namespaces that were asked for, in their order, and a full key in its own', () => {
  const texts = createTranslations('en', SOME)
  expect(texts.t(key('deep.down'))).toBe('Down here')
  expect(texts.translateIn('own')(key('hello'))).toBe('Own hello')
  expect(texts.translateIn(['own', 'common'])(key('deep.down'))).toBe('Down here')
  expect(texts.translateIn('own')(key('common:hello'), { name: 'Ann' })).toBe('Hello Ann!')
})

test('nothing in a value is read as a pattern, a markup or another text', () => {
  const { t } = createTranslations('en', SOME)
  for (const name of ['{{count}}', '$t(common:deep.down)', '<b>&', '$&', '{{name}}'])
    expect(t(key('hello'), { name })).toBe(`Hello ${name}!`)
  expect(t(key('hello'), { name: undefined })).toBe('Hello !')
  expect(t(key('hello'))).toBe('Hello !')
})

test('a count chooses the form and is written as its language writes numbers', () => {
  const say = (locale: 'en' | 'de' | 'fr' | 'es', count: number) =>
    createTranslations(locale, SOME).t(key('rows'), { count })
  expect([say('en', 1), say('en', 0), say('en', 2000)]).toEqual(['1 row', '0 rows', '2,000 rows'])
  expect([say('de', 2000), say('fr', 0), say('es', 1_000_000)]).toEqual(['2.000 rows', '0 row', '1.000.000 rows'])
  expect(createTranslations('en', SOME).t(key('rows'), { form: 1, count: '{{count}}' })).toBe('{{count}} row')
})

test('what is not there is told once for each time it is asked for, and shown by its path', () => {
  let missing = 0
  const { t } = createTranslations('en', SOME, { onMissing: () => (missing += 1) })
  for (const name of ['nowhere', 'deep', 'deep.down.under', 'toString', 'constructor.name', '__proto__', 'other:hello'])
    expect(t(key(name))).toBe(name.replace(/^.*:/, ''))
  expect(missing).toBe(7)
})

test('texts that arrive and another language are told to those who listen, and take effect at once', () => {
  const texts = createTranslations('en', SOME)
  const before = texts.translateIn('own')
  expect(texts.translateIn('own')).toBe(before)
  let changes = 0
  const end = texts.subscribe(() => (changes += 1))
  texts.add('en', { late: { word: 'Late' }, common: { hello: 'Never' } })
  expect(texts.t(key('late:word'))).toBe('Late')
  expect(texts.t(key('hello'), { name: 'Ann' })).toBe('Hello Ann!')
  expect(texts.translateIn('own')).not.toBe(before)
  texts.add('en', SOME)
  texts.add('de', { common: { hello: 'Hallo {{name}}!' } })
  texts.changeLanguage('de')
  expect([texts.language, texts.t(key('hello'), { name: 'Ann' })]).toEqual(['de', 'Hallo Ann!'])
  expect(changes).toBe(3)
  end()
  texts.changeLanguage('en')
  expect(changes).toBe(3)
})
