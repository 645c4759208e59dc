import type { Draft } from './draft.ts'
import { GERMAN_MISSPELLINGS } from './german/misspellings.ts'
import { GERMAN_PATTERNS } from './german-patterns.ts'
import { compilePatterns, likeFirst, type Patterns, type Words } from './patterns.ts'
import type { Token } from './token.ts'

const DATIVE_AFTER: Readonly<Record<string, string>> = {
  die: 'der',
  das: 'dem',
  ein: 'einem',
  eine: 'einer',
  einen: 'einem',
  mein: 'meinem',
  meine: 'meiner',
  unser: 'unserem',
  unsere: 'unserer',
  dein: 'deinem',
  deine: 'deiner',
  sein: 'seinem',
  seine: 'seiner',
  diese: 'dieser',
  dieses: 'diesem',
}
const ACCUSATIVE_AFTER: Readonly<Record<string, string>> = {
  dem: 'den',
  einem: 'einen',
  einer: 'eine',
  meinem: 'meinen',
  meiner: 'meine',
  unserem: 'unseren',
  unserer: 'unsere',
  deinem: 'deinen',
  seinem: 'seinen',
  diesem: 'diesen',
  dieser: 'diese',
}
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const NOUNS = list(
  'haus auto buch kind frau mann zeit jahr tag woche monat stunde minute arbeit firma kunde kunden kollege kollegen chef büro termin problem frage antwort idee brief rechnung preis geld stadt land straße wohnung zimmer tisch stuhl küche bad garten hund katze freund freundin freunde familie mutter vater bruder schwester eltern kinder leute menschen mensch schule universität lehrer lehrerin schüler student studenten sprache wort wörter satz text seite computer handy telefon nummer adresse name wetter sonne regen sommer winter frühling herbst urlaub reise flug hotel bahnhof zug bus fahrrad essen trinken wasser kaffee tee brot fleisch gemüse obst restaurant film kino musik konzert spiel sport verein mannschaft gesundheit arzt krankenhaus medikament schmerzen fehler lösung möglichkeit entscheidung meinung erfahrung projekt team bericht vertrag angebot bestellung lieferung paket ware produkt produkte qualität service unterschied grund ziel anfang ende teil seite welt leben liebe glück hilfe angst hoffnung erfolg unternehmen mitarbeiter bewerbung stelle gespräch besprechung sitzung mail nachricht anhang unterlagen dokument dokumente schlüssel tür fenster abend morgen nachmittag wochenende geburtstag weihnachten geschenk spaß hunger durst gruß grüße entschuldigung',
)
const PLURALS = list(
  'kinder leute menschen eltern kollegen kunden freunde studenten schüler lehrer häuser autos bücher fragen antworten probleme preise produkte dokumente unterlagen zimmer tage wochen monate jahre stunden minuten frauen männer städte länder fehler mitarbeiter rechnungen geschäfte läden züge busse straßen bilder briefe tiere hunde katzen spiele filme ergebnisse zahlen daten informationen',
)
const SINGULARS = list(
  'haus auto buch kind mann hund vater bruder chef kunde kollege preis tag monat termin vertrag zug bus film text brief computer arzt garten tisch stuhl urlaub flug bahnhof unternehmen team projekt produkt angebot paket zimmer hotel wetter essen konzert spiel wort dokument ergebnis bild geschenk problem',
)
const NEUTER = list(
  'neues gutes schönes besonderes wichtiges interessantes schlechtes großes kleines altes süßes warmes kaltes positives negatives ähnliches',
)
const NO_VERBS = list(
  'nicht jetzt oft erst fast dort selbst sonst mit seit gut weit laut recht leicht schlecht bereits stets nachts meist heut gesamt bekannt acht einst gegen zwischen neben allen beiden hinten oben unten innen außen morgen wegen',
)
const INFINITIVES = list(
  'essen trinken lesen schreiben lernen arbeiten schwimmen laufen fahren kochen spielen singen tanzen schlafen einkaufen warten sprechen lachen reisen telefonieren putzen aufräumen üben rauchen joggen wandern packen öffnen schließen lösen bezahlen',
)
const ADJECTIVES = list(
  'Gute Guten Gutes Guter Große Großen Großes Großer Kleine Kleinen Kleines Kleiner Neue Neuen Neues Neuer Alte Alten Schöne Schönen Schönes Schöner Wichtige Wichtigen Schnelle Schnellen Freundliche Freundlichen Nette Netten',
)
const VERBS = list(
  'Bin Ist Sind Habe Haben Hat Gehe Geht Gehen Komme Kommt Mache Macht Machen Möchte Möchten Kann Können Muss Müssen Will Wollen Werde Werden Wird War Hatte Hoffe Freue Bitte Danke Schreibe Arbeite Wohne Lerne Spreche Fahre',
)

function misspelled(tokens: readonly Token[]): Draft[] {
  return tokens.flatMap(({ lower, text, start, end }): Draft[] => {
    const right = GERMAN_MISSPELLINGS.get(lower)
    if (right === undefined) return []
    const replacements = [likeFirst(right, text)]
    return [{ start, end, family: 'spelling', rule: 'de.spelling', replacements, sure: true }]
  })
}

