/** A word or a sign of a sentence. `part` is a universal part-of-speech tag, if a tagger gave one. */
export type Token = { text: string; lower: string; start: number; end: number; part: string }

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?(?=[^\p{L}\p{N}]|$)|[^\s\p{L}\p{N}]/gu

/** The words and signs in order; an apostrophe is written `'` in `lower`. Offsets count from the start of `text`. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: found, index }) => splitMark(found, index))
}

const ELIDED = /^(l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)(['’])(?=\p{L})/iu

/** The same for French, in which a short word before a vowel is a word of its own: "l'" and "homme". */
export function frenchTokensOf(text: string): Token[] {
  return tokensOf(text).flatMap((token) => {
    const head = /^quelqu['’]une?s?$/i.test(token.text) ? undefined : ELIDED.exec(token.text)?.[0]
    if (head === undefined) return [token]
    return [tokenAt(head, token.start), tokenAt(token.text.slice(head.length), token.start + head.length)]
  })
}

/** A closing apostrophe belongs to a plural possessive only ("the teams' plans"). */
function splitMark(found: string, start: number): Token[] {
  const isMarked = found.length > 1 && /['’]$/.test(found)
  if (!isMarked || /s['’]$/i.test(found)) return [tokenAt(found, start)]
  const word = found.slice(0, -1)
  return [tokenAt(word, start), tokenAt(found.slice(-1), start + word.length)]
}

function tokenAt(text: string, start: number): Token {
  return { text, lower: text.toLowerCase().replaceAll('’', "'"), start, end: start + text.length, part: '' }
}

/** Whether the token is a word: letters, perhaps with figures. */
export function isWord(token: Token | undefined): token is Token {
  return token !== undefined && /^\p{L}/u.test(token.text)
}
