import { leafHash, nodeHash } from '#app/.server/ledger/tree/merkle.ts'
import type { Nodes } from '#app/.server/ledger/tree/nodes.ts'

/** `count` leaves that all differ. */
export function leaves(count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => leafHash(Buffer.from(`leaf ${index}`)))
}

/** A tree over leaves in memory: every perfect subtree at its place, and none that is not complete. */
export function treeOver(hashes: readonly Buffer[]): Nodes {
  const levels = [[...hashes]]
  for (let row = levels[0] ?? []; row.length > 1; row = levels.at(-1) ?? []) {
    const pairs = Array.from({ length: Math.floor(row.length / 2) }, (_, index) => row.slice(2 * index, 2 * index + 2))
    levels.push(pairs.map(([left, right]) => nodeHash(left ?? Buffer.alloc(0), right ?? Buffer.alloc(0))))
  }
  return {
    node(level, index) {
      const found = levels[level]?.[index]
      if (found === undefined) throw new Error(`no node ${level}/${index}`)
      return found
    },
  }
}

/** A tree of any size in which all leaves are alike but those given. */
export function sparseTree(special: ReadonlyMap<number, Buffer>): Nodes {
  const plain = [leafHash(Buffer.from('plain'))]
  for (let level = 1; level < 53; level += 1) {
    const below = plain[level - 1] ?? Buffer.alloc(0)
    plain.push(nodeHash(below, below))
  }
  const node = (level: number, index: number): Buffer => {
    const [start, end] = [index * 2 ** level, (index + 1) * 2 ** level]
    if (![...special.keys()].some((seq) => seq >= start && seq < end)) return plain[level] ?? Buffer.alloc(0)
    if (level === 0) return special.get(index) ?? Buffer.alloc(0)
    return nodeHash(node(level - 1, index * 2), node(level - 1, index * 2 + 1))
  }
  return { node }
}
