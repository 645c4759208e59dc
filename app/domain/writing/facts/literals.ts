import { type Fact, type FactKind, fold } from './fact.ts'

const LITERALS: readonly [kind: FactKind, pattern: RegExp, reading: (written: string) => string][] = [
  ['code', /`[^`\n]+`/g, (written) => written],
  [
    'placeholder',
    /\{\{[^{}\n]+\}\}|\$\{[^{}\n]+\}|%\([\w.]+\)[sd]|%[sd](?![\p{L}\p{N}])|\{[\w.-]+\}|\[[\p{Lu}\d][\p{Lu}\d _-]*\]|<\/?[\p{L}_][\p{L}\d_-]*>/gu,
    (written) => written,
  ],
  [
    'url',
    /(?:https?:\/\/|www\.)[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]]/giu,
    (written) =>
      written
        .replace(/^https?:\/\//i, '')
        .replace(/\/$/, '')
        .replace(/^[^/]+/, (host) => host.toLowerCase()),
  ],
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, fold],
  ['mention', /(?<![\p{L}\p{N}_&/])[@#][\p{L}_][\p{L}\p{N}_-]*/gu, fold],
  [
    'quote',
    /“[^“”\n]{3,}”|„[^„“”\n]{3,}[“”]|«[^«»\n]{3,}»|(?<![\p{L}\p{N}])"[^"\n]{3,}"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}'’])(?:'|‘)(?=\p{L})(?:[^'’\n]|['’](?=\p{L})){3,200}['’](?![\p{L}\p{N}'’])/gu,
    quotedWords,
  ],
]

/** Text that must stay literal: code, placeholders, addresses, mentions and quotations. */
export function literalsIn(text: string): Fact[] {
  return LITERALS.flatMap(([kind, pattern, reading]) =>
    Array.from(text.matchAll(pattern), (match): Fact => {
      const start = match.index
      return { kind, text: match[0], start, end: start + match[0].length, readings: [reading(match[0])] }
    }),
  )
}

/** The words of a quotation: the kind of quotation marks, and a comma inside them, vary by country. */
function quotedWords(written: string): string {
  return fold(written.slice(1, -1)).replace(/[.,;]$/, '')
}
