import { fold, type KnownLanguage } from './fact.ts'

/** What a unit measures. Amounts of one dimension can be compared across their units. */
type Dimension =
  | ('time' | 'months' | 'mass' | 'length' | 'area' | 'volume' | 'speed' | 'celsius' | 'degree' | 'voltage' | 'current')
  | ('power' | 'energy' | 'frequency' | 'pressure' | 'data' | 'rate of data' | 'sound' | 'times' | 'pixels')

export type Unit = {
  dimension: Dimension
  /** The size of the unit in the base unit of its dimension. */
  factor: number
  /** Added after scaling: temperatures do not begin at one zero. */
  offset: number
  /** False for units outside the SI and what is used with it. */
  metric: boolean
}

/**
 * Signs, whose letter case counts, and words in five languages. Weeks are days, but months are not: their lengths
 * differ. Plurals in -s need no word of their own.
 */
const TABLE: readonly (readonly [Dimension, factor: number, signs: string, words: string])[] = [
  ['time', 0.001, 'ms', 'millisecond millisekunde millisekunden milliseconde milisegundo'],
  ['time', 1, 's sec secs', 'second seconde segundo sekunde sekunden'],
  ['time', 60, 'min mins Min', 'minute minuto minuten minut'],
  ['time', 3600, 'h hr hrs Std', 'hour heure hora stunde stunden'],
  [
    'time',
    86_400,
    'd',
    'day jour día dia tag tage tagen|werktag werktage werktagen|arbeitstag arbeitstage arbeitstagen',
  ],
  ['time', 604_800, 'wk', 'week weekly semaine semana woche wochen'],
  ['time', 1_209_600, '', 'fortnight quinzaine quincena quinzena'],
  ['months', 1, 'mo', 'month mois mes meses mês monat monate monaten'],
  ['months', 12, 'yr yrs', 'year an année año ano jahr jahre jahren'],
  ['months', 120, '', 'decade décennie década jahrzehnt jahrzehnte jahrzehnten'],
  ['months', 1200, '', 'century centuries siècle siglo século jahrhundert jahrhunderte jahrhunderten'],
  ['mass', 1e-6, 'µg μg mcg', 'microgram microgramme microgramo micrograma mikrogramm'],
  ['mass', 0.001, 'mg', 'milligram milligramme miligramo miligrama milligramm'],
  ['mass', 1, 'g gr', 'gram gramme gramo grama gramm'],
  ['mass', 1000, 'kg', 'kilo kilogram kilogramme kilogramo quilo quilograma kilogramm'],
  ['mass', 1e6, 't', 'tonne tonelada tonnen'],
  ['length', 1e-9, 'nm', 'nanometre nanometer nanomètre nanómetro nanômetro'],
  ['length', 1e-6, 'µm μm', 'micrometre micrometer micromètre micrómetro mikrometer'],
  ['length', 0.001, 'mm', 'millimetre millimeter millimètre milímetro millimetern'],
  ['length', 0.01, 'cm', 'centimetre centimeter centimètre centímetro zentimeter zentimetern'],
  ['length', 0.1, 'dm', 'decimetre decimeter décimètre decímetro dezimeter'],
  ['length', 1, 'm', 'metre meter mètre metro metern'],
  ['length', 1000, 'km kms', 'kilometre kilometer kilomètre kilómetro quilómetro quilômetro kilometern'],
  ['area', 1e-4, 'cm² cm2 sqcm', 'quadratzentimeter'],
  ['area', 1, 'm² m2 qm sqm', 'quadratmeter quadratmetern'],
  ['area', 1e4, 'ha', 'hectare hectárea hectare hektar'],
  ['area', 1e6, 'km² km2 sqkm', 'quadratkilometer quadratkilometern'],
  ['volume', 0.005, 'tsp TL', 'teaspoon cucharadita teelöffel teelöffeln'],
  ['volume', 0.015, 'tbsp EL', 'tablespoon cucharada esslöffel esslöffeln'],
  ['volume', 0.001, 'ml mL cm³ cm3 cc ccm', 'millilitre milliliter mililitro milliliter kubikzentimeter'],
  ['volume', 0.01, 'cl cL', 'centilitre centiliter centilitro zentiliter'],
  ['volume', 0.1, 'dl dL', 'decilitre deciliter décilitre decilitro deziliter'],
  ['volume', 1, 'l L ltr', 'litre liter litro litern'],
  ['volume', 100, 'hl hL', 'hectolitre hectoliter hectolitro hektoliter'],
  ['volume', 1000, 'm³ m3 cbm', 'kubikmeter kubikmetern'],
  ['speed', 1 / 3.6, 'km/h kph kmh', 'stundenkilometer'],
  ['speed', 1, 'm/s', ''],
  ['celsius', 1, '°C ºC', ''],
  ['degree', 1, '° º', 'degree degré grado grau graus grad'],
  ['voltage', 0.001, 'mV', 'millivolt milivoltio'],
  ['voltage', 1, 'V', 'volt voltio'],
  ['voltage', 1000, 'kV', 'kilovolt kilovoltio'],
  ['current', 0.001, 'mA', 'milliampere milliamp miliamperio'],
  ['current', 1, 'A', 'ampere amp ampère amperio'],
  ['power', 0.001, 'mW', 'milliwatt milivatio'],
  ['power', 1, 'W', 'watt vatio'],
  ['power', 1000, 'kW', 'kilowatt kilovatio quilowatt'],
  ['power', 1e6, 'MW', 'megawatt megavatio'],
  ['power', 1e9, 'GW', 'gigawatt gigavatio'],
  ['energy', 1, 'J', 'joule julio'],
  ['energy', 1000, 'kJ', 'kilojoule kilojulio'],
  ['energy', 4.184, 'cal', ''],
  [
    'energy',
    4184,
    'kcal',
    'calorie kilocalorie kilokalorie kilokalorien kalorie kalorien caloría kilocaloría caloria quilocaloria',
  ],
  ['energy', 3600, 'Wh', ''],
  ['energy', 3.6e6, 'kWh', 'kilowattstunde kilowattstunden'],
  ['energy', 3.6e9, 'MWh', 'megawattstunde megawattstunden'],
  ['energy', 3.6e12, 'GWh', ''],
  ['frequency', 1, 'Hz', 'hertz hercio'],
  ['frequency', 1e3, 'kHz', 'kilohertz'],
  ['frequency', 1e6, 'MHz', 'megahertz'],
  ['frequency', 1e9, 'GHz', 'gigahertz'],
  ['pressure', 1, 'Pa', 'pascal'],
  ['pressure', 100, 'hPa mbar', 'hektopascal millibar'],
  ['pressure', 1000, 'kPa', 'kilopascal'],
  ['pressure', 1e5, 'bar', ''],
  ['pressure', 133.322, 'mmHg', ''],
  ['data', 1, 'B', 'byte octet'],
  ['data', 1e3, 'kB KB Ko ko', 'kilobyte kilooctet'],
  ['data', 1e6, 'MB Mo', 'megabyte mégaoctet'],
  ['data', 1e9, 'GB Go', 'gigabyte gigaoctet'],
  ['data', 1e12, 'TB To', 'terabyte téraoctet'],
  ['data', 1024, 'KiB', ''],
  ['data', 1_048_576, 'MiB', ''],
  ['data', 1_073_741_824, 'GiB', ''],
  ['rate of data', 1e3, 'kbit/s kbps', ''],
  ['rate of data', 1e6, 'Mbit/s Mbps Mb/s', ''],
  ['rate of data', 1e9, 'Gbit/s Gbps Gb/s', ''],
  ['sound', 1, 'dB', 'decibel dezibel decibelio décibel'],
  ['times', 1, 'x ×', 'times time mal fois vez veces vezes'],
  ['pixels', 1, 'px', 'pixel píxel píxeles'],
]

