import type { Draft } from '../draft.ts'
import type { Patterns } from '../patterns.ts'
import { isWord, type Token } from '../token.ts'

/** What the rules that read a whole sentence ask about a word. */
export type PortugueseWords = {
  knows(word: string): boolean
  /** Nouns, and little words that look like a verb. */
  isNoun(token: Token): boolean
  /** The plural of a verb in the third person, if the word is one. */
  plural3(word: string): string | undefined
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const PLURAL_BEFORE = set(
  'os as meus minhas seus suas nossos nossas teus tuas estes estas esses essas aqueles aquelas alguns algumas muitos muitas vários várias poucos poucas dois duas três quatro cinco uns umas',
)
const STARTS = set('que mas e porque pois se quando como embora onde todos todas ambos')
/** "Os dias" and their like say when, and are no subject. */
const TIMES = set(
  'dias anos meses semanas horas minutos vezes manhãs tardes noites domingos sábados segundas terças quartas quintas sextas',
)
const LINKS = set('de do da dos das no na nos nas em com para sem')
const ARTICLES = set('o a os as um uma meu minha seu sua nosso nossa este esta esse essa')
const BETWEEN = set('não já se também ainda me nos te lhe sempre só nunca quase apenas realmente')
const PLURALS: Readonly<Record<string, string>> = Object.fromEntries(
  'é:são foi:foram está:estão esta:estão ta:tão tá:tão vai:vão pode:podem quer:querem faz:fazem tem:têm era:eram estava:estavam tinha:tinham disse:disseram fez:fizeram será:serão parece:parecem veio:vieram deve:devem precisa:precisam ficou:ficaram deu:deram viu:viram trouxe:trouxeram teve:tiveram pôs:puseram sabe:sabem diz:dizem traz:trazem vem:vêm ia:iam seria:seriam poderia:poderiam deveria:deveriam terá:terão vale:valem custa:custam saiu:saíram caiu:caíram cai:caem sai:saem'
    .split(' ')
    .map((pair) => pair.split(':')),
)
/** Words that are adjectives behind a noun although a verb has the same form. */
const ADJECTIVE_TOO = set('completa limpa seca livre farta certa junta suja cega manca corrente solta gasta paga baixa')

/** Rules that look further than a few words. */
export function createSentenceRules(words: PortugueseWords): Patterns {
  return (list) => [...subjects(list, words), ...pasts(list, words), ...reasons(list)]
}

/** "Os pneus do carro foi trocados": a plural at the start of a clause, perhaps with what belongs to it, and its verb. */
function subjects(list: readonly Token[], words: PortugueseWords): Draft[] {
  return list.flatMap((token, at): Draft[] => {
    if (!PLURAL_BEFORE.has(token.lower) || !opensClause(list, at)) return []
    if (!isPluralWord(list[at + 1], words)) return []
    let next = at + 2
    while (next < at + 4 && isPluralWord(list[next], words)) next += 1
    let isFar = false
    if (LINKS.has(list[next]?.lower ?? '')) {
      next += ARTICLES.has(list[next + 1]?.lower ?? '') ? 3 : 2
      isFar = true
    }
    const isRelative = list[next]?.lower === 'que'
    if (isRelative) next += 1
    for (let few = 0; few < 2 && BETWEEN.has(list[next]?.lower ?? ''); few += 1) next += 1
    const verb = list[next]
    if (!isWord(verb)) return []
    const known = PLURALS[verb.lower]
    // Behind "que" a word that is also a noun is the verb.
    const right = known ?? (isRelative || isVerb(verb, words) ? words.plural3(verb.lower) : undefined)
    if (right === undefined || right === verb.lower) return []
    // "Os problemas é que" stands by itself in speech.
    if (verb.lower === 'é' && list[next + 1]?.lower === 'que') return []
    const isDoubtful =
      isRelative ||
      (isFar && (known === undefined || ADJECTIVE_TOO.has(verb.lower))) ||
      /^(?:esta|t[aá])$/.test(verb.lower)
    return [draft(verb, right, 'agreement', !isDoubtful)]
  })
}

const opensClause = (list: readonly Token[], at: number) => {
  const before = list[at - 1]
  if (before === undefined) return true
  return /^\p{L}/u.test(before.text) ? STARTS.has(before.lower) : before.text !== ')'
}

function isPluralWord(token: Token | undefined, { knows }: PortugueseWords): boolean {
  if (!isWord(token) || TIMES.has(token.lower)) return false
  return /[^s]s$/.test(token.lower) && token.lower.length > 4 && !/mos$/.test(token.lower) && knows(token.lower)
}

const isVerb = (token: Token, { isNoun }: PortugueseWords) =>
  token.lower.length > 3 && !isNoun(token) && !/^\p{Lu}/u.test(token.text)

const PAST =
  /^(?:ontem|anteontem|passad[oa]|foi|foram|disse|fui|fez|estava|era|teve|tive|veio|\p{L}{2,}(?:ei|ou|eram|iram))$/u
const TO_COME = /^(?:amanhã|próxim[oa]s?|futuro|futuramente|depois|logo|breve|quando)$/u

/** "Ontem eles falarão": the future sounds like the past, and the rest of the sentence is in the past. */
function pasts(list: readonly Token[], { knows }: PortugueseWords): Draft[] {
  if (list.some(({ lower }) => TO_COME.test(lower))) return []
  return list.flatMap((token, at): Draft[] => {
    const stem = /^(\p{L}{2,}[aei]r)ão$/u.exec(token.lower)?.[1]
    if (stem === undefined || !knows(stem)) return []
    const right = IRREGULAR[stem] ?? `${stem}am`
    if (!knows(right) || !list.some((other, place) => place !== at && PAST.test(other.lower))) return []
    return [draft(token, right, 'tense', false)]
  })
}

const IRREGULAR: Readonly<Record<string, string>> = { ser: 'foram', ir: 'foram', ter: 'tiveram', estar: 'estiveram' }

const ASKS =
  /^(?:sei|sabe|sabem|saber|soube|sabemos|entend\p{L}{1,6}|expli\p{L}{1,8}|motivos?|raz\p{L}{2,4}|pergunt\p{L}{1,6}|descobr\p{L}{1,4}|imagin\p{L}{1,4}|lutar|luta|eis|mostr\p{L}{1,4})$/u

/** "Não veio por que estava doente": a reason, not a question. */
function reasons(list: readonly Token[]): Draft[] {
  if (list.at(-1)?.text === '?') return []
  return list.flatMap((token, at): Draft[] => {
    const next = list[at + 1]
    if (token.lower !== 'por' || next?.lower !== 'que' || at < 2 || !isWord(list[at - 1])) return []
    if (list.slice(0, at).some(({ lower }) => ASKS.test(lower))) return []
    return [{ ...draft(token, 'porque', 'confused', false), end: next.end }]
  })
}

function draft(token: Token, right: string, family: Draft['family'], sure: boolean): Draft {
  const replacement = /^\p{Lu}/u.test(token.text) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  return { start: token.start, end: token.end, family, rule: `pt.${family}`, replacements: [replacement], sure }
}
