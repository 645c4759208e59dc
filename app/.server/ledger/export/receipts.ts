import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { tarEnd, tarHeader, tarPadding } from '#app/.server/platform/tar.ts'
import { storedNodes } from '../tree/nodes.ts'
import { encodeTlogProof } from '../tree/proof-text.ts'
import { inclusionProof } from '../tree/proofs.ts'
import type { Context } from './context.ts'
import { requestsOf } from './requests.ts'
import { isEnd } from './requests-csv.ts'
import type { Selection } from './selection.ts'

/**
 * A tar archive with the receipt of each row of requests.csv that has an end, under the checkpoint of the export: of a closed month
 * the same bytes for ever. Each receipt holds its entry, so it can be checked alone, as one that was downloaded by itself.
 */
export function* receiptsArchive(
  sqlite: SqliteConnection,
  selection: Selection,
  context: Context,
): Generator<Uint8Array> {
  const { checkpoint, range } = selection
  const nodes = storedNodes(sqlite)
  const folder = range.kind === 'month' ? `receipts-${range.period}` : 'receipts'
  for (const page of requestsOf(sqlite, selection, context)) {
    for (const { event, line } of page) {
      if (!isEnd(event)) continue
      const proof = inclusionProof(nodes, event.seq, checkpoint.size)
      const extra = Buffer.from(line)
      const text = encodeTlogProof({ index: event.seq, proof, checkpoint: checkpoint.note, extra })
      const bytes = Buffer.from(text)
      yield Buffer.concat([
        tarHeader(`${folder}/entry-${event.seq}.tlog-proof`, bytes.length),
        bytes,
        ...(bytes.length % 512 > 0 ? [tarPadding(bytes.length)] : []),
      ])
    }
  }
  yield tarEnd()
}
