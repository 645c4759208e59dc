import { contentBehind, stemOf } from './content.ts'
import { isWeekdayWord } from './dates.ts'
import type { FactKind, KnownLanguage } from './fact.ts'
import { ALMOST, BOTH_OR_ONE, BY_OR_TO, COPY_SCALES, OTHER_TIME, TIMES, WITHIN } from './lexicon/copy-scales.ts'
import { byPhrase, type Found, phrasesIn } from './listed-phrases.ts'
import { closenessOf, type Part } from './rewording.ts'
import type { Token } from './tokens.ts'

// Small words of a scale or of time that are all that a near copy changed: "always" and "usually", "before delivery" and "on delivery".

type Turned = { kind: FactKind; was: Token; now: Token }

/** Places of a scale that are next to each other say the same in most sentences. */
const APART = 2
/** How far behind a preposition its noun stands, in tokens. */
const REACH = 3

/** What small words changed in a passage that else keeps its words. */
export function movedInCopy(own: Part, their: Part, language: KnownLanguage): Turned[] {
  const isCopy =
    closenessOf(own, their, language).closer || closenessOf(bare(own, language), bare(their, language), language).closer
  if (!isCopy) return []
  // "Not before Thursday" is "on Thursday at the earliest".
  const isPlain = [own, their].every(
    ({ denials, tokens }) => denials.length === 0 && !tokens.some(({ word }) => EDGE.test(word)),
  )
  const isOne = [own, their].every(({ tokens }) => tokens[0]?.sentence === tokens.at(-1)?.sentence)
  return [
    ...movedOnScale(own, their, { from: language, to: language }),
    ...almostLost(own.tokens, their.tokens, language),
    ...(isOne && isPlain ? otherTime(own.tokens, their.tokens, language) : []),
    ...byOrTo(own.tokens, their.tokens, language),
    ...bothOrOne(own.tokens, their.tokens, language),
    ...lostWithin(own.tokens, their.tokens, language),
    ...lostRate(own, their),
  ]
}

const EDGE = /^(?:not|earliest|nicht|frühestens|pas|tôt|no|pronto|não|cedo)$/u

/** A passage without its small words, which say nothing of how far it keeps the others. */
function bare(part: Part, language: KnownLanguage): Part {
  const small = new Set(
    [...phrasesIn(part.tokens, SCALES[language]), ...phrasesIn(part.tokens, NOT_QUITE[language])].flatMap((found) =>
      part.tokens.slice(found.first, found.last + 1),
    ),
  )
  const isClosed = ({ start }: Token) => part.closed.some((word) => word.start <= start && start < word.end)
  return { ...part, tokens: part.tokens.filter((token) => !small.has(token) && !isClosed(token)) }
}

/** "Always" that became "usually" or "meistens": each passage has one word of the scale, and they are no neighbours on it. */
export function movedOnScale(
  own: Part,
  their: Part,
  { from, to }: { from: KnownLanguage; to: KnownLanguage },
): Turned[] {
  const mine = Map.groupBy(phrasesIn(own.tokens, SCALES[from]), scaleOf)
  const theirs = Map.groupBy(phrasesIn(their.tokens, SCALES[to]), scaleOf)
  const denials = own.denials.length + their.denials.length
  return [...mine].flatMap(([scale, said]) => {
    const [was, now] = [said[0], theirs.get(scale)?.[0]]
    if (scale === '' || said.length > 1 || was === undefined || now === undefined) return []
    // "Few" is "not many".
    if (scale === 'some' && denials > 0) return []
    if (scale === 'phase' && denials > 0 && (placeOf(was) < 4 || placeOf(now) < 4)) return []
    if ((theirs.get(scale)?.length ?? 0) > 1 || Math.abs(placeOf(was) - placeOf(now)) < APART) return []
    // "Never late" is "always on time", and "not yet paid" is "still open".
    if (scale === 'often' && [was, now].some((one) => placeOf(one) === 0) && [was, now].some((one) => placeOf(one) > 8))
      return []
    return [{ kind: scale === 'sure' ? 'modality' : 'quantifier', was: was.token, now: now.token }]
  })
}

