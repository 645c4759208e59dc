import { rebuild } from '#app/.server/ledger/index.ts'
import { openLedgerFile } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `rebuild`: everything that is stored, computed from the events again by other code. 1 if it differs. */
export function rebuildCommand(source: Source, terminal: Terminal): number {
  using reader = openLedgerFile(source)
  terminal.note('Reading the whole log …')
  const { size, root, differences } = rebuild(reader)
  const verdict = differences.length === 0 ? 'nothing differs' : `${differences.length} differences`
  terminal.result({ size, root: Buffer.from(root, 'hex').toString('base64'), differences }, [
    ...differences.map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`),
    `${grouped(size)} events read: ${verdict}`,
  ])
  return differences.length === 0 ? 0 : 1
}
