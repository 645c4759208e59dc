/**
 * Measures the check on whole texts with planted mistakes: how many are flagged, how many with the right first replacement, and how
 * many sound texts ticked findings would alter; and how long new and changed texts take. With `--misses` it prints what was missed
 * in the development texts. German needs `npm install dictionary-de`, or a folder in `DICTIONARIES`. With `LANGUAGETOOL_URL` it measures our
 * own rules and that server together.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createNeighbour, neighbourCode } from '#app/.server/assistant/check/neighbour/neighbour.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import type { Finding } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'

type Planted = { start: number; end: number; wrong: string; rights: string[] }
type Marks = { planted: number; flagged: number; right: number; others: number }
type Marked = { text: string; planted: Planted[] }

const SHOWS_MISSES = process.argv.includes('--misses')
const folder = path.join(import.meta.dirname, 'check')
const tools = createTools({ dictionaries: process.env.DICTIONARIES })
const noStep = () => undefined
const { LANGUAGETOOL_URL: url } = process.env
const neighbour =
  url === undefined
    ? undefined
    : createNeighbour({
        ...{
          url,
          clock: { monotonic: () => performance.now() },
          log: console as never,
          metrics: { add: () => undefined },
        },
        // A server that was just started loads its rules first.
        patienceMs: 120_000,
      })

async function proofread(input: { text: string; language: KnownLanguage }): Promise<{ findings: Finding[] }> {
  const own = await tools.proofreader()({ ...input, forNeighbour: neighbour !== undefined }, noStep)
  if (neighbour === undefined || own.open === undefined) return own
  const code = neighbourCode(input.language, undefined)
  const { known, answers } = await neighbour.ask(own.open.paragraphs, code)
  const joined = await tools.joiner()({ ...input, drafts: own.open.drafts, known, answers }, noStep)
  neighbour.learn(answers, joined.read, code)
  return joined
}

/** The texts of a set, which is in one file or in several numbered ones. */
function textsOf(set: string): Marked[] {
  return readdirSync(folder)
    .filter((name) => name === `${set}.txt` || name.startsWith(`${set}-`))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .trim()
        .split(/\n---\n/),
    )
    .map(readMarks)
}

/** Reads `[wrong>right]` out of a text. */
function readMarks(marked: string): Marked {
  const planted: Planted[] = []
  let text = ''
  let at = 0
  for (const match of marked.matchAll(/\[([^\]>]+)>([^\]]*)\]/g)) {
    const [whole, wrong = '', rights = ''] = match
    text += marked.slice(at, match.index)
    const start = [...text].length
    planted.push({ start, end: start + [...wrong].length, wrong, rights: rights.split('/') })
    text += wrong
    at = match.index + whole.length
  }
  return { text: text + marked.slice(at), planted }
}

/** Whether a finding puts one of the right words in the place of the mistake; it may reach further than the mark. */
function mends(text: string, finding: Finding, { start, end, rights }: Planted): boolean {
  const [first] = finding.replacements
  if (first === undefined) return false
  const points = [...text]
  const mended = (from: number, to: number, instead: string) =>
    points.slice(0, from).join('') + instead + points.slice(to).join('')
  const plain = (each: string) => each.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase()
  const result = plain(mended(finding.start, finding.end, first))
  return rights.some((right) => {
    const wanted = plain(mended(start, end, right))
    if (result === wanted) return true
    // Beside another mistake only the neighbourhood can be compared.
    const from = Math.min(start, finding.start)
    const to = Math.max(end, finding.end)
    const here = points.slice(from, finding.start).join('') + first + points.slice(finding.end, to).join('')
    return plain(here).includes(plain(right)) && finding.start <= start && finding.end >= end
  })
}

/** Planted mistakes of a set: how many there are, how many were flagged and mended, and what was ticked beside them. */
async function measured(language: KnownLanguage, kind: 'dev' | 'held'): Promise<Marks> {
  let [planted, flagged, right, others] = [0, 0, 0, 0]
  for (const { text, planted: all } of textsOf(`${language}.${kind}`)) {
    const { findings } = await proofread({ text, language })
    const used = new Set<Finding>()
    for (const mistake of all) {
      const here = findings.filter((finding) => finding.start < mistake.end && mistake.start < finding.end)
      for (const finding of here) used.add(finding)
      planted += 1
      if (here.length > 0) flagged += 1
      if (here.some((finding) => mends(text, finding, mistake))) right += 1
      else if (SHOWS_MISSES && kind === 'dev')
        console.log(`  ${language}: ${mistake.wrong} > ${mistake.rights[0]}, found: ${here[0]?.replacements[0] ?? '-'}`)
    }
    others += findings.filter((finding) => finding.ticked && !used.has(finding)).length
    if (SHOWS_MISSES && kind === 'dev')
      for (const finding of findings)
        if (!used.has(finding))
          console.log(
            `  ${language}: beside: ${[...text].slice(finding.start, finding.end).join('')} > ${finding.replacements[0]} ${finding.ticked}`,
          )
  }
  return { planted, flagged, right, others }
}

/** Ticked and shown findings in texts without a mistake. */
async function soundAltered(language: KnownLanguage): Promise<{ texts: number; altered: number; listed: number }> {
  const texts = textsOf(`${language}.sound`)
  let altered = 0
  let listed = 0
  for (const { text } of texts) {
    const { findings } = await proofread({ text, language })
    altered += findings.filter(({ ticked }) => ticked).length
    listed += findings.length
    if (SHOWS_MISSES)
      for (const finding of findings)
        console.log(
          `  ${language}: sound: ${[...text].slice(finding.start, finding.end).join('')} > ${finding.replacements[0]} ${finding.ticked}`,
        )
  }
  return { texts: texts.length, altered, listed }
}

/** The figures of a language; German is no measure of spelling without its dictionary. */
export async function measureCheck(language: KnownLanguage) {
  return {
    ...{ development: await measured(language, 'dev'), heldOut: await measured(language, 'held') },
    sound: await soundAltered(language),
    hasDictionary: (await tools.proofreader()({ text: 'a', language }, noStep)).spelling,
  }
}

/** How long a new text of about 1,000 words takes, and the same text with one changed sentence (median of nine), in milliseconds. */
export async function measureTimes(): Promise<{ words: number; fresh: number; changed: number }> {
  const words = textsOf('en.held')
    .concat(textsOf('en.dev'), textsOf('en.sound'))
    .map(({ text }) => text)
  const thousand = words.join('\n\n').split(' ').slice(0, 1_000).join(' ')
  const text = thousand.replaceAll('. ', '. Well, ')
  const timed = async (each: string) => {
    const startedAt = performance.now()
    await proofread({ text: each, language: 'en' })
    return performance.now() - startedAt
  }
  const fresh = await timed(text)
  const times: number[] = []
  for (let round = 0; round < 9; round += 1)
    times.push(await timed(text.replace('. Well, ', `. Now number ${round} are changed. Well, `)))
  return { words: text.split(/\s+/).length, fresh, changed: times.sort((a, b) => a - b)[4] ?? 0 }
}
