type Node = { next: Map<string, Node>; shorter: Node | null; count: number }

/** Counts how often each of many phrases occurs in a text, overlapping occurrences included. */
export type PhraseCounter = (text: Iterable<string>) => number[]

/**
 * Which of many phrases occur in a text, each given as its symbols (characters, or words). The empty phrase occurs in every
 * text.
 */
export function occurring(phrases: readonly Iterable<string>[], text: Iterable<string>): boolean[] {
  return phraseCounter(phrases)(text).map((count) => count > 0)
}

/**
 * A counter of many phrases. Making and using it takes time proportional to all of the phrases and the text together (Aho
 * and Corasick 1975); searching for one phrase after the other would multiply their number by the length of the text.
 */
export function phraseCounter(phrases: readonly Iterable<string>[]): PhraseCounter {
  const root: Node = { next: new Map(), shorter: null, count: 0 }
  const ends = phrases.map((phrase) => added(root, phrase))
  const nodes = linked(root)
  const longestFirst = nodes.toReversed()
  return (text) => {
    for (const node of nodes) node.count = 0
    root.count = 1
    let at = root
    for (const symbol of text) {
      at = follow(root, at, symbol)
      at.count += 1
    }
    // A text that has a phrase also has its shorter endings.
    for (const { count, shorter } of longestFirst) if (shorter !== null) shorter.count += count
    return ends.map(({ count }) => count)
  }
}

function added(root: Node, phrase: Iterable<string>): Node {
  let node = root
  for (const symbol of phrase) {
    const known = node.next.get(symbol)
    const next = known ?? { next: new Map(), shorter: null, count: 0 }
    if (known === undefined) node.next.set(symbol, next)
    node = next
  }
  return node
}

/** All nodes, shorter beginnings first, each linked to the longest other beginning with which it ends. */
function linked(root: Node): Node[] {
  const nodes = [root]
  for (const node of nodes) {
    for (const [symbol, next] of node.next) {
      next.shorter = node.shorter === null ? root : follow(root, node.shorter, symbol)
      nodes.push(next)
    }
  }
  return nodes
}

function follow(root: Node, from: Node, symbol: string): Node {
  for (let node: Node | null = from; node !== null; node = node.shorter) {
    const next = node.next.get(symbol)
    if (next !== undefined) return next
  }
  return root
}
