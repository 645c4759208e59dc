import type { KnownLanguage } from './fact.ts'

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const DE_SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
const ES_SMALL =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
const ES_TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const PT_SMALL =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'
const PT_TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
const FR_SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'
const FR_TENS = 'vingt trente quarante cinquante soixante'

/** The words for 0 to 100, without the word for 1 if it is also an article. */
export const NUMBER_WORDS: Readonly<Record<KnownLanguage, ReadonlyMap<string, number>>> = {
  en: withTens(
    EN_SMALL,
    EN_TENS,
    20,
    (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
    ['hundred', 'one hundred', 'a hundred'],
    ['dozen', 'a dozen'],
  ),
  de: withTens(
    DE_SMALL,
    DE_TENS,
    20,
    (ten, one) => [`${one === 'eins' ? 'ein' : one}und${ten}`],
    ['hundert', 'einhundert'],
    ['dutzend', 'ein dutzend'],
  ),
  es: withTens(ES_SMALL, ES_TENS, 30, (ten, one) => [`${ten} y ${one}`], ['cien'], ['docena', 'una docena']),
  pt: withTens(PT_SMALL, PT_TENS, 20, (ten, one) => [`${ten} e ${one}`], ['cem'], ['dúzia', 'uma dúzia']),
  fr: withFrenchTens(),
}

/** Words that multiply the number before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...each(['k', 'thousand', 'mil', 'mille', 'tausend', 'tsd'], 1e3),
  ...each(['m', 'mn', 'mio', 'million', 'millions', 'millón', 'millones', 'milhão', 'milhões', 'millionen'], 1e6),
  ...each(['b', 'bn', 'billion', 'billions', 'milliard', 'milliards', 'milliarde', 'milliarden', 'mrd'], 1e9),
])

function withTens(
  small: string,
  tens: string,
  firstTen: number,
  join: (ten: string, one: string) => string[],
  hundred: string[],
  dozen: string[],
): Map<string, number> {
  const smalls = small.split(' ')
  const words = new Map(smalls.map((word, value) => [word, value]))
  for (const [place, ten] of tens.split(' ').entries()) {
    const base = firstTen + place * 10
    words.set(ten, base)
    for (let unit = 1; unit < 10; unit += 1) {
      for (const word of join(ten, smalls[unit] ?? '')) words.set(word, base + unit)
    }
  }
  for (const word of hundred) words.set(word, 100)
  for (const word of dozen) words.set(word, 12)
  if (smalls[2] === 'two') words.set('twice', 2)
  // This word is an article or a pronoun more often than a number.
  const one = smalls[1]
  if (one !== undefined) words.delete(one)
  return words
}

function withFrenchTens(): Map<string, number> {
  const words = withTens(
    FR_SMALL,
    FR_TENS,
    20,
    (ten, one) => (one === 'un' ? [`${ten} et un`, `${ten}-et-un`] : [`${ten}-${one}`]),
    ['cent'],
    ['douzaine', 'une douzaine'],
  )
  const smalls = FR_SMALL.split(' ')
  for (let unit = 10; unit < 20; unit += 1) {
    words.set(unit === 11 ? 'soixante et onze' : `soixante-${smalls[unit]}`, 60 + unit)
    words.set(`quatre-vingt-${smalls[unit]}`, 80 + unit)
  }
  for (let unit = 1; unit < 10; unit += 1) words.set(`quatre-vingt-${smalls[unit]}`, 80 + unit)
  words.set('quatre-vingts', 80)
  return words
}

function each(words: string[], value: number): [string, number][] {
  return words.map((word) => [word, value])
}
