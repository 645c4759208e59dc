import { userInfo } from 'node:os'
import { rebuild, repair } from '#app/.server/ledger/index.ts'
import { appendAct } from '#app/.server/operations/journal.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { operatorFrom } from './acknowledge-loss.ts'
import type { Call } from './arguments.ts'
import { openLedgerFile, settingsOf } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>
type Differences = readonly ReturnType<typeof rebuild>['differences'][number][]

/**
 * `rebuild`: everything that is stored, computed from the events again by other code. 1 if it differs. With `--repair`
 * the derived rows that differ are written, and the journal of operators says which.
 */
export function rebuildCommand({ options }: Call, source: Source, terminal: Terminal): number {
  if (options.repair === true) return repairRows(operatorFrom(options.operator), source, terminal)
  using reader = openLedgerFile(source)
  terminal.note('Reading the whole log …')
  const { size, root, differences } = rebuild(reader)
  const verdict = differences.length === 0 ? 'nothing differs' : `${differences.length} differences`
  terminal.result({ size, root: Buffer.from(root, 'hex').toString('base64'), differences }, [
    ...inLines(differences),
    `${grouped(size)} events read: ${verdict}`,
  ])
  return differences.length === 0 ? 0 : 1
}

function repairRows(operator: string, source: Source, terminal: Terminal): number {
  const { dataDir, stateDir } = settingsOf(source)
  const database = openDatabase(dataDir, stateDir)
  try {
    terminal.note('Reading the whole log …')
    const outcome = repair(database.writer, (mended) => {
      appendAct(database.writer, {
        ...{ at: systemClock.now(), operator, osUser: userInfo().username, command: 'ledger rebuild' },
        arguments: { repair: String(mended.length) },
        ...{ userId: null, workspaceId: null, ticket: null, outcome: 'done' },
        detail: namesOf(mended),
      })
    })
    if (!outcome.ok) {
      terminal.result(outcome, [
        ...inLines(outcome.differences),
        'More than derived rows differs, so nothing was written: restore a backup, and what was published comes back.',
      ])
      return 1
    }
    const { size, mended } = outcome
    terminal.result({ size, mended: mended.map(({ where }) => where) }, [
      ...mended.map(
        ({ where, expected }) => `${where}: now ${expected === undefined ? 'no row' : JSON.stringify(expected)}`,
      ),
      mended.length === 0
        ? `${grouped(size)} events read: nothing differs`
        : `${grouped(size)} events read: ${grouped(mended.length)} rows are as their events say; the journal names them`,
    ])
    return 0
  } finally {
    database.close()
  }
}

/** How much of the names of mended rows an entry of the journal holds. */
const DETAIL_CHARACTERS = 4_000

function namesOf(mended: readonly { where: string }[]): string {
  const names = mended.map(({ where }) => where).join('; ')
  return names.length <= DETAIL_CHARACTERS ? names : `${names.slice(0, DETAIL_CHARACTERS)} …`
}

function inLines(differences: Differences): string[] {
  return differences.map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`)
}
