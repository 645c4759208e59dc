import type { Hit } from './hit.ts'

const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'.-]{0,24}"
const NAME = "(?:St\\. )?\\p{Lu}[\\p{L}\\p{M}'-]{0,24}"
const NUMBER = '\\d{1,5}(?: ?[a-z](?!\\p{L}))?(?: ?[-/] ?\\d{1,4}(?: ?[a-z](?!\\p{L}))?)?'
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
/** Words that no street is called, which keep "5 minutes down the road" whole. */
const NO_STREET =
  '(?!(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|km|kilomet\\p{L}+|met(?:er|re)s?|m|the|a|an|of|on|in|at|to|down|up|off|along|more|other|people|and|or|from|by|this|that|our|your|my|is|are|was|were|euros?|percent|new|next|last|per|for|with|side)(?!\\p{L}))'
const STREET_PARTS = "(?:de la|de los|de las|de l'|des|del|du|de|da|do|dos|das|la|le|les|el|los|l'|d'|saint|sainte|st)"
const UNIT =
  '(?:flat|apartment|apt|unit|suite|floor|room|wohnung|whg|etage|stock|app(?:artement)?|appt|bâtiment|bât|étage|escalier|piso|puerta|portal|esc(?:alera)?|bloque|planta|bajo|izq|dcha|apto|apartamento|ap|bloco|andar|casa|lote|esq|dto|dir|conj|cj|sala|loja|local|oficina)'

const PIECES: readonly RegExp[] = [
  // en: 12 Baker Street
  `${START}${NUMBER},? (?:${NO_STREET}${WORD} ){1,3}(?:street|road|avenue|lane|boulevard|crescent|terrace|mews|parkway)${END}`,
  // fr, es, pt: 12 bis, rue de la Paix
  `${START}\\d{1,4}(?: ?(?:bis|ter|quater|[a-d](?!\\p{L})))?,? (?:rue|avenue|av\\.|boulevard|bd\\.?|place|chemin|impasse|allée|quai|route|cours|passage|square|faubourg|sentier|villa) (?:${STREET_PARTS} ?){0,2}${WORD}(?:[ -](?:${STREET_PARTS}[ ']?){0,2}${NAME}){0,4}`,
  // es, pt: Calle Mayor 5, 2º B; Rua das Flores, 123
  `${START}(?:calle|c/|avenida|avda\\.?|av\\.?|plaza|pza\\.?|paseo|camino|carretera|ronda|travesía|rua|r\\.|travessa|praça|alameda|estrada|largo|rodovia|beco|rúa|carrera) ?(?:${STREET_PARTS} ){0,2}${WORD}(?: (?:${STREET_PARTS} ){0,2}${WORD}){0,4}(?:,? (?:n\\.?[º°o]?\\.? ?|núm\\.? ?|número |nr\\.? ?)?|, ?)\\d{1,5}(?:-?[a-z](?!\\p{L}))?`,
  // de: Hauptstraße 12a, Lange Str. 5
  `${START}[\\p{L}-]{0,24}(?:straße|strasse|str\\.|str|weg|platz|gasse|allee|ufer|damm|chaussee|steig|graben|ring|promenade) ?\\d{1,4}(?: ?[a-z](?!\\p{L}))?(?: ?[-/] ?\\d{1,4}(?: ?[a-z](?!\\p{L}))?)?${END}`,
  // Boxes of the post
  `${START}(?:P\\.? ?O\\.? ?Box|Postfach|Apartado(?: de correos| postal)?|Caixa Postal|B\\.?P\\.?) ?(?:n[º°]? ?)?\\d[\\d ]{1,8}\\d${END}`,
  // Flats and floors
  `${START}${UNIT}\\.? ?(?:n[º°o]\\.? ?)?\\d{1,5}[a-z]?${END}`,
  `${START}\\d{1,2}(?:\\.?[º°ª]|[o.]|th|st|nd|rd|er|e|ème)? ?-?(?:${UNIT}|[a-d])\\.?${END}`,
  // Postcodes: of the United Kingdom, of Brazil, of Portugal with its town
  `${START}[a-z]{1,2}\\d[a-z\\d]? ?\\d[abd-hjlnp-uw-z]{2}${END}`,
  `${START}\\d{5}-\\d{3}${END}`,
].map((source) => new RegExp(source, 'giu'))
/** Pieces that only capitals tell from ordinary words. */
const CAPITALISED: readonly RegExp[] = [
  `${START}(?:\\p{Lu}\\p{L}{1,20}[- ]){1,3}(?:Straße|Strasse|Str\\.|Weg|Platz|Gasse|Allee|Ufer|Damm|Ring) ?\\d{1,4}(?: ?[a-z](?!\\p{L}))?${END}`,
  `${START}${NUMBER},? (?:${NAME} ){1,3}(?:St|Rd|Ave|Ln|Dr|Ct|Sq|Pl|Blvd|Way|Drive|Close|Court|Square|Place|Gardens|Grove|Hill|Row|Park|Green|Walk|Highway|Hwy|Circle|Trail|Wharf|Yard)\\.?${END}`,
  `${START}(?:Am|An der|An den|Im|In der|In den|Zum|Zur|Unter den|Auf der|Auf dem|Beim|Hinter der|Vor dem) (?:${NAME} ){1,2}\\d{1,4}(?: ?[a-z](?!\\p{L}))?(?=,|\\n| in \\d|$)`,
  `${START}(?:(?:D|A|CH|F|E|B|DE|AT|FR)-)?\\d{4,5} ${NAME}(?:[ -](?:am |an der |im |bei |ob der |sur |les |en |la |de |del |do |da )?${NAME}){0,3}(?: (?:am|an der|an die|bei|sur) ${NAME})?(?: CEDEX(?: \\d{1,2})?)?`,
  `${START}\\d{4}-\\d{3} ${NAME}(?: (?:de |do |da |dos )?${NAME}){0,3}${END}`,
  `${START}[A-Z]{2},? \\d{5}(?:-\\d{4})?${END}`,
  `${START}${NAME}(?: ${NAME}){0,2}[ ,]{1,2}[A-Z]{2},? \\d{5}(?:-\\d{4})?${END}`,
].map((source) => new RegExp(source, 'gu'))
/** Numbers of four or five digits before a capital that count something: "2024 Annual Report", "5000 Euro". */
const COUNTED =
  /^(?:(?:19|20)\d\d |\d+ (?:Euro?s?|Dollars?|Pounds?|Franken|Reais|Pesos|Stück|Liter|Kilometer|Meter|Kilo\p{L}*|Gramm|Personen|Menschen|Mitarbeiter\p{L}*|Tage?n?|Stunden|Seiten|Exemplare|Kunden|Teile|Wörter|Zeichen|Einwohner|Teilnehmer|USD|EUR|GBP|CHF|BRL|Prozent|Uhr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))(?:$|[^\p{L}])/u
