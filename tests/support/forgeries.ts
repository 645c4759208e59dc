import { type Draft, type Files, renewed } from './naive-bundle.ts'

/** A number from 0 to below `limit`, the same for the same seed. */
export type Chance = (limit: number) => number

/** Mulberry32: small, and the same everywhere. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

function pick<Item>(chance: Chance, from: readonly Item[]): Item {
  return from[chance(from.length)] as Item
}

const REFERENCES = ['reserve', 'settled', 'retry_of', 'lot', 'cause', 'first', 'end', 'refund']

/** The events in another order or number, with everything that names one pointing at it again. */
function rearranged(drafts: readonly Draft[], order: readonly number[]): Draft[] {
  const place = new Map(order.map((from, to) => [from, to] as const).reverse())
  return order.map((from) => {
    const draft = drafts[from] as Draft
    const data = { ...draft.data }
    for (const name of REFERENCES) {
      const named = data[name]
      if (typeof named === 'number') data[name] = place.get(named) ?? named
    }
    return { ...draft, data }
  })
}

/** Every value inside the data of an event, by the path to it. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

const WORDS = ['quota', 'lot', 'starter', 'pro', 'enterprise', 'goodwill', 'purchase', 'open', 'won', 'lost', 'failed']

/** Another value that a liar could have put in its place. */
function another(chance: Chance, value: unknown, drafts: readonly Draft[]): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') {
    return pick(chance, [
      value + 1,
      Math.max(0, value - 1),
      0,
      value + 86_400_000,
      value * 2 + 1,
      chance(drafts.length),
      null,
    ])
  }
  if (value === null) return pick<unknown>(chance, [chance(drafts.length), 'ops-1', 7])
  const text = String(value)
  if (/^\d{4}-\d\d$/.test(text))
    return pick(
      chance,
      ['2026-08', '2026-09', '2026-10', '2026-11'].filter((one) => one !== text),
    )
  const like = drafts.flatMap(({ data }) =>
    leavesOf(data).map((path) => path.reduce<unknown>((part, name) => (part as Draft['data'])[name], data)),
  )
  const kin = like.filter(
    (one): one is string => typeof one === 'string' && one !== text && one.slice(0, 3) === text.slice(0, 3),
  )
  return pick<unknown>(chance, [...kin.slice(0, 20), ...WORDS.filter((word) => word !== text), null])
}

/** One lie of a person who can sign anything: a value, an account or a time that was changed, or an event too many or too few. */
export function liedAbout(honest: readonly Draft[], chance: Chance): { lie: string; drafts: Draft[] } {
  const drafts = honest.map((draft) => ({ ...draft, data: structuredClone(draft.data) }))
  const at = 1 + chance(drafts.length - 1)
  const draft = drafts[at] as Draft
  const all = drafts.map((_, index) => index)
  const lied = (what: string, lying = drafts) => ({ lie: `event ${at} (${draft.type}): ${what}`, drafts: lying })
  switch (chance(12)) {
    case 0:
      return lied('left out', rearranged(drafts, all.toSpliced(at, 1)))
    case 1:
      return lied('told twice', rearranged(drafts, all.toSpliced(at, 0, at)))
    case 2:
      return lied('exchanged with the one before', rearranged(drafts, all.toSpliced(at - 1, 2, at, at - 1)))
    case 3: {
      const others = [...new Set(drafts.map(({ account }) => account))].filter((account) => account !== draft.account)
      draft.account = pick(chance, others)
      return lied(`given to ${draft.account}`)
    }
    case 4: {
      draft.at += pick(chance, [-1, 1, -120_000, 120_000, -86_400_000, 86_400_000])
      return lied(`moved to ${draft.at}`)
    }
    default: {
      const path = pick(chance, leavesOf(draft.data))
      const name = path.at(-1) ?? ''
      const holder = path.slice(0, -1).reduce<Draft['data']>((part, step) => part[step] as Draft['data'], draft.data)
      const before = holder[name]
      holder[name] = another(chance, before, drafts)
      return lied(`${path.join('.')} ${JSON.stringify(before)} → ${JSON.stringify(holder[name])}`)
    }
  }
}

/** One change to the files of an export by a person without the key, who may have renewed the list of files. */
export function altered(honest: Files, chance: Chance): { change: string; files: Files } {
  const name = pick(chance, Object.keys(honest))
  const bytes = honest[name] ?? Buffer.alloc(0)
  const lines = bytes.toString().split('\n').slice(0, -1)
  const isTable = /\.(jsonl|csv)$/.test(name)
  const begin = name.endsWith('.csv') ? 1 : 0
  const rows = lines.length - begin
  const withLines = (changed: readonly string[]) => Buffer.from(changed.map((line) => `${line}\n`).join(''))
  const forged = (what: string, content: Buffer | undefined) => {
    const { [name]: _, ...others } = honest
    const files: Files = content === undefined ? others : { ...others, [name]: content }
    const isRenewed = name !== 'manifest.json' && chance(2) === 0
    return {
      change: `${name}: ${what}${isRenewed ? ', manifest renewed' : ''}`,
      files: isRenewed ? renewed(files) : files,
    }
  }
  const way = chance(8)
  if (way === 0) return forged('missing', undefined)
  if (way === 1) return forged('cut', bytes.subarray(0, chance(Math.max(1, bytes.length))))
  if (isTable && rows > 1) {
    const row = begin + chance(rows - 1)
    const [one = '', other = ''] = lines.slice(row, row + 2)
    if (way === 2 && one !== other)
      return forged(`rows ${row} and ${row + 1} exchanged`, withLines(lines.toSpliced(row, 2, other, one)))
    if (way === 3) return forged(`row ${row} left out`, withLines(lines.toSpliced(row, 1)))
    if (way === 4) return forged(`row ${row} twice`, withLines(lines.toSpliced(row, 0, one)))
    if (way === 5) {
      const digits = [...one.matchAll(/\d/g)].map(({ index }) => index)
      const at = pick(chance, digits)
      const changed = `${one.slice(0, at)}${(Number(one[at]) + 1 + chance(8)) % 10}${one.slice(at + 1)}`
      return forged(`a digit of row ${row}`, withLines(lines.toSpliced(row, 1, changed)))
    }
  }
  if (bytes.length === 0) return forged('a line too many', Buffer.from('{}\n'))
  const at = chance(bytes.length)
  const flipped = Buffer.from(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ (1 << chance(7))
  return forged(`byte ${at} flipped`, flipped)
}