/** "Almost doubled" that became "doubled": what was not quite so is so now. */
function almostLost(own: readonly Token[], their: readonly Token[], language: KnownLanguage): Turned[] {
  const [mine, theirs] = [own, their].map((tokens) => phrasesIn(tokens, NOT_QUITE[language]))
  const [was, now] = [mine, theirs].map((found) => found?.find(({ value }) => value === 'almost'))
  const isNear = [mine, theirs].every((found) => (found ?? []).length > 0)
  if ((was === undefined) === (now === undefined) || isNear) return []
  const [home, away, found] = was === undefined ? [their, own, now] : [own, their, was]
  const next = found === undefined ? undefined : home[found.last + 1]
  const same = away.find(({ word }) => next !== undefined && stemOf(word) === stemOf(next.word))
  if (found === undefined || same === undefined) return []
  return [
    { kind: 'quantifier', ...(was === undefined ? { was: same, now: found.token } : { was: found.token, now: same }) },
  ]
}

/** Another preposition of time before the same noun: "before delivery", "on delivery". Neither passage has the other one's elsewhere. */
function otherTime(own: readonly Token[], their: readonly Token[], language: KnownLanguage): Turned[] {
  const [all, others] = [own, their].map(
    (tokens) => new Set(phrasesIn(tokens, TIME_WORDS[language]).map(({ value }) => value)),
  )
  const [mine, theirs] = [own, their].map((tokens) => beforeNouns(tokens, TIME_WORDS[language], language))
  return [...(mine ?? [])].flatMap(([noun, was]) => {
    const now = theirs?.get(noun)
    if (now === undefined || !OTHER_TIME.has(`${was.value} ${now.value}`)) return []
    const isElsewhere = (values: ReadonlySet<string> | undefined, value: string) =>
      value !== 'at' && values?.has(value) === true
    if (isElsewhere(others, was.value) || isElsewhere(all, now.value)) return []
    // "Starts at 8 and ends at 10" is "from 8 to 10", what is dearer in May is so from May on, and what is due on the tenth is paid until then.
    const isEdge = [was.value, now.value].includes('at') && /from|until/u.test(was.value + now.value)
    const isAlone = [own, their].every((tokens) => tokens.filter(({ word }) => isWeekdayWord(word)).length === 1)
    if (isEdge && !(isWeekdayWord(noun) && isAlone)) return []
    return [{ kind: 'direction' as const, was: was.token, now: now.token }]
  })
}

/** "Reduced by 10 %" that became "reduced to 10 %", behind the same verb. */
function byOrTo(own: readonly Token[], their: readonly Token[], language: KnownLanguage): Turned[] {
  const [mine, theirs] = [own, their].map((tokens) => {
    const found = phrasesIn(tokens, BY_TO[language]).flatMap((one) => {
      const [verb, next] = [tokens[one.first - 1], tokens[one.last + 1]]
      return next?.kind === 'number' && verb !== undefined ? [[`${stemOf(verb.word)} ${next.word}`, one] as const] : []
    })
    return new Map(found)
  })
  return [...(mine ?? [])].flatMap(([change, was]) => {
    const now = theirs?.get(change)
    return now !== undefined && now.value !== was.value
      ? [{ kind: 'comparison' as const, was: was.token, now: now.token }]
      : []
  })
}

/** "Les deux", "los dos": without its article the word counts. */
const ARTICLE = /^(?:les|[lo][oa]?s|[ao]s)$/u

/** "Both parents" that became "either parent" or "one parent". */
function bothOrOne(own: readonly Token[], their: readonly Token[], language: KnownLanguage): Turned[] {
  const { both, one } = BOTH_OR_ONE[language]
  const before = (tokens: readonly Token[], form: RegExp) =>
    new Map(
      tokens.flatMap((token, place) => {
        const isTwo =
          form !== both || /^(?:both|beide|amb)/u.test(token.word) || ARTICLE.test(tokens[place - 1]?.word ?? '')
        const noun = isTwo && form.test(token.word) ? contentBehind(tokens, place, language) : undefined
        return noun === undefined ? [] : [[stemOf(noun.word), token] as const]
      }),
    )
  const [mine, theirs] = [own, their].map((tokens) => ({ both: before(tokens, both), one: before(tokens, one) }))
  const from = (first: ReadonlyMap<string, Token>, second: ReadonlyMap<string, Token>) =>
    [...first].flatMap(([noun, was]) => {
      const now = second.get(noun)
      return now === undefined ? [] : [{ kind: 'quantifier' as const, was, now }]
    })
  if (mine === undefined || theirs === undefined || mine.both.size > 0 === theirs.both.size > 0) return []
  return [...from(mine.both, theirs.one), ...from(mine.one, theirs.both)]
}

