import { expect, test } from 'vitest'
import { LANGUAGE_NAMES, LOCALES } from '#app/domain/preferences/language.ts'
import { assemble, wordsIn } from '../../verifier/build.mjs'

// The page of the verifier in five languages. Nothing of the product may be in it, so it has its words beside its source.

const FILES = assemble()
const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const pageIn = (locale: string) => FILES[locale === 'en' ? 'ledger-verify.html' : `ledger-verify.${locale}.html`] ?? ''
const partsOf = (page: string) => ({
  policy: /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1],
  style: /<style>([\s\S]*?)<\/style>/.exec(page)?.[1],
  script: /<script>([\s\S]*?)<\/script>/.exec(page)?.[1],
})

/** Every text of a page outside its scripts and styles, and those of its attributes that are read aloud. */
function textsOf(page: string): string[] {
  const html = page.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const texts = [...html.matchAll(/>([^<>]+)</g), ...html.matchAll(/(?:description" content|aria-label)="([^"]+)"/g)]
  return texts.map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text))
}

test('a page differs from the English one in the words of its HTML only', () => {
  for (const locale of LOCALES) {
    expect(pageIn(locale)).toContain(`<html lang="${locale}">`)
    expect(pageIn(locale)).toMatch(new RegExp(`hreflang="${locale}" lang="${locale}" aria-current="true"`))
    expect(partsOf(pageIn(locale))).toEqual(partsOf(pageIn('en')))
  }
})

test.each(OTHERS)('in %s no word of the page is left in English', (locale) => {
  const same = new Set(textsOf(pageIn('en')))
  const names = [...Object.values(LANGUAGE_NAMES), '← Penmark', 'ledger-verify.mjs']
  const words = wordsIn(locale)
  const left = textsOf(pageIn(locale)).filter((text) => same.has(text) && !names.includes(text) && words[text] !== text)
  expect(left).toEqual([])
})

test('the words are the same in all languages, each for a text of the page or of its script', () => {
  const [first = 'es'] = OTHERS
  const html = pageIn('en').replaceAll(/\s+/g, ' ')
  const blanks = (text: string) => text.split('{}').length
  for (const locale of OTHERS) {
    const words = wordsIn(locale)
    expect([locale, Object.keys(words)]).toEqual([locale, Object.keys(wordsIn(first))])
    for (const [english, other] of Object.entries(words)) {
      expect([english, other.trim() === '', blanks(other)]).toEqual([english, false, blanks(english)])
      // The version stands in the page, other blanks in the script.
      const parts = english.split(/\{\}|\{\{version\}\}/)
      expect([english, parts.filter((part) => !html.includes(part.replaceAll(/\s+/g, ' ')))]).toEqual([english, []])
    }
  }
})
