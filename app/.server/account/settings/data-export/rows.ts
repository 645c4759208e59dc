import type { Database, Handle } from '#app/.server/platform/database.ts'
import { csvRow, type Value } from './csv.ts'
import type { Part, Subject } from './part.ts'

/** Rows that are read at once. Between two pages nothing is held open, however slow a download is. */
const PAGE = 500

type Row = Record<string, unknown>

function* rowsOf(database: Database, part: Part, subject: Subject): Generator<Row> {
  const { sqlite }: Handle = part.database === 'keys' ? database.keys.reader : database.reader
  const named = [...part.columns, `${part.key} AS "key"`].join(', ')
  const select = (after: string) =>
    sqlite.prepare<[object], Row>(
      `SELECT ${named} FROM ${part.table} WHERE (${part.where}) ${after} ORDER BY ${part.key} LIMIT ${PAGE}`,
    )
  const parameters = Object.fromEntries(Object.entries(subject).filter(([name]) => part.where.includes(`:${name}`)))
  let page = select('').all(parameters)
  const following = select(`AND ${part.key} > :after`)
  while (page.length > 0) {
    yield* page
    if (page.length < PAGE) return
    page = following.all({ ...parameters, after: page.at(-1)?.key })
  }
}

/** Times are ISO 8601; bytes, of which there should be none, are refused. */
function shownValue(column: string, value: unknown): Value {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return /(^|_)at$/.test(column) ? new Date(value).toISOString() : value
  if (typeof value === 'string') return value
  throw new Error(`${column} holds what no export may show`)
}

/** Told of every row that is written. */
type Count = () => void

/** A part as one JSON array, an object in each line. */
export function* jsonOf(database: Database, part: Part, subject: Subject, count: Count): Generator<string> {
  let before = '[\n'
  for (const row of rowsOf(database, part, subject)) {
    count()
    yield `${before}${JSON.stringify(Object.fromEntries(part.columns.map((name) => [name, shownValue(name, row[name])])))}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** A part as a table with a header. */
export function* csvOf(database: Database, part: Part, subject: Subject, count: Count): Generator<string> {
  yield csvRow(part.columns)
  for (const row of rowsOf(database, part, subject)) {
    count()
    yield csvRow(part.columns.map((name) => shownValue(name, row[name])))
  }
}
