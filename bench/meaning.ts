import type { Operation } from '#app/domain/assistant/options.ts'
import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import { alterationsOf } from './meaning-alter.ts'
import { HELD_OUT } from './meaning-held-out.ts'
import { PAIRS, type Pair } from './meaning-pairs.ts'
import { SUMMARIES } from './meaning-summaries.ts'
import { DEVELOPMENT } from './writing/meaning/development.ts'
import { DEVELOPMENT_2 } from './writing/meaning/development-2.ts'
import { DEVELOPMENT_3 } from './writing/meaning/development-3.ts'
import { DEVELOPMENT_4 } from './writing/meaning/development-4.ts'
import { DEVELOPMENT_5 } from './writing/meaning/development-5.ts'
import { DEVELOPMENT_6 } from './writing/meaning/development-6.ts'
import { DEVELOPMENT_7 } from './writing/meaning/development-7.ts'
import { DEVELOPMENT_8 } from './writing/meaning/development-8.ts'
import { DEVELOPMENT_9 } from './writing/meaning/development-9.ts'
import { DEVELOPMENT_10 } from './writing/meaning/development-10.ts'
import { DEVELOPMENT_11 } from './writing/meaning/development-11.ts'
import { DEVELOPMENT_12 } from './writing/meaning/development-12.ts'
import { DEVELOPMENT_13 } from './writing/meaning/development-13.ts'
import { DEVELOPMENT_14 } from './writing/meaning/development-14.ts'
import { DEVELOPMENT_15 } from './writing/meaning/development-15.ts'
import { DEVELOPMENT_16 } from './writing/meaning/development-16.ts'
import { DEVELOPMENT_17 } from './writing/meaning/development-17.ts'
import { DEVELOPMENT_18 } from './writing/meaning/development-18.ts'
import { DEVELOPMENT_19 } from './writing/meaning/development-19.ts'
import { DEVELOPMENT_20 } from './writing/meaning/development-20.ts'
import { DEVELOPMENT_21 } from './writing/meaning/development-21.ts'
import { DEVELOPMENT_22 } from './writing/meaning/development-22.ts'
import { counted, type Trial, tried } from './writing/meaning/measure.ts'
import { UNSEEN } from './writing/meaning/unseen.ts'

// `npm run bench meaning`: how many planted alterations the meaning lock sees, and how often it complains of a rewriting
// that altered nothing. It reports; it fails nothing.

type Planted = { pair: Pair; kind: string; was: string; now: string; after: string }

const MARK = /\[\[(\w+)\|([^\]]*)\]\]/g

/** What the lock has to reach on pairs that were not written beside its rules. */
const GOALS = { caught: 0.9, wronged: 0.05 }

const unseen = tried(UNSEEN)
table('Held-out pairs, by language', unseen, ({ languages }) => languages)
table('Held-out pairs, by what was changed', unseen, ({ altered }) => altered)
const known = tried(
  [
    ...[DEVELOPMENT, DEVELOPMENT_2, DEVELOPMENT_3, DEVELOPMENT_4, DEVELOPMENT_5, DEVELOPMENT_6],
    ...[DEVELOPMENT_7, DEVELOPMENT_8, DEVELOPMENT_9, DEVELOPMENT_10],
    ...[DEVELOPMENT_11, DEVELOPMENT_12, DEVELOPMENT_13, DEVELOPMENT_14, DEVELOPMENT_15],
    ...[DEVELOPMENT_16, DEVELOPMENT_17, DEVELOPMENT_18, DEVELOPMENT_19, DEVELOPMENT_20],
    ...[DEVELOPMENT_21, DEVELOPMENT_22],
  ].flat(),
)
table('Development pairs, by language', known, ({ languages }) => languages)
for (const { altered, before, after, complaints } of known) {
  if (altered === null && complaints.length > 0) say(`- false alarm: ${after} (${complaints.join('; ')})`)
  if (altered !== null && complaints.length === 0) say(`- missed ${altered}: ${before} → ${after}`)
}
report('Pairs that the rules were made with', PAIRS)
report('Pairs that nobody tuned for', HELD_OUT)
report('Summaries', SUMMARIES, 'summarize')