const IMPERIAL: readonly (readonly [Dimension, factor: number, signs: string, words: string])[] = [
  ['mass', 28.3495, 'oz', 'ounce once onza onça unze unzen'],
  ['mass', 453.592, 'lb lbs', 'pound libra livre'],
  ['mass', 6350.29, 'st', ''],
  ['length', 0.0254, '″', 'inch inches pouce pulgada polegada zoll'],
  ['length', 0.3048, 'ft ′', 'foot feet pied pie pé pés fuß'],
  ['length', 0.9144, 'yd yds', 'yard yarda jarda'],
  ['length', 1609.34, 'mi', 'mile mille milla milha meile meilen'],
  ['length', 1852, 'nmi', ''],
  ['area', 0.092903, 'sqft', ''],
  ['area', 4046.86, 'ac', 'acre'],
  ['volume', 0.0295735, 'floz', ''],
  ['volume', 0.473176, 'pt', 'pint pinte pinta'],
  ['volume', 0.946353, 'qt', 'quart'],
  ['volume', 3.78541, 'gal', 'gallon gallone gallonen galón galones galão galões'],
  ['speed', 0.44704, 'mph', ''],
  ['speed', 0.514444, 'kn kt', 'knot nœud nudo nó nós knoten'],
  ['power', 745.7, 'hp PS ch CV cv', 'horsepower'],
  ['pressure', 6894.76, 'psi', ''],
]