/** "Within 14 days of delivery" that became "14 days after delivery". */
function lostWithin(own: readonly Token[], their: readonly Token[], language: KnownLanguage): Turned[] {
  const { within, alike } = WITHIN[language]
  const turned = (home: readonly Token[], away: readonly Token[]) => {
    const place = home.findIndex(({ word }) => within.test(word))
    const number = home.slice(place, place + REACH + 2).find(({ kind }) => kind === 'number')
    const there = away.findIndex(({ kind, word }) => kind === 'number' && word === number?.word)
    const [limit, same] = [home[place], away[there]]
    const isAfter = away.slice(there + 1, there + 1 + REACH).some(({ word }) => AFTER.test(word))
    if (limit === undefined || same === undefined || !isAfter || away.some(({ word }) => alike.test(word))) return null
    return { limit, same }
  }
  const [lost, gained] = [turned(own, their), turned(their, own)]
  return [
    ...(lost === null ? [] : [{ kind: 'direction' as const, was: lost.limit, now: lost.same }]),
    ...(gained === null ? [] : [{ kind: 'direction' as const, was: gained.same, now: gained.limit }]),
  ]
}

/** Words behind a time that puts something at its end. */
const AFTER = /^(?:after|later|following|nach|später|après|plus|después|más|depois|após|mais)$/u

/** How often something is, "daily", that is said of nothing any more, while the other passage counts days: "every two days". */
function lostRate(own: Part, their: Part): Turned[] {
  const rates = ({ closed }: Part) => closed.filter(({ family }) => family === 'rate')
  const [mine, theirs] = [rates(own), rates(their)]
  if (mine.length + theirs.length !== 1) return []
  const [home, away, rate] = mine[0] === undefined ? [their, own, theirs[0]] : [own, their, mine[0]]
  const first = home.tokens.find(({ start }) => start === rate?.start)
  const every = away.tokens.find(
    ({ word }, place) => EVERY.test(word) && away.tokens.slice(place + 1, place + 3).some(isSeveral),
  )
  if (first === undefined || every === undefined) return []
  return [{ kind: 'rate', ...(home === own ? { was: first, now: every } : { was: every, now: first }) }]
}

const isSeveral = ({ kind, word }: Token) =>
  kind === 'number' ||
  /^(?:two|three|four|other|second|zwei|drei|vier|zweiten|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|quatro)$/u.test(
    word,
  )

/** Words that begin a time between two events: "every two days". */
const EVERY = /^(?:every|alle|jede[mnrs]?|tous|toutes|cada)$/u

/** The prepositions of a list by the noun or number behind them; a noun with two of them is left out. */
function beforeNouns(
  tokens: readonly Token[],
  list: ReadonlyMap<string, string>,
  language: KnownLanguage,
): Map<string, Found> {
  const found = new Map<string, Found>()
  const double = new Set<string>()
  for (const one of phrasesIn(tokens, list)) {
    const noun = contentBehind(tokens, one.last, language)
    if (noun === undefined) continue
    const key = isWeekdayWord(noun.word) ? noun.word : stemOf(noun.word)
    if (found.has(key)) double.add(key)
    found.set(key, one)
  }
  for (const key of double) found.delete(key)
  // "Monday" alone is "on Monday".
  const led = new Set(phrasesIn(tokens, list).flatMap(({ last }) => [last + 1, last + 2, last + 3]))
  for (const [place, token] of tokens.entries())
    if (isWeekdayWord(token.word) && !double.has(token.word) && !found.has(token.word) && !led.has(place))
      found.set(token.word, { value: 'at', token, first: place, last: place })
  return found
}

const scaleOf = ({ value }: Found) => value.split(' ')[0] ?? ''
const placeOf = ({ value }: Found) => Number(value.split(' ')[1])

const SCALES = byPhrase(COPY_SCALES, ({ skip, scales }) => [
  [skip, ''],
  ...Object.entries(scales).flatMap(([scale, places]) =>
    places.map(([place, words]) => [words, `${scale} ${place}`] as const),
  ),
])
const NOT_QUITE = byPhrase(ALMOST, (lists) => Object.entries(lists).map(([value, words]) => [words, value] as const))
const TIME_WORDS = byPhrase(TIMES, (lists) => Object.entries(lists).map(([value, words]) => [words, value] as const))
const BY_TO = byPhrase(BY_OR_TO, (lists) => Object.entries(lists).map(([value, words]) => [words, value] as const))
