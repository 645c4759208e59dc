import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TEXTS } from './texts.ts'

const { en, ...LANGUAGES } = TEXTS

function flatten(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]).sort()

test.each(Object.entries(LANGUAGES))('%s has exactly the keys of English', (_name, language) => {
  expect([...flatten(language).keys()].sort()).toEqual([...flatten(en).keys()].sort())
})

test.each(Object.entries(LANGUAGES))(
  '%s uses the same placeholders as English and leaves no text empty',
  (_name, language) => {
    const english = flatten(en)
    for (const [key, text] of flatten(language)) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
    }
  },
)

/** English texts that the specification gives to the letter (section 8). */
const GIVEN = new Set([
  'Thank you for your message! We’ll get back to you within 24 hours.',
  'Preferences saved successfully!',
  'Custom template created successfully!',
  'Custom prompt created successfully!',
])

test('no text of ours shouts', () => {
  for (const language of [en, ...Object.values(LANGUAGES)]) {
    for (const [key, text] of flatten(language)) {
      if (language === en && GIVEN.has(text)) continue
      expect(/(^|[^¡])!(\s|$)/.test(text), `${key}: ${text}`).toBe(false)
    }
  }
})

test('every message key that a schema or a use case names exists in English', () => {
  const known = flatten(en)
  const root = path.join(import.meta.dirname, '..')
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('locales'))
    .flatMap((name) => [
      ...readFileSync(path.join(root, name), 'utf8').matchAll(
        new RegExp(`'((?:${Object.keys(en).join('|')}):[\\w.]+)'`, 'g'),
      ),
    ])
    .map((match) => String(match[1]).replace(':', '.'))
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter((key) => !known.has(key) && !known.has(`${key}_one`))
  expect(missing).toEqual([])
})
