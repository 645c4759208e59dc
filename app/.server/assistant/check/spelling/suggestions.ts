import { normalise } from '#app/domain/text.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { WordChecker } from './hunspell.ts'

const LETTERS: Readonly<Record<KnownLanguage, string>> = {
  en: "abcdefghijklmnopqrstuvwxyz'",
  fr: 'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûœ',
  es: 'abcdefghijklmnopqrstuvwxyzáéíóúüñ',
  pt: 'abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõú',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
}

type Pair = readonly [string, string]

/** Spellings that sound alike, as writers mistake them: each pair is tried both ways. */
const ALIKE: Readonly<Record<KnownLanguage, readonly Pair[]>> = {
  en: pairs(
    'ie:ei sion:tion able:ible ance:ence ant:ent ph:f s:c k:ch er:or ar:er ise:ize full:ful aly:ally ley:ly w:wh i:y e:i a:e o:u ou:o ea:ee c:k gue:ge r:wr n:kn',
  ),
  fr: pairs(
    'an:en am:em ai:é ai:è eau:au au:o ph:f s:ss s:c ç:ss c:qu k:qu i:y y:i ment:mant tion:sion ille:ie g:j ge:g z:s th:t x:cc emment:ement eme:ème ament:amment ement:emment',
  ),
  es: pairs('b:v g:j ll:y c:s z:s z:c h: cc:c x:s x:cs qu:k c:k cion:ción sion:sión ción:sión hu:gü n:ñ rr:r ie:e m:n'),
  pt: pairs(
    'ç:ss ç:s ss:s s:z x:ch c:s sc:c xc:c xc:ss xc:sc g:j h: x:s x:z e:i o:u ao:ão am:ão cao:ção l:u çã:ssã sã:çã oes:ões',
  ),
  de: pairs(
    'ss:ß s:ß ä:e ae:ä oe:ö ue:ü v:f ph:f d:t dt:t i:ie ih:i eh:e ah:a oh:o tz:z ck:k th:t rh:r y:i ei:ai g:k end:ent ieren:iren rr:r x:chs',
  ),
}

/** Words near a wrong one, likeliest first. `common` is greater for words that are used more; it decides between equals. */
export function suggestionsFor(
  word: string,
  checker: Pick<WordChecker, 'knows'> & Partial<Pick<WordChecker, 'suggest'>>,
  language: KnownLanguage,
  common: (word: string) => number = () => 0,
): string[] {
  if (word.length > LONGEST || word.length < 2) return []
  const lower = word.toLowerCase()
  const isName = language === 'de' && word !== lower
  const written = (candidate: string) =>
    isName || (word !== lower && !checker.knows(candidate))
      ? candidate.charAt(0).toUpperCase() + candidate.slice(1)
      : candidate
  const near = new Set<string>()
  for (const candidate of candidatesOf(lower, language)) {
    if (checker.knows(written(candidate))) near.add(written(candidate))
    // German nouns that were written in lower case.
    else if (language === 'de' && word === lower && candidate.length > 3) {
      const noun = candidate.charAt(0).toUpperCase() + candidate.slice(1)
      if (checker.knows(noun)) near.add(noun)
    }
  }
  const rank = (list: Iterable<string>) =>
    [...new Set(list)]
      .map((candidate, place) => ({
        candidate,
        cost:
          costOf(lower, candidate.toLowerCase(), language) -
          0.07 * Math.log1p(common(candidate.toLowerCase())) +
          place * 0.0005,
      }))
      .sort((left, right) => left.cost - right.cost)
  const ranked = rank(near)
  if ((ranked[0]?.cost ?? 9) <= GOOD || checker.suggest === undefined) return top(ranked)
  return top(rank([...near, ...checker.suggest(word)]))
}

/** Longer words are not looked for. */
const LONGEST = 32
const GOOD = 0.75
const SHOWN = 5
/** Further away than this a word is another word. */
const FAR = 3.2

function top(ranked: readonly { candidate: string; cost: number }[]): string[] {
  return ranked
    .filter(({ cost }) => cost < FAR)
    .slice(0, SHOWN)
    .map(({ candidate }) => candidate)
}

