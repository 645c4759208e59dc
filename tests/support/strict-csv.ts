/**
 * Reads RFC 4180 with LF, and nothing looser: no CR, no bare quote, no text after a closing quote, a final line feed.
 * Each cell with whether it was quoted. Written for the tests, beside no renderer.
 */
export function strictCsv(text: string): { value: string; quoted: boolean }[][] {
  const rows: { value: string; quoted: boolean }[][] = []
  let row: { value: string; quoted: boolean }[] = []
  for (let at = 0; at < text.length; ) {
    const cell = /"((?:[^"]|"")*)"|[^",\n\r]*/y
    cell.lastIndex = at
    const found = cell.exec(text)
    if (found === null) throw new Error(`no cell at ${at}`)
    const inside = found[1]
    row.push(
      inside === undefined ? { value: found[0], quoted: false } : { value: inside.replaceAll('""', '"'), quoted: true },
    )
    at += found[0].length
    const after = text[at]
    if (after !== ',' && after !== '\n') throw new Error(`${JSON.stringify(after)} after a cell at ${at}`)
    at += 1
    if (after === '\n') {
      rows.push(row)
      row = []
    } else if (at === text.length) throw new Error('ends within a row')
  }
  if (row.length > 0) throw new Error('no final line feed')
  return rows
}
