import type { KnownLanguage } from './fact.ts'
import { personOf } from './lexicon/people.ts'
import type { Token } from './tokens.ts'

/**
 * Who does something to whom when both texts name the same two people and use other verbs: "the mayor accused the prefect", "the prefect
 * blamed the mayor". What counts is the subject, by order, articles and passive voice. Verbs that say the same from the other
 * side ("sold to", "bought from") excuse it.
 */

type Side = { tokens: readonly Token[]; language: KnownLanguage }
type Mention = { who: string; place: number; mark: 'plain' | 'doer' | 'by' | 'object' | 'source' | 'beside' }
type Bond = { doer: string; other: string; kind: 'does' | 'gets'; token: Token; clause: number }

/** The most bonds of a passage that are compared: each of one text is held against each of the other. */
const MANY = 100

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** English "from" names a source; "von" does so in an active clause, and "de" has too many other uses. */
const NONE: ReadonlySet<string> = new Set()

type Words = {
  /** Words between a preposition and its person. */
  determiners: ReadonlySet<string>
  titles: ReadonlySet<string>
  by: ReadonlySet<string>
  object: ReadonlySet<string>
  source: ReadonlySet<string>
  beside: ReadonlySet<string>
  /** Forms of "to be" that make a passive, or describe the subject. */
  being: ReadonlySet<string>
  /** Verbs whose subject gets something from the other one, and those that both do. */
  gets: RegExp
  mutual: RegExp
}

const WORDS: Readonly<Record<KnownLanguage, Words>> = {
  en: {
    determiners: set('the a an his her their our my your its this that each every any all both'),
    titles: set('mr mrs ms miss dr prof .'),
    by: set('by'),
    object: set('to against upon'),
    source: set('from'),
    beside: set(
      'of in on at for with about during after before since until under over into than as without behind beside between like near via per towards and or nor',
    ),
    being: set('is are was were be been being am'),
    gets: /^(?:promis|grant|answer|repl|respond|obey|refus|allow|permit|thank|buy|bought|purchas|acquir|borrow|receiv|get|got|obtain|learn|hear|earn|rent|tak|took|accept|inherit|collect|own|owe|lose|lost|suffer|undergo|underwent|resign|quit|work|enjoy|like|lik|fear|trust)/,
    mutual:
      /^(?:marr|meet|met$|agree|discuss|speak|spoke|talk|quarrel|argu|shar|cooperat|collaborat|follow|preced|resembl|equal|match|differ|compet|fight|fought|divorc|negotiat|sign|contract|swap|exchang|play|liv|replac|succe|join|accompan|belong)/,
  },
  de: {
    determiners: set('der die das den dem des ein eine einen einem einer sein seine ihr ihre unser unsere mein meine'),
    titles: set('herr herrn frau dr prof .'),
    by: set('von vom durch'),
    object: set('an gegen'),
    source: NONE,
    beside: set(
      'in im am auf für mit bei beim nach vor seit über unter aus zu zum zur um ohne bis des wegen trotz während statt zwischen als wie und oder neben gegenüber laut hinter',
    ),
    being: set('wird werden wurde wurden worden ist sind war waren sei'),
    gets: /^(?:verspr|zusag|zuges|antwort|gewähr|erlaub|gestatt|weiger|dank|kauf|erwarb|erwerb|erworb|borg|entlieh|erhält|erhielt|erhalt|bekomm|bekam|krieg|lern|erf[aäu]hr|miet|gemietet|gekauft|nahm|nimm|nehm|erb|geerbt|schulde|besitz|brauch|benötig|verl[ioe]|arbeit|mag$|mögen|fürcht)/,
    mutual:
      /^(?:heirat|treff|traf|getroffen|einig|vereinbar|sprech|sprach|gesproch|red|streit|stritt|teil|folg|ähnel|gleich|unterscheid|kämpf|verhandel|schließ|schloss|geschloss|tausch|spiel|wohn|ersetz|gehör|begleit)/,
  },
  fr: {
    determiners: set(
      "le la les l' un une des son sa ses leur leurs notre votre mon ma mes nos vos ce cette ces chaque tout toute",
    ),
    titles: set('m. mme mlle monsieur madame dr .'),
    by: set('par'),
    object: set('à au aux contre'),
    source: NONE,
    beside: set(
      "de du d' dans sur pour avec en chez sans sous vers depuis avant après dès entre que comme et ou ni selon envers auprès",
    ),
    being: set('est sont été était étaient fut furent sera seront être serait'),
    gets: /^(?:prom[ei]|répon|accord|accept|refus|permet|permis|autoris|remerci|achet|achèt|acquis|acquér|emprunt|reçoi|reçu|recev|obten|obtien|obtenu|entend|tien|hérit|possèd|perd|subi|travaill|aim|crain|besoin)/,
    mutual:
      /^(?:épous|mari|rencontr|accord|discut|parl|disput|partag|collabor|suiv|précèd|ressembl|équiva|diffèr|concurren|négoci|sign|échang|jou[eaé]|habit(?:e|er|ent|ait)$|remplac|succèd|accompagn|apparten|appartien)/,
  },
  es: {
    determiners: set(
      'el la los las un una unos unas su sus nuestro nuestra mi mis este esta cada todo toda todos todas',
    ),
    titles: set('sr sra srta señor señora don doña dr dra .'),
    by: set('por'),
    object: set('a al contra'),
    source: NONE,
    beside: set('de del en para con sin sobre desde hasta ante bajo entre tras según como que y e o u ni'),
    being: set('es son fue fueron sido siendo ser será serán era eran'),
    gets: /^(?:promet|respond|conced|acept|acced|neg|permit|autoriz|agradec|compr|adquir|recib|obt[eu]v|obtien|obten|aprend|oy[oó]|tom|hered|pose|pierd|perd|sufr|trabaj|gust|tem|necesit)/,
    mutual:
      /^(?:cas|encontr|acord|discut|habl|pele|compart|colabor|sigu|segu|preced|parec|igual|difer|compit|negoci|firm|intercambi|jug|viv|sustitu|reemplaz|suced|acompañ|pertenec)/,
  },
  pt: {
    determiners: set(
      'o a os as um uma uns umas seu sua seus suas nosso nossa meu minha este esta cada todo toda todos todas',
    ),
    titles: set('sr sra srta senhor senhora dona dr dra .'),
    by: set('por pelo pela pelos pelas'),
    object: set('ao à aos às contra'),
    source: NONE,
    beside: set(
      'de do da dos das em no na nos nas para com sem sobre desde até entre como que e ou nem segundo conforme',
    ),
    being: set('é são foi foram sido sendo ser será serão era eram'),
    gets: /^(?:promet|respond|conced|aceit|neg|recus|permit|autoriz|agradec|compr|adquir|receb|obt[eé]|obtiv|aprend|ouv|peg|tom|herd|possu|perd|sofr|trabalh|gost|precis|necessit)/,
    mutual:
      /^(?:cas|encontr|acord|combin|discut|fal|brig|compart|colabor|segu|preced|parec|igual|difer|compet|negoci|assin|troc|jog|mor|substitu|suced|acompanh|pertenc)/,
  },
}

