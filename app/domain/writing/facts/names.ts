import { isGivenName } from '../given-names.ts'
import { createClaims } from './claims.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'

const PIECE =
  "(?:(?:Dra?|Profa?|Mrs?|Ms|Mme|Mlle|M|St|Sra?|Srta|Nr|Hr)\\.|\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:[-'’]\\p{L}[\\p{L}\\p{M}]*|-\\d{1,4}(?![\\p{L}\\p{N}]))*)"
const JOINER = '(?:of|de|da|do|dos|del|la|le|van|von|der|den|di|du|ten|y|&)'
/** A run of capitalised words, with the small words that join them. */
export const SEQUENCE = new RegExp(
  `(?<![\\p{L}\\p{N}_@#])${PIECE}(?:[ \u00a0](?:${JOINER}[ \u00a0]){0,2}${PIECE})*`,
  'gu',
)
/** Words with inner capitals or only capitals: GitHub, iPhone, NATO, A4, COVID-19. */
export const MARKED =
  /(?<![\p{L}\p{N}_@#])(?:\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{Lu}\p{N}]+(?:-\d{1,4})?)(?![\p{L}\p{N}])/gu
const TITLES: ReadonlySet<string> = every({
  en: 'mr mrs ms miss dr prof professor sir lady',
  es: 'dr dra prof señor señora sr sra srta',
  pt: 'dr dra prof profa senhor senhora sr sra',
  fr: 'monsieur madame mme mlle m',
  de: 'dr prof hr herr frau',
})
/** Capitalised words that stand in pairs with nouns: forms of address, adjectives at the start, units, and verbs before "Sie". */
const GERMAN_COMMON =
  /^(?:Sie|Ihnen|Ausschließlich|Lediglich|Nur|Bloß|Alle[nr]?|Einige[nr]?|Manche[nr]?|Mehrere[nr]?|Wenige[nr]?|Beide[nr]?|Jede[nrms]?|Keine?[nrms]?|Mindestens|Höchstens|Etwa|Rund|Circa|Leider|Wegen|Trotz|Während|Ohne|Gegen|Innerhalb|Laut|Bis|Durch|Binnen|Statt|Neue[nrms]?|Alte[nrms]?|Gute[nrms]?|Große[nrms]?|Kleine[nrms]?|Letzte[nrms]?|Nächste[nrms]?|Erste[nrms]?|Zweite[nrms]?|Dritte[nrms]?|Unsere?[nrms]?|Seine?[nrms]?|Meine?[nrms]?|Deine?[nrms]?|Diese[nrms]?|Sehr|Herzliche[nrms]?|Beste[nr]?|Schöne[nr]?|Freundliche[nr]?|Ihre?[nmrs]?|Viele[nr]?|Dank|Grüße|Gruß|Mit|Für|Liter|Euro|Prozent|Kilo|Gramm|Uhr|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Million(?:en)?|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|\p{L}+(?:ung|heit|keit|schaft|tion|tät|ismus|ungen))$/u
/** What German adjectives end in. */
const ADJECTIVE =
  /^\p{Ll}{3,40}(?:lich|ig|isch|ten|tes|ter|te|nes|ner|ne|nen|mes|mer|me|men|des|der|de|den|les|ler|le|len|res|re|ren|ses|se|sen|ßes|ße|ßen|ges|ger|ge|gen|ches|cher|che|chen|fes|fe|fen)$/u
/** Words that are capitalised by grammar and are not names. */
const NOT_NAMES: ReadonlySet<string> = every({
  en: 'i ok okay dear hi hello regards sincerely thanks english german french spanish portuguese the a an this that these those he she it we you they my our your his her its their in on at if when while but and or so as for from to with by after before however therefore please yes no not do does did is are was were will can could should would',
  de: 'der die das ein eine einen dem den des im am zum zur von vom bei mit nach für auf aus an über unter vor seit wir ihr sie er es ich mein meine unser unsere dieser diese dieses jeder alle bitte wenn aber und oder doch nur auch heute gestern morgen sehr geehrte geehrter liebe lieber guten siehe',
  es: 'el la los las un una unos unas en de con por para sin su sus mi se si cuando pero y como este esta estos hoy ayer',
  fr: 'le les une du dans avec pour par sans sur ce cette ces mon ma mes son sa ses notre nous vous il elle ils on je tu quand mais et ou comme à au aux bonjour cher chère écrivez',
  pt: 'o os as um uma em na nos nas do da com sem seu sua meu minha ele ela nós você mas hoje consulte escriba',
})

/**
 * Names of people, places and things, as far as capitals show them: words that are capitalised inside a sentence, words
 * with inner capitals, and words after a title. In German, which capitalises every noun, only pairs of capitalised words
 * and titles count: it misses single names but does not mistake nouns for names.
 */
export function namesIn(text: string, language: KnownLanguage | null): Fact[] {
  const begins = sentenceStarts(text)
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  const claim = (name: Fact) => {
    claims.take(name.start, name.end)
    facts.push(name)
  }
  for (const match of text.matchAll(SEQUENCE)) {
    const name = trimName(match[0], match.index, begins, language)
    if (name !== null && isName(name.text, language)) claim(fact(name.text, name.start))
  }
  for (const match of text.matchAll(MARKED)) {
    const { index } = match
    if (match[0].length < 2 || /^[IVXLCDM]+$/.test(match[0]) || NOT_NAMES.has(fold(match[0]))) continue
    if (!claims.overlaps(index, index + match[0].length)) claim(fact(match[0], index))
  }
  return facts.sort((one, other) => one.start - other.start)
}

/** The words of all languages: a name is often written in another one than its text. */
function every(lists: Readonly<Record<KnownLanguage, string>>): ReadonlySet<string> {
  return new Set(Object.values(lists).flatMap((list) => list.split(' ')))
}

function fact(text: string, start: number): Fact {
  const bare = text.replace(/['’]s$/, '')
  return { kind: 'name', text: bare, start, end: start + bare.length, readings: [fold(bare)] }
}

/** Removes words that only start the sentence, and titles; null if nothing is left. */
function trimName(
  written: string,
  start: number,
  begins: ReadonlySet<number>,
  language: KnownLanguage | null,
): { text: string; start: number; titled: boolean } | null {
  let text = written
  let at = start
  let titled = false
  const drop = () => {
    const [first = ''] = /^\S+\s*/.exec(text) ?? []
    text = text.slice(first.length)
    at += first.length
  }
  const first = () => fold(/^\S+/.exec(text)?.[0] ?? '').replace(/\.$/, '')
  if (begins.has(at) && (NOT_NAMES.has(first()) || !/\s/.test(text))) drop()
  // "Warmes Wasser" at the beginning of a sentence is an adjective and a noun.
  else if (language === 'de' && begins.has(at) && ADJECTIVE.test(first()) && !isGivenName(first())) drop()
  while (text !== '' && NOT_NAMES.has(first())) drop()
  while (text !== '' && TITLES.has(first())) {
    titled = true
    drop()
  }
  if (text === '') return null
  if (language === 'de' && !titled && !/\s/.test(text)) return null
  return { text, start: at, titled }
}

function isName(text: string, language: KnownLanguage | null): boolean {
  // German capitalises "Sie" and every noun: "Vielen Dank" and "Ihre Nachricht" are no names.
  if (language === 'de' && text.split(' ').some((word) => NOT_NAMES.has(fold(word)) || GERMAN_COMMON.test(word)))
    return false
  if (/^(?:\p{Lu}|I['’]\p{Ll}{1,2})$/u.test(text)) return false
  if (language === 'de' && text.split(' ').some((word) => /^(?:Ende|Anfang|Mitte|Uhr)$/.test(word))) return false
  return true
}

/** A part of an emoji: pictures, skin colors, flags and what joins them. */
const PICTURE = '(?:\\p{So}|\\p{Sk}|\\u200d|\\ufe0f|\\u20e3|[\\u{e0020}-\\u{e007f}])'
/** What may stand before the first word of a sentence: bullets, numbers, letters, marks of a heading or of bold type, boxes, emoji. */
const LEAD = `(?:(?:\\*\\*|[-*•–—>→⇒]|#{1,6}|__?|\\d+[.)]|\\p{L}\\)|\\[[ xX]?\\]|[\\d#*]\\ufe0f?\\u20e3|${PICTURE}+)\\s*){0,12}`
const OPENING = `["'“‘„«¿¡([]*`
const SENTENCE = new RegExp(`(?:^|[.!?…:;]["'”’»)]*\\s+|\\n\\s*)${LEAD}${OPENING}`, 'gu')
/** An emoji inside a line, and a comma before direct speech. A flag may stand before the name of its place: "in 🇫🇷 Paris". */
const INSIDE = new RegExp(`(?:(?!\\p{RI})\\p{So}${PICTURE}{0,40}\\s+${OPENING}|,\\s["“„«])`, 'gu')

/** Positions at which the sentence causes the capital: after an end mark, line break, colon, bullet, emoji or opening mark. */
function sentenceStarts(text: string): Set<number> {
  const starts = new Set<number>()
  for (const pattern of [SENTENCE, INSIDE])
    for (const match of text.matchAll(pattern)) starts.add(match.index + match[0].length)
  return starts
}
