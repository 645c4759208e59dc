import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Files, tarOf } from './naive-bundle.ts'
import { failures, verified } from './verifying.ts'

const READER = fileURLToPath(new URL('../interop/second-reader/reader.py', import.meta.url))
export const PYTHON = ['python3', 'python'].find(
  (command) => spawnSync(command, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0,
)

/** Why the second reader cannot run here, if so. */
export const missing = PYTHON === undefined ? 'no Python 3.10' : undefined

/** An export to be judged by both readers, and what was done to it. */
export type Case = { name: string; files: Files; vkey: string }

/** A judgement in the words that both readers share. */
export type Judgement = {
  /** Why, in the reader's own words. Not compared. */
  says: string
  result: string
  /** The place of the fault. */
  place: string
}

/** What stops a reader: after it, the two are free in what else they look at. */
const CAUSES = ['Log', 'Checkpoint', 'Manifest', 'Range', 'Lines', 'Chains']
/** Checks that only add up what `Rules` judges. */
const SUMS = ['Statements', 'Totals', 'Money']

/**
 * The place of a fault: the checks that the fault breaks and the first event that `Rules` names. If the lines are not those
 * that were signed, that is all there is to say.
 */
function placeOf(failed: readonly string[], events: readonly number[]): string {
  const cause = CAUSES.find((name) => failed.includes(name))
  if (cause !== undefined) return cause === 'Log' || cause === 'Checkpoint' ? 'checkpoint' : cause
  const checks = failed.filter((name) => !SUMS.includes(name)).toSorted()
  return [...checks, ...(events.length > 0 ? [`event ${Math.min(...events)}`] : [])].join(', ')
}

/** What the second reader says of each export, in order. */
export function judgedBySecond(cases: readonly Case[]): Judgement[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-second-'))
  try {
    const keys = [...new Set(cases.map(({ vkey }) => vkey))]
    writeFileSync(path.join(folder, 'keys'), keys.join('\n'))
    const archives = cases.map(({ files }, index) => {
      mkdirSync(path.join(folder, `${index}`))
      const archive = path.join(folder, `${index}`, 'export.tar')
      writeFileSync(archive, tarOf(files))
      return archive
    })
    return run(archives, path.join(folder, 'keys'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the second reader says of exports as they lie on the disk. */
export function judgedFiles(files: readonly string[], keys: readonly string[]): Judgement[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-second-'))
  try {
    writeFileSync(path.join(folder, 'keys'), keys.join('\n'))
    return run(files, path.join(folder, 'keys'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(files: readonly string[], keys: string): Judgement[] {
  const { status, stdout, stderr } = spawnSync(PYTHON ?? '', ['-B', READER, '--key', keys, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim().split('\n').map(judgementOf)
}

function judgementOf(line: string): Judgement {
  const {
    result,
    failed = [],
    found = [],
  } = JSON.parse(line) as {
    result: string
    failed?: string[]
    found?: [kind: string, check: string, place: number | string, says: string][]
  }
  const events = found.filter(([kind, check]) => kind === 'wrong' && check === 'Rules').map(([, , place]) => place)
  return { says: JSON.stringify(found), result, place: placeOf(failed, events.map(Number)) }
}

/** What the project's own verifier says of an export. */
export async function judgedByFirst({ files, vkey }: Case): Promise<Judgement> {
  const { report } = await verified(files, { keys: [vkey] })
  const rules = report.checks.filter(({ name, status }) => name === 'Rules' && status === 'FAILED')
  const events = rules.flatMap(({ details }) =>
    details.flatMap((line) => /^event ([\d,]+): /.exec(line)?.[1]?.replaceAll(',', '') ?? []).map(Number),
  )
  const wanting = report.checks.filter(
    ({ status, incomplete }) => status !== 'OK' && (status !== 'NOT CHECKED' || incomplete),
  )
  const says = wanting.map(({ name, text, details }) => [name, text, ...details].join(' '))
  return { says: says.join('\n'), result: report.result, place: placeOf(failures(report), events) }
}
