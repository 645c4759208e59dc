import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import { splitSentences, withoutMarker } from '#app/domain/writing/sentences.ts'
import { engine as english } from '#app/locales/en/engine.ts'
import { TEXTS } from '../../../../../bench/prompt-texts.ts'
import { CAPABILITIES } from './capabilities.ts'
import { inflect } from './inflect.ts'
import { looksLikeCode, readLanguage } from './language.ts'
import { protectedTokens, protectionOf, safeEdits } from './protect.ts'
import { shorten } from './shorten.ts'
import { damerau, matchCase } from './spelling.ts'
import { summarize } from './summarize.ts'
import { keyTerms } from './terms.ts'
import { estimateTokens } from './tokens.ts'
import { openWordNet } from './wordnet.ts'

test('every note that the engine may write has an English text', () => {
  const known = new Set<string>()
  const walk = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') known.add(`${path}${key}`.replace(/_(?:one|other)$/, ''))
      else walk(value as object, `${path}${key}.`)
    }
  }
  walk(english, '')
  const used = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/'(notes\.[\w.]+)'|refuse\('([\w.]+)'\)/g),
    ])
    .map((match) => match[1] ?? `notes.${match[2]}`)

  expect(used.filter((key) => !known.has(key))).toEqual([])
  expect(OPERATIONS.filter((operation) => !known.has(CAPABILITIES[operation].note ?? ''))).toEqual([])
})

test('sentences end at full stops, not at abbreviations, initials, decimals or wrapped lines', () => {
  const texts = splitSentences(
    'Dr. J. Smith paid $4.50, e.g. for tea. He left\nat 5 p.m. yesterday.\n\nNotes\n- One item\n- Two',
  ).map(({ text }) => text)
  expect(texts).toEqual([
    'Dr. J. Smith paid $4.50, e.g. for tea.',
    'He left\nat 5 p.m. yesterday.',
    'Notes',
    '- One item',
    '- Two',
  ])
  expect(withoutMarker('- One item')).toBe('One item')
  expect(splitSentences('El Sr. Pérez llegó. ¿Quién lo vio? Nadie.', 'es')).toHaveLength(3)
  expect(splitSentences('  \n ')).toEqual([])
})

test('no sentence ends inside an address, nor with what somebody says in it', () => {
  const texts = splitSentences('See https://example.com/a?id=7 or www.b.example/!x. “Stop!” and “Why?” she said. Done!')
  expect(texts.map(({ text }) => text)).toEqual([
    'See https://example.com/a?id=7 or www.b.example/!x.',
    '“Stop!” and “Why?” she said.',
    'Done!',
  ])
})

test.each([
  ['Die Bücherei öffnet am 7. September wieder. Sie hat 80 Plätze.', 2],
  ['Im 3. Quartal stieg der Umsatz. Wir feiern ihren 18. Geburtstag.', 2],
  ['Am 1. und 2. Mai ist zu. Danach nicht.', 2],
  ['Es kamen 12. Die anderen blieben zu Hause.', 2],
  ['Gegründet 1998. Heute arbeiten hier 40 Leute.', 2],
])('a German ordinal ends no sentence: %s', (text, count) => {
  expect(splitSentences(text, 'de')).toHaveLength(count)
})

test('a summary taken from a text is its own sentences, so that the meaning lock has nothing to say', () => {
  for (const { language, text } of TEXTS) {
    for (const length of ['small', 'medium', 'large'] as const) {
      const after = summarize(text, language, length, 500).sentences?.join('\n') ?? ''
      const check = checkMeaning({ before: text, after, operation: 'summarize', from: language, to: language })
      expect([language, length, alarms(check, 'summarize')]).toEqual([language, length, { facts: [], added: [] }])
    }
  }
})

test('sentences lie in the text where they say', () => {
  const text = '  One thing.  Another!\n\nThird? '
  for (const { text: sentence, start, end } of splitSentences(text)) expect(text.slice(start, end)).toBe(sentence)
})

test.each([
  ['The ships waited outside the harbour for two weeks.', 'en'],
  ['Los barcos esperaron dos semanas fuera del puerto.', 'es'],
  ['Les bateaux ont attendu deux semaines devant le port.', 'fr'],
  ['Die Schiffe warteten zwei Wochen lang vor dem Hafen.', 'de'],
  ['Os navios esperaram duas semanas fora do porto.', 'pt'],
])('the language of %s is %s', (text, language) => {
  expect(readLanguage(text)).toMatchObject({ language, kind: 'words' })
})

