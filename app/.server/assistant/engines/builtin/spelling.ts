/** Gives a replacement the capitals of the replaced word; a single capital letter does not count as "all capitals". */
export function matchCase(word: string, model: string): string {
  const plain = word.toLowerCase() === word || word.toUpperCase() === word ? word.toLowerCase() : word
  const base =
    word.length > 1 && word === word.toUpperCase() && model.length > 1 && model !== model.toUpperCase() ? word : plain
  if (model.length > 1 && model === model.toUpperCase() && /\p{L}{2}/u.test(model)) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? base.charAt(0).toUpperCase() + base.slice(1) : base
}

/** Keystrokes between two words: insertion, deletion, substitution, swap of neighbours. */
export function damerau(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(best)
    }
    rows.push(row)
  }
  return rows[left.length]?.[right.length] ?? 0
}
