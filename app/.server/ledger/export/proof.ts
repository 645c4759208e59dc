import type { Nodes } from '../tree/nodes.ts'
import { encodeSubsetProof, subsetProofBytes } from '../tree/proof-text.ts'
import { perfectSubtrees } from '../tree/subset.ts'

type Run = readonly [from: number, to: number]

/** How many hashes prove these leaves in a tree of this size. Pauses now and then. */
export function* proofLength(runs: Iterable<Run>, size: number): Generator<void, number> {
  let hashes = 0
  let steps = 0
  for (const gap of gapsOf(runs, size)) {
    for (const _ of perfectSubtrees(...gap)) hashes += 1
    steps += 1
    if (steps % 1_024 === 0) yield
  }
  return hashes
}

/** The text of subset.proof: what `subsetProof` gives for all leaves of the runs, without counting them one by one. */
export function proofText(nodes: Nodes, runs: Iterable<Run>, size: number, hashes: number): Generator<string> {
  return encodeSubsetProof(size, hashes, hashesOf(nodes, runs, size))
}

export function proofBytes(size: number, hashes: number): number {
  return subsetProofBytes(size, hashes)
}

function* hashesOf(nodes: Nodes, runs: Iterable<Run>, size: number): Generator<Buffer> {
  for (const gap of gapsOf(runs, size)) {
    for (const { start, level } of perfectSubtrees(...gap)) yield nodes.node(level, start / 2 ** level)
  }
}

/** What lies before, between and after the runs, [start, end) each; never empty. */
function* gapsOf(runs: Iterable<Run>, size: number): Generator<[start: number, end: number]> {
  let end = 0
  for (const [from, to] of runs) {
    if (from > end) yield [end, from]
    end = to
  }
  if (size > end) yield [end, size]
}

/** Two ascending lists of runs that do not overlap, as one. */
export function* merged(one: Iterable<Run>, other: Iterable<Run>): Generator<Run> {
  const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()]
  let [a, b] = [left.next(), right.next()]
  while (a.done !== true || b.done !== true) {
    if (b.done === true || (a.done !== true && a.value[0] < b.value[0])) {
      if (a.done !== true) yield a.value
      a = left.next()
    } else {
      yield b.value
      b = right.next()
    }
  }
}