/** German women and bodies of the feminine gender: "der" before them is no subject. */
const FEMININE = /(?:in|ung|schaft|mutter|schwester|tochter|tante|oma|firma|bank|polizei|regierung|agentur|katze)$/u

/** The one who does something to another one in the first text and has it done by the other one in the second. */
export function turnedDoer(before: Side, after: Side): { was: Token; now: Token } | null {
  const names = sharedNames(before, after)
  const mine = bondsOf(before, names)
  if (mine.length === 0) return null
  const theirs = bondsOf(after, names)
  for (const bond of mine) {
    const other = theirs.find(({ doer, other: second }) => doer === bond.other && second === bond.doer)
    if (other === undefined || other.kind !== bond.kind) continue
    if (theirs.some(({ doer, other: second }) => doer === bond.doer && second === bond.other)) continue
    if (mine.some(({ doer, other: second }) => doer === bond.other && second === bond.doer)) continue
    if (bond.kind === 'does' && areConverse(before, bond, after, other)) continue
    return { was: bond.token, now: other.token }
  }
  return null
}

/** Whether a text has a verb that tells of one event from the side of the one who gets something, or that both do. */
export function mayTurnRoles({ tokens, language }: Side): boolean {
  const { gets, mutual } = WORDS[language]
  return tokens.some(({ word }) => personOf(word, language) === undefined && (gets.test(word) || mutual.test(word)))
}

/** Whether the verbs of two clauses may say the same from both sides: one of them alone says that its subject gets something. */
function areConverse(before: Side, bond: Bond, after: Side, other: Bond): boolean {
  const clauses = [wordsOf(before, bond), wordsOf(after, other)]
  const sides = [before, after].map(({ language }, side) => {
    const { gets, mutual } = WORDS[language]
    const words = clauses[side] ?? []
    return { gets: words.some((word) => gets.test(word)), mutual: words.some((word) => mutual.test(word)) }
  })
  return sides.some(({ mutual }) => mutual) || sides[0]?.gets !== sides[1]?.gets
}

/** The words of a clause other than the people: a "lender" says nothing about what happens. */
function wordsOf({ tokens, language }: Side, { clause }: Bond): string[] {
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  return words.filter((word) => personOf(word, language) === undefined)
}

/** Words with a capital that both texts have, other than German nouns: those only behind a form of address. */
function sharedNames(before: Side, after: Side): ReadonlySet<string> {
  const [mine, theirs] = [before, after].map((side) => {
    const { titles } = WORDS[side.language]
    return side.tokens
      .filter(({ kind, capital, word }, place) => {
        if (kind !== 'word' || !capital || word.length < 3 || titles.has(word)) return false
        if (titles.has(side.tokens[place - 1]?.word ?? '')) return true
        return side.language !== 'de'
      })
      .map(({ word }) => word)
  })
  const inside = [before, after].flatMap(({ tokens }) =>
    tokens.filter(({ capital, sentence }, place) => capital && tokens[place - 1]?.sentence === sentence),
  )
  const sure = new Set(inside.map(({ word }) => word))
  const own = new Set(mine)
  return new Set((theirs ?? []).filter((word) => own.has(word) && sure.has(word)))
}

