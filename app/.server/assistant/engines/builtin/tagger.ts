import { readable } from './readable.ts'

/** A word or sign with its position in the text. `part` is a universal part-of-speech tag (NOUN, VERB, AUX, …). */
export type Token = { text: string; part: string; lemma: string; start: number; end: number }
type Entity = { text: string; type: string }

export type Tagger = {
  tag(text: string): Token[]
  /** Dates, times, amounts, percentages and numbers. */
  entities(text: string): Entity[]
  /** From -1 (negative) to 1 (positive), by word list. */
  sentiment(text: string): number
  /** Flesch reading ease (higher is easier); undefined for a text without words. */
  readingEase(text: string): number | undefined
}

/** wink-nlp with its English model (MIT): 150 ms to load, a few milliseconds a paragraph. */
export async function loadTagger(): Promise<Tagger> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const wink = winkNLP(model)
  const { its } = wink
  const read = (text: string) => wink.readDoc(readable(text))
  return {
    tag(written) {
      const text = readable(written)
      const tokens = wink.readDoc(text).tokens()
      const values = tokens.out(its.value) as string[]
      const parts = tokens.out(its.pos) as string[]
      // The package's types include `lemma` only with its addons.
      const lemmas = tokens.out(its.lemma as unknown as typeof its.value) as string[]
      const result: Token[] = []
      let cursor = 0
      for (const [at, value] of values.entries()) {
        const start = text.indexOf(value, cursor)
        // The tokeniser normalises a few signs; a token that is not in the text verbatim cannot be edited.
        if (start < 0) continue
        cursor = start + value.length
        result.push({ text: value, part: parts[at] ?? 'X', lemma: lemmas[at] ?? value, start, end: cursor })
      }
      return result
    },
    entities(text) {
      const found = read(text).entities().out(its.detail) as unknown as { value: string; type: string }[]
      return found.map(({ value, type }) => ({ text: value, type }))
    },
    sentiment: (text) => Number(read(text).out(its.sentiment)),
    readingEase(text) {
      const stats = read(text).out(its.readabilityStats) as unknown as { fres?: number; numOfWords: number }
      return stats.numOfWords === 0 ? undefined : stats.fres
    },
  }
}
