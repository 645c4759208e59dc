/** Longest text that is analysed, in code points. */
export const MAX_ANALYSED = 20_000
/** Readability is not computed for fewer words than this. */
export const READABLE_WORDS = 30
/** Sentences with more words than this are listed. */
export const LONG_SENTENCE = 25
/** Maximum number of listed passages of one kind; further ones are only counted. */
export const FINDINGS_SHOWN = 10
