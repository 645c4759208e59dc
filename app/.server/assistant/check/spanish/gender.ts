/** Nouns and adjectives of a dictionary, by gender; words that are a form of a verb as well are in none of them. */
export type SpanishWords = {
  feminine: ReadonlySet<string>
  masculine: ReadonlySet<string>
  /** Adjectives in -o and -a, without the ending. */
  adjectives: ReadonlySet<string>
  /** Nouns and adjectives by their form without accent, which is a form of a verb: "deposito", "depósito". */
  marked: ReadonlyMap<string, string>
}

/** End in -a and are masculine, or of either gender. */
const NOT_FEMININE =
  /(?:ista|cida|crata|ma|ta|nauta|arca|grama|pata)$|^(?:día|tranvía|mediodía|sofá|mapa|gorila|pijama|cura|guía|policía|camarada|colega|espía|vigía|yoga|vodka|tequila|koala|puma|panda|papa|jirafa|nada|toda|cada|para|hasta|ella|otra|cuyas?|algarabía|monarca|patriarca|belga|hincha|indígena|homicida|suicida|ciudada|agua|águila|área|aula|alma|arma|ala|hacha|hada|haba|ama|ancla|arpa|ánima|asa|asma|aya|habla|África|Asia|defensa|guardia|guarda|escolta|trompeta|cámara|ordenanza|corneta|vista|centinela|batería|figura|cura|capital|frente|cometa|editorial|delta|recluta|rata)$/
/** End in -o and are feminine, or no nouns. */
const NOT_MASCULINE =
  /^(?:mano|foto|moto|radio|libido|polio|disco|dinamo|dínamo|nao|soprano|modelo|testigo|piloto|reo|canto|luego|pero|como|cuando|bajo|poco|mucho|otro|todo|solo|algo|dentro|medio|sobrecargo|número|cuatro|cinco|ocho|nueve|cero|ciento|embargo|cargo)$/
/** Adjectives that are as often another kind of word. */
const NOT_ADJECTIVE =
  /^(?:cuy|otr|much|poc|tod|sol|mism|cuant|tant|algun|ningun|primer|tercer|un|segund|cuart|quint|medi|demasiad|vari|pret|plat|car|nin|mun|hech|puest|vist|dich|muert|vuelt|cub|estad|vid|sid|part|pen|ti|hij|herman|amig|prim|abuel|niñ|espos|novi|chic|alumn|médic|gat|perr|vecin|compañer|maestr|niet|cuñad|sobrin|suegr|soci|políti|músic|técnic|químic|físic|gramátic|matemátic|lógic|mecánic|plástic|polític|crític|práctic|fábric|públic|pasad|llamad|entrad|salid|comid|bebid|llegad|mirad|jornad|vuelt|partid|medid|caíd|subid|bajad|ensalad|helad|estad|mercad|resultad|significad|ladrill)$/

/** Reads a Hunspell list. `S` makes plurals and `G` feminine forms there. */
export function spanishWords(list: string): SpanishWords {
  const [feminine, masculine, adjectives] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const marked = new Map<string, string>()
  const stems = new Set<string>()
  // The list has verbs by their infinitives; to ask the dictionary for each word would take a second.
  const infinitives = new Set(list.match(/^\p{Ll}{2,24}[aei]r(?=\/)/gmu))
  const isVerbToo = (stem: string) => ['ar', 'er', 'ir'].some((ending) => infinitives.has(stem + ending))
  for (const line of list.split('\n')) {
    const slash = line.indexOf('/')
    const word = slash < 0 ? '' : line.slice(0, slash)
    const marks = line.slice(slash + 1)
    if (!/^\p{Ll}{4,24}$/u.test(word) || !marks.includes('S')) continue
    const stem = word.slice(0, -1)
    stems.add(word)
    for (const form of marks.includes('G') ? [word, `${stem}a`] : [word])
      if (/^[^áéíóú]*[áéíóú][^áéíóú]*[oae]$/.test(form))
        for (const each of [form, `${form}s`]) marked.set(unmarked(each), each)
    if (word.endsWith('o') && marks.includes('G')) {
      if (!NOT_ADJECTIVE.test(stem) && !isVerbToo(stem)) adjectives.add(stem)
    } else if (/o$/.test(word) && !NOT_MASCULINE.test(word) && !isVerbToo(stem)) masculine.add(word)
    else if (/a$/.test(word) && !NOT_FEMININE.test(word) && !isVerbToo(stem)) feminine.add(word)
  }
  // "Bonito" is listed twice, once with its feminine form.
  for (const stem of adjectives) masculine.delete(`${stem}o`)
  for (const word of feminine) if (stems.has(`${word.slice(0, -1)}o`)) feminine.delete(word)
  // "Sabia" and "papa" are words of their own.
  for (const bare of marked.keys()) {
    const one = bare.replace(/s$/, '')
    if (stems.has(one) || stems.has(one.replace(/a$/, 'o')) || !isVerbToo(one.slice(0, -1))) marked.delete(bare)
  }
  return { feminine, masculine, adjectives, marked }
}

const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const unmarked = (word: string) => word.replace(/[áéíóú]/g, (letter) => BARE[letter] ?? letter)
