/** Formatting that plain text cannot carry. */
export type Format = 'bold' | 'italic' | 'link' | 'list' | 'other'

const MARKUP: readonly (readonly [Format, string])[] = [
  ['bold', 'b,strong,[style*="font-weight: bold"],[style*="font-weight: 7"]'],
  ['italic', 'i,em,[style*="font-style: italic"]'],
  ['link', 'a[href]'],
  ['list', 'li'],
  ['other', 'u,s,del,ins,mark,code,sub,sup,h1,h2,h3,h4,h5,h6,blockquote,img,table'],
]

/**
 * Formatting that begins or ends inside the range, and so is lost once plain text stands there. Formatting on both sides of
 * the range stays, as in the middle of a bold passage.
 */
export function formatsIn(range: Range | null): Format[] {
  const part = range?.cloneContents()
  return part === undefined ? [] : MARKUP.filter(([, markup]) => part.querySelector(markup)).map(([format]) => format)
}

/** What a run of text is: tags around it, from the outermost. */
type Marks = readonly string[]
export type Run = { text: string; marks: Marks }

/** Runs of the range with the formatting that begins or ends inside it. */
export function runsIn(range: Range): Run[] {
  const part = range.cloneContents()
  const walker = range.startContainer.ownerDocument?.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const runs: Run[] = []
  for (let node = walker?.nextNode(); node; node = walker?.nextNode())
    runs.push({ text: (node.nodeValue ?? '').replaceAll(/[\ufeff\u200b]/g, ''), marks: marksOf(node, part) })
  return runs.filter(({ text }) => text !== '')
}

function marksOf(node: Node, part: Node): Marks {
  const marks: string[] = []
  for (let element = node.parentElement; element !== null && element !== part; element = element.parentElement) {
    if (element.matches(MARKUP[0]?.[1] ?? '')) marks.unshift('<strong>')
    else if (element.matches(MARKUP[1]?.[1] ?? '')) marks.unshift('<em>')
    else if (element.matches('a[href]')) marks.unshift(`<a href="${escaped(element.getAttribute('href') ?? '')}">`)
  }
  return [...new Set(marks)]
}

/** The most comparisons of words, which take some milliseconds on the page. */
const MAX_COMPARED = 1_000_000

/**
 * Gives a new text the formatting of the old one: words that stay keep theirs, and words that came in place of others of one
 * formatting take it over.
 * @returns null if the two are too long to compare
 */
export function formatted(old: readonly Run[], text: string): Run[] | null {
  const before = old.flatMap((run) => tokensOf(run.text).map((token) => ({ token, marks: run.marks })))
  const after = tokensOf(text)
  if ((before.length + 1) * (after.length + 1) > MAX_COMPARED) return null
  const pairs = [
    ...commonTokens(
      before.map(({ token }) => token),
      after,
    ),
    { one: before.length, other: after.length },
  ]
  const runs: Run[] = []
  let [one, other] = [0, 0]
  for (const pair of pairs) {
    const gone = before.slice(one, pair.one)
    const came = after.slice(other, pair.other).join('')
    const isOneFormat = gone.length > 0 && gone.every(({ marks }) => isSame(marks, gone[0]?.marks ?? []))
    if (came !== '') runs.push({ text: came, marks: isOneFormat ? (gone[0]?.marks ?? []) : [] })
    const stays = before[pair.one]
    if (stays !== undefined) runs.push({ text: stays.token, marks: stays.marks })
    one = pair.one + 1
    other = pair.other + 1
  }
  return runs
}

function tokensOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** The longest common row of tokens, as pairs of places. */
function commonTokens(before: readonly string[], after: readonly string[]): { one: number; other: number }[] {
  const width = after.length + 1
  const best = new Uint32Array((before.length + 1) * width)
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      best[one * width + other] =
        before[one] === after[other]
          ? (best[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(best[(one + 1) * width + other] ?? 0, best[one * width + other + 1] ?? 0)
  const pairs: { one: number; other: number }[] = []
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (before[one] === after[other]) pairs.push({ one: one++, other: other++ })
    else if ((best[(one + 1) * width + other] ?? 0) >= (best[one * width + other + 1] ?? 0)) one += 1
    else other += 1
  }
  return pairs
}

const isSame = (one: Marks, other: Marks) => one.join('') === other.join('')

/** Markup of runs for an editor, with nothing in it but text and these marks. */
export function htmlOf(runs: readonly Run[]): string {
  let html = ''
  let open: Marks = []
  for (const { text, marks } of runs) {
    if (!isSame(open, marks)) {
      html += closed(open) + marks.join('')
      open = marks
    }
    html += escaped(text)
  }
  return html + closed(open)
}

function closed(marks: Marks): string {
  return marks
    .toReversed()
    .map((tag) => `</${/^<(\w+)/.exec(tag)?.[1]}>`)
    .join('')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as markup. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** True if two lists of runs have the same text under each kind of formatting. */
export function isFormattedAs(now: readonly Run[], wanted: readonly Run[]): boolean {
  const marked = (runs: readonly Run[]) =>
    runs.flatMap(({ text, marks }) =>
      [...text].filter((sign) => sign.trim() !== '').map((sign) => sign + nameOf(marks)),
    )
  return marked(now).join(' ') === marked(wanted).join(' ')
}

/** Editors add attributes of their own to links. */
function nameOf(marks: Marks): string {
  return marks
    .map((tag) => /^<\w+/.exec(tag)?.[0] ?? '')
    .toSorted()
    .join('')
}