/** Who does something to whom, clause by clause. */
function bondsOf(side: Side, names: ReadonlySet<string>): Bond[] {
  const { tokens, language } = side
  const bonds: Bond[] = []
  const mentions = mentionsIn(side, names)
  for (const [clause, people] of Map.groupBy(mentions, ({ place }) => tokens[place]?.clause ?? 0)) {
    if (new Set(people.map(({ who }) => who)).size < 2) continue
    const words = tokens.map((token, place) => ({ ...token, place })).filter((token) => token.clause === clause)
    const isPassive = words.some(
      ({ word, place }) => WORDS[language].being.has(word) && !/ing$/u.test(tokens[place + 1]?.word ?? ''),
    )
    const by = people.find(({ mark }) => mark === 'by')
    const subject = subjectOf(people, language)
    if (subject === undefined) continue
    if (bonds.length >= MANY) break
    const add = (doer: Mention, other: Mention, kind: Bond['kind']) => {
      const token = tokens[doer.place]
      if (doer.who !== other.who && token !== undefined && bonds.length < MANY)
        bonds.push({ doer: doer.who, other: other.who, kind, token, clause })
    }
    if (isPassive) {
      if (by === undefined) continue
      add(by, subject, 'does')
      // "She was sent to Dr Patel by Dr Grant."
      for (const other of people) if (other.mark === 'object') add(by, other, 'does')
      continue
    }
    for (const other of people) {
      if (other.place <= subject.place && other.mark !== 'object') continue
      if (other.mark === 'plain' || other.mark === 'object') add(subject, other, 'does')
      if (other.mark === 'source' || (other.mark === 'by' && language === 'de')) add(subject, other, 'gets')
    }
  }
  return bonds
}

/** German may begin with what something is done to: there an article has to show it. */
function subjectOf(people: readonly Mention[], language: KnownLanguage): Mention | undefined {
  const sure = people.find(({ mark }) => mark === 'doer')
  if (sure !== undefined) return sure
  const plain = people.filter(({ mark }) => mark === 'plain')
  if (language !== 'de') return plain[0]
  const marked = people.some(({ mark }) => mark === 'object' || mark === 'by' || mark === 'source')
  // Of two that no article tells apart the first is the subject.
  if (plain.length === 2 && people.length === 2) return plain[0]
  return plain.length === 1 && marked ? plain[0] : undefined
}

function mentionsIn({ tokens, language }: Side, names: ReadonlySet<string>): Mention[] {
  const { determiners, titles, by, object, source, beside } = WORDS[language]
  const mentions: Mention[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const possessed = language === 'en' && /['’]s?$/u.test(token.word)
    const person = personOf(token.word.replace(/['’]s?$/u, ''), language)
    const isName = names.has(token.word)
    if (person === undefined && !isName) continue
    // "Ronald Reagan" is one person, and "the bank manager" is the manager.
    const next = tokens[place + 1]
    if (isName && next?.capital === true && names.has(next.word)) continue
    if (language === 'en' && next !== undefined && personOf(next.word, language) !== undefined) continue
    let from = place - 1
    while (titles.has(tokens[from]?.word ?? '') || names.has(tokens[from]?.word ?? '')) from -= 1
    const titled = from < place - 1 ? (tokens[from + 1]?.word ?? '') : ''
    // One adjective or number may stand between.
    const article = determiners.has(tokens[from]?.word ?? '')
    if (!article && determiners.has(tokens[from - 1]?.word ?? '')) from -= 1
    const determiner = determiners.has(tokens[from]?.word ?? '') ? (tokens[from]?.word ?? '') : ''
    // "Le maire a accusé": a participle that could be a person has neither an article nor a preposition.
    const before = tokens[from]?.word ?? ''
    const led = determiner !== '' || titled !== '' || [by, object, beside].some((words) => words.has(before))
    if (!led && !isName && language !== 'en') continue
    const previous = tokens[determiner === '' ? from : from - 1]
    const word = previous?.word ?? ''
    const mark = possessed
      ? 'beside'
      : by.has(word)
        ? 'by'
        : beside.has(word) || beside.has(determiner)
          ? 'beside'
          : source.has(word)
            ? 'source'
            : object.has(word) || object.has(before)
              ? 'object'
              : language === 'de'
                ? germanMark(determiner, titled, token, previous)
                : 'plain'
    mentions.push({ who: person === undefined ? token.word : `#${person}`, place, mark })
  }
  return mentions
}

function germanMark(determiner: string, titled: string, token: Token, previous: Token | undefined): Mention['mark'] {
  if (/^(?:den|dem|einen|einem|seinen|seinem|ihren|ihrem)$/u.test(determiner) || titled === 'herrn') return 'object'
  if (titled === 'herr') return 'doer'
  const afterNoun = previous?.kind === 'word' && previous.capital
  if (determiner === 'der' || determiner === 'einer')
    return afterNoun || determiner === 'einer' || FEMININE.test(token.word) ? 'beside' : 'doer'
  return 'plain'
}
