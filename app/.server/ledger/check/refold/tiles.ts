import type { SqliteConnection } from '#app/.server/platform/database.ts'

type Compare = (where: string, expected: unknown, found: unknown) => void

/**
 * The second reading of the tiles: takes every perfect subtree of the tree as it is finished, from left to right, and
 * compares each full tile with what is stored. Hex hashes; keeps one tile of each level in memory.
 */
export function newTiles(sqlite: SqliteConnection, compare: Compare) {
  const select = sqlite.prepare<[number, number], { root: string; data: string }>(
    'SELECT lower(hex(root)) AS root, lower(hex(data)) AS data FROM ledger_tile WHERE lvl = ? AND n = ?',
  )
  const levels: { begun: string[]; full: number }[] = []
  return {
    /** Only subtrees over 1, 256, 65,536 … leaves stand in tiles; the others are skipped. */
    subtree(leaves: number, hash: string) {
      let level = 0
      for (let width = 1; width < leaves; width *= 256) level += 1
      if (256 ** level !== leaves) return
      const below = levels[level - 1]
      if (below !== undefined) {
        const found = select.get(level - 1, below.full)
        const tile = `ledger_tile ${level - 1}/${below.full}`
        compare(`${tile} root`, hash, found?.root ?? 'no row')
        compare(`${tile} data`, below.begun.join(''), found?.data ?? 'no row')
        below.full += 1
        below.begun = []
      }
      const own = levels[level] ?? { begun: [], full: 0 }
      levels[level] = own
      own.begun.push(hash)
    },
    end() {
      const stored = sqlite.prepare<[], { lvl: number; tiles: number }>(
        'SELECT lvl, count(*) AS tiles FROM ledger_tile GROUP BY lvl',
      )
      for (const { lvl, tiles } of stored.iterate()) compare(`ledger_tile ${lvl}`, levels[lvl]?.full ?? 0, tiles)
    },
  }
}
