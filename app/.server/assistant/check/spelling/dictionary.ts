/** The two files of a Hunspell dictionary. */
export type Dictionary = { affixes: string; words: string }

/** Reads the two files, which are in Latin-1 in older dictionaries; their SET line says so. */
export function decodedDictionary(affixes: Uint8Array, words: Uint8Array): Dictionary {
  const encoding = /^SET\s+(\S+)/m.exec(new TextDecoder('latin1').decode(affixes))?.[1] ?? 'UTF-8'
  const decode = (bytes: Uint8Array) => new TextDecoder(encoding.replace(/^ISO8859/i, 'ISO-8859')).decode(bytes)
  return { affixes: decode(affixes).replace(/^SET\s+\S+/m, 'SET UTF-8'), words: decode(words) }
}
