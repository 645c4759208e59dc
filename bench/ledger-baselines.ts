import { readFileSync } from 'node:fs'
import type { Database, SqliteConnection } from '#app/.server/platform/database.ts'

/** Real events, so that bare inserts write as many bytes as the ledger does. */
const RESERVED = golden('request.reserved.v1')
const SETTLED = golden('request.settled.v1')

function golden(name: string): Buffer {
  const file = readFileSync(new URL(`../app/.server/ledger/format/golden/${name}.txt`, import.meta.url))
  return file.subarray(0, file.indexOf(10))
}

/** The least that any store has to do: one bare INSERT for each event, `batch` of them in a transaction. */
export function rawInserts({ writer: { sqlite } }: Database, batch: number): (events: number) => void {
  sqlite.exec('CREATE TABLE IF NOT EXISTS raw (seq INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT')
  const insert = sqlite.prepare('INSERT INTO raw VALUES (?, ?)')
  let seq = sqlite.prepare<[], number>('SELECT coalesce(max(seq), -1) + 1 FROM raw').pluck().get() ?? 0
  const many = sqlite.transaction(() => {
    for (let n = 0; n < batch; n += 1) {
      insert.run(seq, seq % 2 === 0 ? RESERVED : SETTLED)
      seq += 1
    }
  })
  return (events) => {
    for (let done = 0; done < events; done += batch) many.immediate()
  }
}

type Call = { statement: number; method: 'run' | 'get' | 'all'; values: readonly unknown[] }

/** Every statement that ran on a connection, in order, with its values. */
export type Recording = { sql: { text: string; pluck: boolean }[]; calls: Call[] }

/**
 * A stand-in for a connection that runs every statement and records it with its values, from `calls.length = 0` on. So
 * the SQL of the ledger is taken from the ledger itself, and no copy of it has to be kept up to date.
 */
export function recorded(sqlite: SqliteConnection): { sqlite: SqliteConnection; recording: Recording } {
  const recording: Recording = { sql: [], calls: [] }

  function spied(prepared: object, text: string): object {
    const statement = recording.sql.push({ text, pluck: false }) - 1
    const spy: object = new Proxy(prepared, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          if (name === 'pluck') recording.sql[statement] = { text, pluck: true }
          if (name === 'run' || name === 'get' || name === 'all') {
            recording.calls.push({ statement, method: name, values })
          }
          const answer: unknown = Reflect.apply(member, target, values)
          return answer === target ? spy : answer
        }
      },
    })
    return spy
  }

  const connection = new Proxy(sqlite, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (name === 'prepare') return (text: string) => spied(target.prepare(text), text)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  return { sqlite: connection, recording }
}

/**
 * The same statements with the same values on a twin of the file that they were recorded on: all that SQLite does for
 * the ledger, and nothing of what the ledger does itself (deciding, encoding, hashing). Prepared beforehand.
 */
export function replay(sqlite: SqliteConnection, { sql, calls }: Recording): () => void {
  const used = new Set(calls.map(({ statement }) => statement))
  const prepared = sql.map(({ text, pluck }, index) => {
    if (!used.has(index)) return undefined
    const statement = sqlite.prepare<unknown[]>(text)
    return pluck ? statement.pluck() : statement
  })
  const bound = calls.map(({ statement, method, values }) => ({ statement: prepared[statement], method, values }))
  return () => {
    for (const { statement, method, values } of bound) statement?.[method](...values)
  }
}