const STREET_PIECES = new Set([...PIECES.slice(0, 5), ...CAPITALISED.slice(0, 3)])
/** What may stand between two pieces of one address: signs, and the name of a town or a part of it. */
const BETWEEN = new RegExp(
  `^(?:[ ,;·|-]|\\n){1,4}(?:${NAME}(?: (?:${STREET_PARTS} )?${NAME}){0,3}(?:[ ,;()·|-]|\\n){1,3}){0,2}$`,
  'u',
)
const TOWN = new RegExp(
  `^(?:, |,\\n| - | in | à | en | em )(?!(?:Tel|Tél|Phone|Fax|Mobil|E-?Mail|Please|Bitte|Herr|Frau|Mr|Mrs|Dr|The|I|We|Wir|Ich|Je|Nous|Yo|Eu|[A-Z]{2,5})(?!\\p{L}))${NAME}(?:[ -](?:${STREET_PARTS} )?${NAME}){0,2}`,
  'u',
)

/** Postal addresses: streets with a number, postcodes with their town, and flats beside them, joined to one hit each. */
export function postalIn(text: string): Hit[] {
  const found: { start: number; end: number; street: boolean; flat: boolean }[] = []
  for (const pattern of [...PIECES, ...CAPITALISED]) {
    for (const match of text.matchAll(pattern)) {
      if (pattern === CAPITALISED[3] && COUNTED.test(match[0])) continue
      const flat = pattern === PIECES[5] || pattern === PIECES[6]
      found.push({ start: match.index, end: match.index + match[0].length, street: STREET_PIECES.has(pattern), flat })
    }
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  const joined: typeof found = []
  for (const piece of found) {
    const last = joined.at(-1)
    const near = last !== undefined && piece.start - last.end <= 60
    if (near && (piece.start <= last.end || BETWEEN.test(text.slice(last.end, piece.start)))) {
      last.end = Math.max(last.end, piece.end)
      last.street ||= piece.street
      last.flat &&= piece.flat
    } else joined.push({ ...piece })
  }
  // A flat alone says nothing: "2nd floor".
  return joined
    .filter(({ flat }) => !flat)
    .map(({ start, end, street }) => {
      const town = street ? (TOWN.exec(text.slice(end, end + 80))?.[0].length ?? 0) : 0
      return { kind: 'address' as const, start, end: end + town }
    })
}

const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63}(?: ?@ ?| ?[[(](?:at|ät|arroba|arobase)[\])] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[[(](?:dot|punkt|punto|point|ponto)[\])] ?)[\p{L}\p{N}-]{1,63}){1,5}/giu
const LINK =
  /(?<![\p{L}\p{N}@.])(?:(?:[a-z][a-z\d+]{1,10}:\/\/|www\.)[^\s<>"'“”«»]{1,2000}[^\s<>"'“”«».,;:!?)\]]|(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|io|de|fr|es|pt|br|uk|eu|info|me|app|dev|example|at|ch|co)(?:\/[^\s<>"'“”«»]{0,500}[^\s<>"'“”«».,;:!?)\]])?)(?![\p{L}\p{N}@])/giu

/** E-mail addresses and addresses in the web. */
export function onlineIn(text: string): Hit[] {
  return [
    ...Array.from(text.matchAll(MAIL), (match) => ({
      kind: 'email' as const,
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...Array.from(text.matchAll(LINK), (match) => ({
      kind: 'url' as const,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ]
}
