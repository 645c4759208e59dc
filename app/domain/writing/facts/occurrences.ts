type Node = { next: Map<string, Node>; shorter: Node | null; met: boolean }

/**
 * Which of many phrases occur in a text, each given as its symbols (characters, or words), in time proportional to all of
 * them together (Aho and Corasick 1975). Searching for one phrase after the other would multiply the number of phrases by
 * the length of the text. The empty phrase occurs in every text.
 */
export function occurring(phrases: readonly Iterable<string>[], text: Iterable<string>): boolean[] {
  const root: Node = { next: new Map(), shorter: null, met: true }
  const ends = phrases.map((phrase) => added(root, phrase))
  const nodes = linked(root)
  let at = root
  for (const symbol of text) {
    at = follow(root, at, symbol)
    at.met = true
  }
  // A text that has a phrase also has its shorter endings; the longest phrases come last in the list.
  for (const { met, shorter } of nodes.toReversed()) if (met && shorter !== null) shorter.met = true
  return ends.map(({ met }) => met)
}

function added(root: Node, phrase: Iterable<string>): Node {
  let node = root
  for (const symbol of phrase) {
    const known = node.next.get(symbol)
    const next = known ?? { next: new Map(), shorter: null, met: false }
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
