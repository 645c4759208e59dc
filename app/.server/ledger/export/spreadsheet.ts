import type { ZipFile } from '#app/.server/platform/zip.ts'

/** A table of an export in CSV, as pieces of whole rows. No cell of its own columns holds a comma or a quote. */
export type SheetSource = { name: string; table: Iterable<Uint8Array>; columns: number }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const WORKBOOK_TYPE = `${TYPES}.sheet`

/** Styles by place in styles.xml: plain, a time, the head of a column. */
const TIME = 1
const COLUMN_HEAD = 2
const WIDTH = 18
/** Rows in one piece, so that packing never blocks for long. */
const ROWS = 64

/**
 * The files of an Office Open XML workbook (ECMA-376): a first sheet of text lines, then a sheet for each table, with numbers and
 * times as such. Written row by row, so it takes no memory.
 */
export function* workbookFiles(
  about: { name: string; lines: readonly string[] },
  sheets: readonly SheetSource[],
): Generator<ZipFile> {
  const names = [about.name, ...sheets.map(({ name }) => name)]
  const text = (name: string, content: string): ZipFile => ({ name, chunks: [Buffer.from(`${HEAD}${content}`)] })
  const part = (index: number) => `worksheets/sheet${index + 1}.xml`
  yield text(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${names.map((_, index) => `<Override PartName="/xl/${part(index)}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
  )
  yield text(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  yield text(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  )
  yield text(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="${part(index)}"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  )
  yield text('xl/styles.xml', STYLES)
  yield { name: `xl/${part(0)}`, chunks: textSheet(about.lines) }
  for (const [index, sheet] of sheets.entries()) yield { name: `xl/${part(index + 1)}`, chunks: tableSheet(sheet) }
}

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

function* textSheet(lines: readonly string[]): Generator<Uint8Array> {
  const rows = lines.map((line, index) => rowOf(index + 1, [textCell(line, index === 0 ? COLUMN_HEAD : 0)]))
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="110" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  )
}

function* tableSheet({ table, columns }: SheetSource): Generator<Uint8Array> {
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`,
  )
  let number = 0
  let rows: string[] = []
  for (const piece of table) {
    for (const line of Buffer.from(piece).toString('utf8').split('\n')) {
      if (line === '') continue
      const cells = line.split(',', columns)
      number += 1
      const isHead = number === 1
      rows.push(
        rowOf(
          number,
          cells.map((cell) => (isHead ? textCell(cell, COLUMN_HEAD) : valueCell(cell))),
        ),
      )
      if (rows.length < ROWS) continue
      yield Buffer.from(rows.join(''))
      rows = []
    }
  }
  yield Buffer.from(`${rows.join('')}</sheetData></worksheet>`)
}

/** A row with its places, which ECMA-376 lets writers leave out; Gnumeric takes a sheet without them for an empty one. */
function rowOf(number: number, cells: readonly string[]): string {
  const placed = cells.map((cell, index) => cell.replace('<c', `<c r="${columnName(index)}${number}"`))
  return `<row r="${number}">${placed.join('')}</row>`
}

/** A, B, … Z, AA, … as spreadsheets name columns. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}

const DAY = 86_400_000
/** Spreadsheets count days from 1899-12-30. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** A cell of a table: a count or an amount as a number, a time as one, anything else as text that no program takes for a formula. */
function valueCell(cell: string): string {
  if (cell === '') return '<c/>'
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(cell)) return `<c><v>${cell}</v></c>`
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(cell) ? Date.parse(cell) : Number.NaN
  if (!Number.isNaN(time)) return `<c s="${TIME}"><v>${(time - FIRST_DAY) / DAY}</v></c>`
  return textCell(cell, 0)
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Text for XML, without the characters that XML cannot hold. */
function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  )
}