/** Our own German rules. Full spelling needs a dictionary, these do not. */
export function createGermanRules(knows: (word: string) => boolean): Patterns {
  const stemOf = (word: string, ending: RegExp) =>
    ending.test(word) && !NO_VERBS.has(word) ? word.replace(ending, '') : undefined
  const verb = (ending: RegExp, others: readonly string[]) => (token: Token) => {
    const stem = stemOf(token.lower, ending)
    return isLower(token) && stem !== undefined && stem.length > 2 && others.every((other) => knows(stem + other))
  }
  const ends = (pattern: RegExp) => (token: Token) => pattern.test(token.lower)
  const isLower = (token: Token) => token.text === token.lower
  const upper = ({ text }: Token) => text.charAt(0).toUpperCase() + text.slice(1)
  const words: Words = {
    classes: {
      word: ends(/^\p{L}/u),
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && token.start > 0,
      noun: (token) => /^\p{Lu}\p{Ll}/u.test(token.text),
      num: (token) =>
        /^\d+$/.test(token.text) || /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig)$/.test(token.lower),
      year: (token) => /^(?:19|20)\d\d$/.test(token.text),
      sub: ends(/^(?:ich|du|er|sie|es|wir|ihr|man)$/),
      dat: ends(/^(?:der|dem)$/),
      v3: ends(
        /^(?:ist|war|hat|kann|muss|wird|soll|darf|geht|macht|steht|liegt|kommt|heißt|gibt|sieht|weiß|sollte|könnte|braucht)$/,
      ),
      adj: ends(
        /^(?:gut|groß|klein|schnell|schön|alt|teuer|hoch|lang|oft|viel|billig|wichtig|stark|weit|spät|früh|jung|warm|kalt)$/,
      ),
      comparative: ends(
        /^(?:größer|kleiner|schneller|schöner|älter|teurer|höher|länger|billiger|wichtiger|stärker|weiter|später|früher|jünger|wärmer|kälter|einfacher|schwerer|leichter|günstiger|langsamer|öfter|eher|näher|kürzer|dicker|dünner|neuer|reicher|ärmer|klüger|netter|schlechter|schwieriger|besser)(?:e[snr]?)?$/,
      ),
      inf: (token) => isLower(token) && /(?:en|ern|eln)$/.test(token.lower),
      inflower: (token) => isLower(token) && INFINITIVES.has(token.lower),
      neuter: (token) => isLower(token) && NEUTER.has(token.lower),
      nounlower: (token) =>
        isLower(token) &&
        NOUNS.has(token.lower) &&
        !/^(?:morgen|abend|essen|ende|arbeiten|angst|leben|trinken|regen|grund|land)$/.test(token.lower),
      pluralnoun: (token) => PLURALS.has(token.lower),
      singlenoun: (token) => SINGULARS.has(token.lower),
      adjupper: (token) => token.start > 0 && ADJECTIVES.has(token.text),
      NounUpper: (token) => /^\p{Lu}\p{Ll}{2,}$/u.test(token.text),
      verbupper: (token) => token.start > 0 && VERBS.has(token.text),
      strong: (token) => SINGULARS.has(token.lower),
      verbt: verb(/t$/, ['en', 'e']),
      verbet: verb(/et$/, ['en', 'e']),
      verben: (token) => verb(/en$/, ['t', 'e'])(token) && !/^(?:m|d|s)einen$/.test(token.lower),
      // "Wider" is rare: against expectation, against one's will.
      wieder: (token) =>
        isLower(token) &&
        /^(?:hin|her|zurück|ein|auf|mit|vor|ab|an)?(?:gehen|kommen|sehen|machen|haben|sein|treffen|fahren|bringen|geben|nehmen|holen|bekommen|besser|gut|möglich|nach|an|alles|nicht|sehr|da|so|mit|auf|einen|eine|ein|viel|mehr|etwas|neu|schön|hingehen|hinfahren|herkommen|zurückkommen|melden|öffnen|schreiben|anrufen)$/.test(
          token.lower,
        ),
      day: ends(/^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/),
      month: ends(/^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/),
    },
    forms: {
      upper,
      wir: ({ lower }) => `${lower.replace(/e?t$/, '')}en`,
      ich: ({ lower }) => `${lower.replace(/(?:e?t|en)$/, '')}e`,
      er: ({ lower }) => `${lower.replace(/en?$/, '')}${/[dt]en?$/.test(lower) ? 'et' : 't'}`,
      lower: ({ lower }) => lower,
      dative: ({ lower }) => DATIVE_AFTER[lower],
      accusative: ({ lower }) => ACCUSATIVE_AFTER[lower],
      genitive: ({ text }) => `${text}s`,
    },
  }
  const patterns = compilePatterns(GERMAN_PATTERNS, words)
  return (tokens, text) => [...misspelled(tokens), ...patterns(tokens, text)]
}