/** Units of several words, by the key of a unit above. */
const PHRASES: Readonly<Record<string, string>> = {
  'm²': 'square metres|square meters|square metre|square meter|mètres carrés|mètre carré|metros cuadrados|metro cuadrado|metros quadrados|metro quadrado|square m|sq m',
  'km²':
    'square kilometres|square kilometers|kilomètres carrés|kilómetros cuadrados|quilômetros quadrados|quilómetros quadrados|sq km',
  sqft: 'square feet|square foot|sq ft|pieds carrés|pies cuadrados|pés quadrados',
  'm³': 'cubic metres|cubic meters|mètres cubes|metros cúbicos',
  '°C': '° c|° celsius|degrees celsius|degree celsius|degrees centigrade|degrés celsius|degrés c|grados celsius|grados centígrados|graus celsius|graus centígrados|grad celsius|degrees c|celsius',
  '°F': '° f|° fahrenheit|degrees fahrenheit|degrés fahrenheit|grados fahrenheit|graus fahrenheit|grad fahrenheit|degrees f|fahrenheit',
  'km/h':
    "kilometres per hour|kilometers per hour|kilometres an hour|kilometers an hour|kilomètres par heure|kilomètres à l'heure|km à l'heure|kilomètres heure|km par heure|km por hora|km an hour|kilómetros por hora|quilômetros por hora|quilómetros por hora|kilometer pro stunde|km pro stunde|km per hour",
  mph: 'miles per hour|miles an hour|millas por hora|milhas por hora|meilen pro stunde',
  'm/s': 'metres per second|meters per second|mètres par seconde|metros por segundo|meter pro sekunde',
  floz: 'fl oz|fluid ounces|fluid ounce',
  hp: 'chevaux vapeur',
  kWh: 'kilowatt hours|kilowatt hour',
  d: 'working days|working day|business days|business day|calendar days|consecutive days|jours ouvrés|jours ouvrables|jours calendaires|días hábiles|días laborables|días naturales|dias úteis|dias corridos',
}

const SIGNS = new Map<string, Unit>()
const WORDS = new Map<string, Unit>()
for (const [rows, metric] of [
  [TABLE, true],
  [IMPERIAL, false],
] as const) {
  for (const [dimension, factor, signs, words] of rows) {
    const unit: Unit = { dimension, factor, offset: 0, metric }
    for (const sign of split(signs)) SIGNS.set(sign, unit)
    for (const word of split(words)) {
      WORDS.set(word, unit)
      if (!word.endsWith('s')) WORDS.set(`${word}s`, unit)
    }
  }
}
SIGNS.set('°F', { dimension: 'celsius', factor: 5 / 9, offset: -160 / 9, metric: false })
SIGNS.set('ºF', { dimension: 'celsius', factor: 5 / 9, offset: -160 / 9, metric: false })
for (const [key, phrases] of Object.entries(PHRASES)) {
  const unit = SIGNS.get(key)
  if (unit !== undefined) for (const phrase of phrases.split('|')) WORDS.set(phrase, unit)
}

/** The most words of which the name of a unit consists. */
export const UNIT_WORDS = 3

/** Names that are units in one language and common words in another. */
const ONLY_IN: ReadonlyMap<string, readonly KnownLanguage[]> = new Map([
  ['an', ['fr']],
  ['ans', ['fr']],
  ['once', ['fr']],
  ['mal', ['de']],
  ['mes', ['es', 'pt']],
  ['pie', ['es']],
])

/** The unit with this sign or name; undefined if there is none in the language. */
export function unitOf(written: string, language: KnownLanguage | null): Unit | undefined {
  const sign = SIGNS.get(written)
  if (sign !== undefined) return sign
  const name = fold(written).replaceAll('-', ' ')
  return language === null || ONLY_IN.get(name)?.includes(language) !== false ? WORDS.get(name) : undefined
}

/** The amount in the base unit of its dimension, rounded so that equal amounts have equal text. */
export function inBase(value: number, { factor, offset }: Unit): number {
  return Number((value * factor + offset).toPrecision(6))
}

function split(list: string): string[] {
  return list.split(/[ |]/).filter((name) => name !== '')
}