function candidatesOf(word: string, language: KnownLanguage): Set<string> {
  const found = new Set<string>()
  const letters = LETTERS[language]
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail !== '') found.add(head + tail.slice(1))
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2))
    for (const letter of letters) {
      if (tail !== '') found.add(head + letter + tail.slice(1))
      found.add(head + letter + tail)
    }
    if (at > 1 && tail.length > 1) found.add(`${head} ${tail}`)
  }
  const once = replaced(word, language)
  for (const each of once) {
    found.add(each)
    for (const twice of replaced(each, language)) found.add(twice)
    // A doubled letter or a lost accent beside another mistake.
    for (let at = 0; at < each.length; at += 1) {
      found.add(each.slice(0, at) + each.slice(at + 1))
      found.add(each.slice(0, at) + each.charAt(at) + each.slice(at))
      for (const marked of MARKED[each.charAt(at)] ?? '') found.add(each.slice(0, at) + marked + each.slice(at + 1))
    }
  }
  for (let at = 0; at < word.length; at += 1) {
    for (const marked of MARKED[word.charAt(at)] ?? '') {
      const one = word.slice(0, at) + marked + word.slice(at + 1)
      for (let next = 0; next < one.length; next += 1) {
        for (const other of MARKED[one.charAt(next)] ?? '') found.add(one.slice(0, next) + other + one.slice(next + 1))
        found.add(one.slice(0, next) + one.charAt(next) + one.slice(next))
        found.add(one.slice(0, next) + one.slice(next + 1))
      }
    }
  }
  found.delete(word)
  // A divided word must be two known ones, which the checker is asked for as a whole: Hunspell does not know blanks.
  for (const each of found) if (each.includes(' ')) found.delete(each)
  return found
}

export const MARKED: Readonly<Record<string, string>> = {
  a: 'áàâãä',
  e: 'éèêë',
  i: 'íîï',
  o: 'óôõö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
}

function replaced(word: string, language: KnownLanguage): string[] {
  const found: string[] = []
  for (const [one, other] of ALIKE[language]) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      if (from === '') continue
      for (let at = word.indexOf(from); at !== -1; at = word.indexOf(from, at + 1))
        found.push(word.slice(0, at) + to + word.slice(at + from.length))
    }
  }
  return found
}

/** Marks are lost most often: without them the words are the same. */
export const plain = (word: string) =>
  normalise(word, 'NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')

/** The sound of a word, roughly: doubled letters once, letters that sound alike in the language as one. */
export function soundOf(word: string, language: KnownLanguage): string {
  let sound = plain(word.toLowerCase().replaceAll('ç', 's'))
  for (const [from, to] of SOUNDS[language]) sound = sound.replaceAll(from, to)
  return sound.replace(/(.)\1+/g, '$1')
}

const SOUNDS: Readonly<Record<KnownLanguage, readonly Pair[]>> = {
  en: pairs('ph:f tion:sion ck:k c:k wh:w y:i z:s ei:ie ence:anse ible:able or:er ea:e'),
  fr: pairs('ph:f qu:k c:k eau:o au:o ai:e en:an em:am y:i h: z:s g:j x:s'),
  es: pairs('h: v:b ll:y qu:k ce:se ci:si z:s ge:je gi:ji c:k x:s'),
  pt: pairs('ch:x h: sc:s xc:s qu:k ce:se ci:si z:s ge:je gi:ji x:s l:u'),
  de: pairs('ph:f v:f ck:k dt:t d:t th:t rh:r h: tz:z ie:i ai:ei y:i b:p g:k'),
}

/** Lower is likelier. */
function costOf(wrong: string, right: string, language: KnownLanguage): number {
  if (language !== 'de' && plain(wrong) === plain(right)) return 0.1 + 0.05 * marksApart(wrong, right)
  const steps = weighted(plain(wrong), plain(right))
  const isSound = soundOf(wrong, language) === soundOf(right, language)
  const opening = isSound || wrong.charAt(0) === right.charAt(0) || wrong.charAt(1) === right.charAt(0) ? 0 : 0.6
  return (isSound ? 0.35 + steps * 0.3 : steps) + opening + (/[ -]/.test(right) ? 1.5 : 0)
}

function marksApart(wrong: string, right: string): number {
  return [...wrong].filter((letter, place) => letter !== right[place]).length
}

/** Keystrokes between two words: a doubled or swapped letter and a vowel for a vowel count less. */
function weighted(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at * 0.9)]
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i * 0.9]
    for (let j = 1; j <= right.length; j += 1) {
      const [a, b] = [left.charAt(i - 1), right.charAt(j - 1)]
      const change = a === b ? 0 : LIKE.has(a + b) ? 0.5 : VOWELS.has(a) && VOWELS.has(b) ? 0.75 : 1
      const drop = a === left.charAt(i - 2) ? 0.5 : 0.9
      const add = b === right.charAt(j - 2) ? 0.5 : b === 's' && j === right.length ? 0.6 : 0.85
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + drop, (row[j - 1] ?? 0) + add, (rows[i - 1]?.[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && a === right.charAt(j - 2) && left.charAt(i - 2) === b)
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 0.6)
      row.push(best)
    }
    rows.push(row)
  }
  return rows[left.length]?.[right.length] ?? 0
}

const VOWELS = new Set('aeiouy')
/** Consonants that are mistaken for one another. */
const LIKE = new Set([
  'sz',
  'zs',
  'sc',
  'cs',
  'ck',
  'kc',
  'bv',
  'vb',
  'gj',
  'jg',
  'xs',
  'sx',
  'mn',
  'nm',
  'dt',
  'td',
  'cz',
  'zc',
])

function pairs(list: string): Pair[] {
  return list.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split(':')
    return [one, other]
  })
}
