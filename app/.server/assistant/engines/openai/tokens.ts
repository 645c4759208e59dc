/**
 * Estimates the tokens of a text if the server sent no usage (an interrupted stream never does): four ASCII characters per
 * token, as in English under the o200k vocabulary, and 0.7 tokens for any other code point, which is high for accented
 * Latin and about right for Chinese, Japanese and Korean. A request costs one credit in any case, so an error changes no
 * charge.
 */
export function estimateTokens(text: string): number {
  let ascii = 0
  let other = 0
  for (const character of text) {
    if (character <= '\x7f') ascii += 1
    else other += 1
  }
  return Math.ceil(ascii / 4 + other * 0.7)
}
