import { normalise } from '#app/domain/text.ts'

/** The groups of the command bar, in their order. */
const GROUPS = ['text', 'styles', 'templates', 'prompts', 'pages'] as const
export type Group = (typeof GROUPS)[number]

export type Command = {
  id: string
  group: Group
  /** The words that are shown and searched. */
  label: string
  /** What it costs, or that it is the user’s own. */
  hint?: string | undefined
  /** The keys that do the same outside the bar. */
  keys?: readonly string[] | undefined
  run: () => void
}

/** A stretch of a label, from `start` on. */
type Piece = { start: number; text: string; isHit: boolean }

export type Match = { command: Command; pieces: readonly Piece[] }

/** More of one group would push the next ones out of sight; the rest is found by typing, or by typing more. */
const MOST_OF_A_GROUP = { untyped: 4, typed: 8 }
const LONGEST_QUERY = 60

/**
 * The commands that hold every word of the query, without regard to case and accents. Within a group the ones that begin with
 * the query come first, then those with a word that does, then the rest in their own order.
 */
export function matchingCommands(commands: readonly Command[], query: string): Map<Group, Match[]> {
  const words = folded(query.slice(0, LONGEST_QUERY)).split(' ').filter(Boolean)
  const found = new Map<Group, { match: Match; rank: number }[]>()
  for (const command of commands) {
    const label = folded(command.label)
    const places = words.map((word) => placeOf(label, word))
    if (places.some((place) => place < 0)) continue
    const hits = words.map((word, index) => ({ start: places[index] ?? 0, end: (places[index] ?? 0) + word.length }))
    const rank = Math.max(0, ...places.map((place, index) => rankOf(label, place, index)))
    const entry = { match: { command, pieces: piecesOf(command.label, hits) }, rank }
    const group = found.get(command.group)
    if (group === undefined) found.set(command.group, [entry])
    else group.push(entry)
  }
  return new Map(
    GROUPS.flatMap((group): [Group, Match[]][] => {
      const entries = (found.get(group) ?? []).sort((a, b) => a.rank - b.rank)
      const limited = group !== 'text' && (group !== 'pages' || words.length > 0)
      const most = limited ? MOST_OF_A_GROUP[words.length > 0 ? 'typed' : 'untyped'] : entries.length
      return entries.length === 0 ? [] : [[group, entries.slice(0, most).map(({ match }) => match)]]
    }),
  )
}

/** The place of `word`: at the start of a word if there is one, else anywhere; -1 if the label does not hold it. */
function placeOf(label: string, word: string): number {
  if (label.startsWith(word)) return 0
  const atStart = label.indexOf(` ${word}`)
  return atStart >= 0 ? atStart + 1 : label.indexOf(word)
}

function rankOf(label: string, place: number, index: number): number {
  if (place === 0 || index > 0) return 0
  return label[place - 1] === ' ' ? 1 : 2
}

function piecesOf(label: string, hits: { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const upTo = (end: number, isHit: boolean) => {
    if (end > from) pieces.push({ start: from, text: label.slice(from, end), isHit })
    from = Math.max(from, end)
  }
  for (const { start, end } of hits.sort((a, b) => a.start - b.start)) {
    upTo(start, false)
    upTo(end, true)
  }
  upTo(label.length, false)
  return pieces
}

/** The text in small letters without accents, of the same length, so that a place in it is a place in the text. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charAt(index)
    if (/\s/.test(unit)) return ' '
    const plain = normalise(unit, 'NFD').charAt(0).toLowerCase()
    return plain.length === 1 ? plain : unit
  }).join('')
}