test('numbers, emoji and code are not taken for a language, and letters alone not for German', () => {
  expect(readLanguage('12345 67.8')).toMatchObject({ language: undefined, kind: 'none' })
  expect(readLanguage('😀😀')).toMatchObject({ language: undefined, kind: 'none' })
  expect(readLanguage('asdf qwer zxcv uiop')).toMatchObject({ language: undefined, kind: 'words' })
  expect(looksLikeCode('const x = 1;\nif (x) {\n  go();\n}')).toBe(true)
  expect(looksLikeCode('Call me (before noon). I am at home; so is she.')).toBe(false)
})

test('addresses, amounts, dates, quotations, code, placeholders and names are protected', () => {
  const text =
    'On 3 May 2021 we paid $1,200.50 to Ann Lee (ann@lee.org, https://lee.org/a?b=1) for "each and every" item, `npm ci` and {{name}}.'
  const tokens = protectedTokens(text)
  for (const token of [
    '3 May 2021',
    '$1,200.50',
    'Ann Lee',
    'ann@lee.org',
    '"each and every"',
    '`npm ci`',
    '{{name}}',
  ]) {
    expect(tokens).toContain(token)
  }
  expect(tokens.some((token) => token.startsWith('https://lee.org/a?b=1'))).toBe(true)
  const at = text.indexOf('each and every')
  expect(safeEdits(text, [{ start: at, end: at + 14, after: 'every', reason: 'x' }])).toEqual([])
})

test('a rewording that loses a name or changes a number is noticed', () => {
  expect(protectionOf('We met Ann in 2021.')('In 2021 we met Ann.')).toBe(true)
  expect(protectionOf('We met Ann in 2021.')('We met in 2021.')).toBe(false)
  expect(protectionOf('We met Ann in 2021.')('We met Ann in 2012.')).toBe(false)
  expect(protectionOf('We met Ann in May.')('We met Ann in 5 May.')).toBe(false)
  expect(protectionOf('We met Ann in 2021.')('We met Anna in 2021.')).toBe(false)
  expect(protectionOf('See a@b.de and “so”.')('See a@b.de and “so”, a@b.de.')).toBe(false)
})

test('WordNet gives senses, commonest first, and base forms', () => {
  const wordnet = openWordNet()
  expect(wordnet.senses('greenhouse gas', 'noun')[0]?.gloss).toMatch(/^a gas that contributes/)
  expect(wordnet.senses('bank', 'noun')[0]?.words).toEqual(['bank'])
  expect(wordnet.bases('travelled', 'verb')).toEqual(['travel'])
  expect(wordnet.bases('studies', 'noun')).toContain('study')
  expect(wordnet.frequency('house')).toBeGreaterThan(wordnet.frequency('polyp'))
  for (const odd of ['', ' ', '\n', 'zzzzzz', '𝒳', '%', "'"]) expect(wordnet.senses(odd, 'noun')).toEqual([])
})

test('verbs are inflected and capitals follow the replaced word', () => {
  expect([
    inflect('use', 'ing'),
    inflect('try', 'third'),
    inflect('buy', 'past'),
    inflect('speed up', 'participle'),
  ]).toEqual(['using', 'tries', 'bought', 'sped up'])
  expect([matchCase('AN', 'A'), matchCase('their', 'THERE'), matchCase('a lot', 'Alot')]).toEqual([
    'An',
    'THEIR',
    'A lot',
  ])
  expect([damerau('recieved', 'received'), damerau('', 'abc'), damerau('same', 'same')]).toEqual([1, 3, 0])
})

test('a summary sentence loses its opener and empty asides, never what is said in one', () => {
  expect(shorten('However, the reef, which took a century to grow, died within two summers.')).toBe(
    'The reef, which took a century to grow, died within two summers.',
  )
  expect(shorten('The reef, of course, died within two summers.')).toBe('The reef died within two summers.')
  expect(shorten('The reef (53 metres long) has died within two summers.')).toContain('53 metres')
})

test('key terms are what recurs, names whole', () => {
  const terms = keyTerms(
    'Acme Robotics hired. The harbour froze. The harbour broke. Harbour ships waited; ships sank.',
    'en',
    4,
  )
  expect(terms.map(({ term }) => term)).toEqual(['harbour', 'Acme Robotics', 'ships', 'froze'].slice(0, terms.length))
})

test('tokens are estimated by script', () => {
  expect([estimateTokens(''), estimateTokens('abcdefgh'), estimateTokens('你好')]).toEqual([0, 2, 2])
})
