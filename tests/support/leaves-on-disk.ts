import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appendLeaf, type Frontier, leafHash, packFrontier, rootOf } from '#app/.server/ledger/tree/merkle.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'

/**
 * A database file with so many events and no tiles, as a version without tiles would have left it. The events mean
 * nothing: only the tree is real.
 */
export function leavesOnDisk(count: number): { database: Database; dataDir: string; root: Buffer; leaves: Buffer[] } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-leaves-'))
  const database = openDatabase(dataDir)
  const { sqlite } = database.writer
  const insert = sqlite.prepare(
    "INSERT INTO ledger_event (seq, account, aseq, type, v, at, body, leaf) VALUES (?, '_', ?, 'x', 1, 0, ?, ?)",
  )
  let frontier: Frontier = []
  const leaves: Buffer[] = []
  sqlite.transaction(() => {
    sqlite.exec("INSERT INTO ledger_head (id, origin, epoch, size, frontier, last_at) VALUES (1, 'x', 1, 0, x'', 0)")
    for (let seq = 0; seq < count; seq += 1) {
      const body = Buffer.from(`event ${seq}`)
      const leaf = leafHash(body)
      insert.run(seq, seq, body, leaf)
      frontier = appendLeaf(frontier, seq, leaf)
      leaves.push(leaf)
    }
    sqlite.prepare('UPDATE ledger_head SET size = ?, frontier = ?').run(count, packFrontier(frontier))
  })()
  return { database, dataDir, root: rootOf(frontier), leaves }
}
