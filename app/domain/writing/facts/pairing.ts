import type { CheckedFact } from './checked.ts'
import type { Fact } from './fact.ts'

/**
 * Pairs lost and added facts that can have become each other, the nearest first: "5 days" became "6 days". Facts of unlike
 * measures are never paired, because Restore would put one into the place of the other.
 * @param sameLanguage a counted thing has the same word in both texts
 */
export function pair(
  facts: CheckedFact[],
  added: Fact[],
  candidates: readonly Fact[],
  texts: { before: string; after: string; sameLanguage: boolean },
): void {
  const free = new Map<string, Nearest>()
  const families = Map.groupBy(candidates, (fact) => familyOf(fact, texts.sameLanguage))
  for (const [name, members] of families) free.set(name, nearestOf(members, Math.max(1, texts.after.length)))
  const paired = new Set<Fact>()
  for (const checked of facts) {
    if (checked.outcome !== 'lost') continue
    const family = familyOf(checked.fact, texts.sameLanguage)
    const now = free.get(family)?.take(checked.fact.start / Math.max(1, texts.before.length))
    if (now === undefined) continue
    checked.outcome = isConverted(checked.fact, now) || isDayBeside(checked.fact, now, texts) ? 'restated' : 'changed'
    checked.now = now
    paired.add(now)
  }
  added.splice(0, added.length, ...added.filter((fact) => !paired.has(fact)))
}

/** The group in which a fact can have been replaced. */
function familyOf({ kind, measure, counted, readings }: Fact, sameLanguage: boolean): string {
  if (kind === 'date') return readings[0]?.startsWith('weekday') ? 'weekday' : 'date'
  if (measure === undefined) return kind
  if (measure === 'months') return 'time'
  // Another counted word may name something else.
  return measure === 'count' && sameLanguage ? `count ${counted ?? ''}` : measure
}

/** An amount in other units: 5 miles, 8 km. Rounding may change it by a fiftieth, and a third is 33 %. */
function isConverted(was: Fact, now: Fact): boolean {
  if (was.measure === '%' && now.measure === '%') {
    const [one = Number.NaN, other = Number.NaN] = [was, now].map(({ readings }) =>
      Number.parseFloat(readings[0] ?? ''),
    )
    return isInWords(was.text) !== isInWords(now.text) && Math.abs(one - other) <= ROUNDED
  }
  if (was.measure === undefined || was.measure !== now.measure || was.unit === undefined || was.unit === now.unit)
    return false
  const [one, other] = [was, now].map(({ readings }) => Number(readings[0]?.split(' ').at(-1)))
  return one !== undefined && other !== undefined && one > 0 && Math.abs(other / one - 1) <= 0.02
}

/** "A third" and "1/3", not "33 %". */
function isInWords(part: string): boolean {
  return /\d\/\d/u.test(part) || !/[%\d]/u.test(part)
}

/** Words before a day: before it, until it, after it, from it on. */
const BEFORE_DAY =
  /(?<!\p{L})(?:before|ahead of|prior to|vor|vor dem|avant le|antes del?|antes do dia|antes de) (?:the )?$/iu
const UNTIL_DAY =
  /(?<!\p{L})(?:no later than|until|by|till|para el|para el día|para o dia|pour le|zum|bis|bis zum|spätestens am|spätestens|d['’]ici au|d['’]ici le|jusqu['’]au|au plus tard le|hasta el|a más tardar el|como muy tarde el|até|até ao dia|até ao|até dia|o mais tardar a) (?:the )?$/iu
const AFTER_DAY = /(?<!\p{L})(?:after|nach|nach dem|après le|después del?|depois de|após) (?:the )?$/iu
const FROM_DAY =
  /(?<!\p{L})(?:from|as of|starting|ab|ab dem|vom|à partir du|dès le|desde el|a partir del?|a partir de|desde) (?:the )?$/iu

/** Words before the first day after a pause. */
const BACK_ON =
  /(?<!\p{L})(?:returns?|back|again|reopens?|resumes?|zurück|wieder|retour|revient|rouvre|reprend|vuelve|regresa|reabre|volta|regressa) (?:on |am |le |el |em |a |no dia |ab )?(?:the |dem )?$/iu

/** "Before 1 October" is "by 30 September", "until 12 August" is "back on 13 August", and "after 1 October" is "from 2 October". */
function isDayBeside(was: Fact, now: Fact, { before, after }: { before: string; after: string }): boolean {
  const [first, second] = [dayOf(was), dayOf(now)]
  if (first === null || second === null || Math.abs(first - second) !== 1) return false
  const leads = [
    before.slice(Math.max(0, was.start - 24), was.start),
    after.slice(Math.max(0, now.start - 24), now.start),
  ]
  const [early = '', late = ''] = first < second ? leads : leads.toReversed()
  return (
    (UNTIL_DAY.test(early) && (BEFORE_DAY.test(late) || BACK_ON.test(late))) ||
    (AFTER_DAY.test(early) && FROM_DAY.test(late))
  )
}

/** The number of a day of a leap year. */
function dayOf({ kind, readings: [reading = ''] }: Fact): number | null {
  if (kind !== 'date') return null
  const [, month, day] = reading.split('-')
  const time = Date.UTC(2024, Number(month) - 1, Number(day))
  return Number.isNaN(time) || day === '*' ? null : Math.round(time / 86_400_000)
}

/** By how many points a percentage may differ from the part that it rounds. */
const ROUNDED = 0.7

type Nearest = { take(place: number): Fact | undefined }

/**
 * Gives away facts, each once, the nearest to a place first; of two equally near ones the first. Places of given facts are
 * skipped in one step (disjoint sets), so that many facts in one place cost no more than spread ones.
 * @param facts in reading order
 * @param length of their text: places are shares of it
 */
function nearestOf(facts: readonly Fact[], length: number): Nearest {
  const before = facts.map((_, index) => index)
  const behind = [...facts.keys(), facts.length]
  return {
    take(place) {
      let low = 0
      let high = facts.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((facts[middle]?.start ?? 0) / length < place) low = middle + 1
        else high = middle
      }
      const left = rootOf(before, low - 1)
      const right = rootOf(behind, low)
      const distance = (index: number) => Math.abs((facts[index]?.start ?? Number.POSITIVE_INFINITY) / length - place)
      const nearest = left >= 0 && distance(left) <= distance(right) ? left : right
      before[nearest] = nearest - 1
      behind[nearest] = nearest + 1
      return facts[nearest]
    },
  }
}

/** The next free place, which is itself if it is free; shortens the way for later questions. */
function rootOf(next: number[], from: number): number {
  let root = from
  while (root >= 0 && root < next.length && next[root] !== root) root = next[root] ?? -1
  for (let at = from; at !== root; ) {
    const step = next[at] ?? root
    next[at] = root
    at = step
  }
  return root
}