/** Caught changes and false alarms of each group and of all, beside the goals. No pair is printed. */
function table(title: string, trials: readonly Trial[], groupOf: (trial: Trial) => string | null): void {
  say(`\n${title} (goals: ${GOALS.caught * 100} % caught, ${GOALS.wronged * 100} % false alarms)\n`)
  say('|              | changes | caught |   share | harmless | alarms |   share |')
  say('|--------------|---------|--------|---------|----------|--------|---------|')
  const groups = [...counted(trials, groupOf)].sort(([one], [other]) => one.localeCompare(other))
  for (const [name, group] of [...groups, ...counted(trials, () => 'all')]) {
    const { altered, caught, same, wronged } = group
    const numbers = [altered, caught].map((number, place) => String(number).padStart(7 - place))
    const harmless = [same, wronged].map((number, place) => String(number).padStart(8 - place * 2))
    const shares = [percent(caught, altered), percent(wronged, same)].map((share) => share.padStart(7))
    say(`| ${name.padEnd(12)} | ${numbers.join(' | ')} | ${shares[0]} | ${harmless.join(' | ')} | ${shares[1]} |`)
  }
}

function report(title: string, pairs: readonly Pair[], operation: Operation = 'rephrase'): void {
  // A summary may leave out.
  const planted = pairs.flatMap(plantedIn).filter(({ now }) => operation === 'rephrase' || now !== '')
  const missed = planted.filter(({ pair, after }) => !complains(pair, after, operation))
  const wronged = pairs.filter((pair) => complains(pair, plain(pair.after), operation))
  const kinds = [...new Set(planted.map(({ kind }) => kind))].sort()
  const rows = [...kinds, 'all'].map((kind) => {
    const tried = planted.filter((one) => kind === 'all' || one.kind === kind).length
    const caught = tried - missed.filter((one) => kind === 'all' || one.kind === kind).length
    return `| ${kind.padEnd(12)} | ${String(tried).padStart(7)} | ${String(caught).padStart(6)} | ${percent(caught, tried).padStart(7)} |`
  })
  say(`\n${title}\n`)
  say('| altered      | planted | caught |   share |')
  say('|--------------|---------|--------|---------|')
  for (const row of rows) say(row)
  for (const { pair, kind, was, now } of missed) say(`- missed (${pair.language}): ${kind} ${was} → ${now || 'gone'}`)
  const share = percent(wronged.length, pairs.length)
  say(`Pairs that altered nothing: ${pairs.length}; false alarms: ${wronged.length} (${share})`)
  for (const pair of wronged) say(`- false alarm (${pair.language}): ${complaintOf(pair, operation)}`)
}

function complaintOf(pair: Pair, operation: Operation): string {
  const raised = alarms(check(pair, plain(pair.after), operation), operation)
  const lost = raised.facts.map(({ fact, outcome }) => `${fact.kind} "${fact.text}" ${outcome}`)
  return [...lost, ...raised.added.map((fact) => `${fact.kind} "${fact.text}" new`)].join('; ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Every fact of a rewriting altered once, and denials and literals also left out. */
function plantedIn(pair: Pair): Planted[] {
  const found: Planted[] = []
  for (const match of pair.after.matchAll(MARK)) {
    const [mark, kind = '', was = ''] = match
    for (const now of alterationsOf(kind, was)) {
      const after = plain(pair.after.slice(0, match.index) + now + pair.after.slice(match.index + mark.length))
      found.push({ pair, kind, was, now, after: after.replace(/ {2,}/g, ' ') })
    }
  }
  return found
}

function complains(pair: Pair, after: string, operation: Operation): boolean {
  const raised = alarms(check(pair, after, operation), operation)
  return raised.facts.length + raised.added.length > 0
}

function check(pair: Pair, after: string, operation: Operation) {
  return checkMeaning({ before: pair.before, after, operation, from: pair.language, to: pair.language })
}

function plain(marked: string): string {
  return marked.replace(MARK, '$2')
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`
}
