import { fold } from './fact.ts'

/** Signs and codes of currencies, and their names in five languages. A plural in -s needs no word of its own. */
const TABLE: Readonly<Record<string, readonly [signs: string, words: string]>> = {
  usd: [
    '$ US$ USD',
    'dollar dólar dólares|us dollar|us dollars|us-dollar|us-dollars|american dollars|dollars américains|dólares americanos|dólares estadounidenses',
  ],
  eur: ['€ EUR', 'euro'],
  gbp: ['£ GBP', 'pound libra livre pfund quid|pounds sterling|livres sterling|libras esterlinas|pfund sterling'],
  jpy: ['¥ JPY', 'yen yenes iene ienes'],
  chf: [
    'CHF Fr. SFr.',
    'franken|swiss francs|francs suisses|franc suisse|francos suizos|francos suíços|schweizer franken',
  ],
  brl: ['R$ BRL', 'real reais reales'],
  cad: ['CA$ C$ CAD', ''],
  aud: ['A$ AU$ AUD', ''],
  inr: ['₹ INR', 'rupee rupia roupie rupien'],
  cny: ['CNY RMB', 'yuan'],
  krw: ['₩ KRW', ''],
  rub: ['₽ RUB', 'rouble ruble rublo rubel'],
  try: ['₺ TRY', 'lira'],
  pln: ['zł PLN', 'zloty złoty'],
  czk: ['Kč CZK', 'koruna|czech crowns|tschechische kronen'],
  sek: ['SEK', 'krona kronor'],
  nok: ['NOK', ''],
  dkk: ['DKK', 'krone kroner kronen couronne'],
  mxn: ['MX$ MXN', 'peso'],
  ars: ['ARS', ''],
  clp: ['CLP', ''],
  huf: ['HUF', 'forint'],
  ils: ['₪ ILS', 'shekel'],
  uah: ['₴ UAH', 'hryvnia'],
  zar: ['ZAR', ''],
  cent: ['¢ ct', 'cent centime céntimo cêntimo centavo'],
  penny: ['', 'penny pence'],
}

const SIGNS = new Map<string, string>()
const WORDS = new Map<string, string>()
for (const [code, [signs, words]] of Object.entries(TABLE)) {
  for (const sign of signs.split(' ')) if (sign !== '') SIGNS.set(sign, code)
  const [single = '', ...phrases] = words.split('|')
  for (const word of single.split(' ')) {
    if (word === '') continue
    WORDS.set(word, code)
    WORDS.set(`${word}s`, code)
  }
  for (const phrase of phrases) WORDS.set(phrase, code)
}

/** A currency as it stands before a number, for a pattern: the longest signs first. */
export const CURRENCY_BEFORE = [...SIGNS.keys()]
  .filter((sign) => sign !== 'ct')
  .sort((one, other) => other.length - one.length)
  .map((sign) => sign.replace(/[$.]/g, '\\$&'))
  .join('|')

/** The currency with this sign, code or name; undefined if there is none. */
export function currencyOf(written: string): string | undefined {
  return SIGNS.get(written) ?? SIGNS.get(written.toUpperCase()) ?? WORDS.get(fold(written))
}
