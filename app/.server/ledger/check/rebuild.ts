import { hash } from 'node:crypto'
import type { Handle, SqliteConnection } from '#app/.server/platform/database.ts'
import { foldEvent } from './refold/event.ts'
import { newFold, type ReadEvent } from './refold/fold.ts'
import { newTiles } from './refold/tiles.ts'

export type Difference = { where: string; expected: string; found: string }

/** A derived row that differs: what it should hold, and undefined if it should not be there. */
export type WrongRow = {
  where: string
  table: string
  key: Readonly<Record<string, string | number>>
  expected: Readonly<Record<string, unknown>> | undefined
}

export type Rebuilt = {
  /** Number of events read. */
  size: number
  /** Merkle tree hash over their bytes, hex. */
  root: string
  /** Milliseconds UTC of the last event; 0 for an empty log. */
  lastAt: number
  /** Empty if everything stored follows from the bytes. At most `MOST` are kept. */
  differences: Difference[]
  /** The derived rows among them, all of them. */
  rows: WrongRow[]
  /** How many differences are about something else: events, tree, head, rules, keys of requests. */
  beyondRows: number
}

const MOST = 100
const PAGE = 512

type EventRow = {
  seq: number
  account: string
  aseq: number
  type: string
  v: number
  at: number
  /** The body's bytes read as UTF-8. */
  line: string
  /** Hex. */
  leaf: string
}

/**
 * Reads the whole log as a stranger would and computes everything else from its bytes again: leaves, tree, chains,
 * order, rules and every projection. Shares no code with the writer, neither hashing nor folding, so a mistake there
 * shows here. One read transaction; streams the events, and keeps the projections of all accounts in memory.
 */
export function rebuild({ sqlite }: Handle): Rebuilt {
  const differences: Difference[] = []
  const rows: WrongRow[] = []
  let beyondRows = 0
  const note = (where: string, expected: unknown, found: unknown) => {
    if (differences.length < MOST) differences.push({ where, expected: textOf(expected), found: textOf(found) })
  }
  const differ = (where: string, expected: unknown, found: unknown) => {
    beyondRows += 1
    note(where, expected, found)
  }
  const compare = (where: string, expected: unknown, found: unknown) => {
    if (expected !== found && textOf(expected) !== textOf(found)) differ(where, expected, found)
  }

  return sqlite.transaction(() => {
    const fold = newFold((where, expected, found) => differ(where, expected, found))
    const chains = new Map<string, { aseq: number; leaf: string }>()
    const tiles = newTiles(sqlite, compare)
    const tree = newTree(tiles.subtree)
    const selectBody = sqlite.prepare<[number], Buffer>('SELECT body FROM ledger_event WHERE seq = ?').pluck()
    let seq = 0
    let lastAt = 0
    for (const row of eventRows(sqlite)) {
      const agree = (what: string, expected: unknown, found: unknown) => {
        // A row is named only if the two differ: a million names cost more than a million comparisons.
        if (expected !== found) differ(`event ${row.seq} ${what}`, expected, found)
      }
      agree('position', seq, row.seq)
      // Only what is no UTF-8 reads as this character, or the character itself: then the bytes have to be looked at.
      const bytes = row.line.includes('\ufffd') ? selectBody.get(row.seq) : undefined
      if (bytes !== undefined) agree('body', bytes.toString('hex'), Buffer.from(row.line).toString('hex'))
      const leaf = leafOf(bytes ?? row.line)
      agree('leaf', leaf, row.leaf)
      tree.add(leaf)

      const event = read(row.line)
      if (event === undefined || JSON.stringify(event) !== row.line) {
        differ(`event ${row.seq} body`, 'canonical JSON', row.line)
      } else {
        agree('column seq', event.seq, row.seq)
        agree('column account', event.account, row.account)
        agree('column aseq', event.aseq, row.aseq)
        agree('column type', event.type, row.type)
        agree('column v', event.v, row.v)
        agree('column at', event.at, row.at)
        const before = chains.get(event.account)
        agree('aseq', before === undefined ? 0 : before.aseq + 1, event.aseq)
        agree('prev', before?.leaf ?? null, event.prev)
        if (event.at < lastAt) differ(`event ${row.seq} time`, `at least ${lastAt}`, event.at)
        lastAt = event.at
        chains.set(event.account, { aseq: event.aseq, leaf })
        foldEvent(fold, event)
      }
      seq += 1
    }

    const head = sqlite.prepare('SELECT size, hex(frontier) AS frontier, last_at FROM ledger_head').get() ?? null
    tiles.end()
    const frontier = tree.frontier().join('').toUpperCase()
    compare('ledger_head', seq === 0 && head === null ? null : { size: seq, frontier, last_at: lastAt }, head)

    const tables = [
      ['account_state', 'account', 'account, plan, quota, policy, extra, erased, closed_through', fold.accounts],
      ['account_period', 'account period', 'quota, used, reserved, adjusted', fold.months],
      [
        'reservation',
        'seq',
        'account, period, amount, source, lot, expires_at, state, superseded, ended, refunded',
        fold.holds,
      ],
      ['credit_lot', 'grant_seq', 'account, amount, left, held, expires_at', fold.lots],
      ['account_statement', 'account period', 'seq', fold.statements],
      ['sealed_period', 'period', 'seq, first_seq, end_seq, statements', fold.sealed],
      ['stripe_event', 'evt', 'seq', fold.stripeEvents],
      [
        'stripe_object',
        'object_id',
        'account, kind, status, amount, currency, last_created, last_evt, seq',
        fold.stripeObjects,
      ],
    ] as const
    compareRows('ledger_idem', 'lower(hex(key))', ['seq'], fold.idem, (where, row, found) =>
      differ(where, row ?? 'no row', found ?? 'no row'),
    )
    for (const [table, keys, columns, expected] of tables) {
      const [keyNames, names] = [keys.split(' '), columns.split(', ')]
      compareRows(table, keyNames.join(" || ' ' || "), names, expected, (where, row, found, id) => {
        note(where, row ?? 'no row', found ?? 'no row')
        const parts = id.split(' ')
        const key = Object.fromEntries(
          keyNames.map((name, at) => [name, name.endsWith('seq') ? Number(parts[at]) : (parts[at] ?? '')]),
        )
        rows.push({ where, table, key, expected: row && Object.fromEntries(names.map((name) => [name, row[name]])) })
      })
    }
    return { size: seq, root: tree.root(), lastAt, differences, rows, beyondRows }
  })()

  function compareRows(
    table: string,
    key: string,
    names: readonly string[],
    expected: ReadonlyMap<string, Record<string, unknown>>,
    wrong: (
      where: string,
      row: Record<string, unknown> | undefined,
      found: Record<string, unknown> | undefined,
      id: string,
    ) => void,
  ) {
    const remaining = new Map<string, Record<string, unknown>>(expected)
    const stored = sqlite.prepare<[], unknown[]>(`SELECT ${names.join(', ')}, CAST(${key} AS TEXT) FROM ${table}`).raw()
    for (const found of stored.iterate()) {
      const id = found[names.length] as string
      const row = remaining.get(id)
      if (row === undefined || names.some((name, index) => row[name] !== found[index])) {
        wrong(`${table} ${id}`, row, Object.fromEntries(names.map((name, index) => [name, found[index]])), id)
      }
      remaining.delete(id)
    }
    for (const [id, row] of remaining) wrong(`${table} ${id}`, row, undefined, id)
  }
}

/**
 * All rows in order, with or without gaps; a page at a time, which is faster than one by one, and as text, which is
 * three times as fast as bytes.
 */
function* eventRows(sqlite: SqliteConnection): Generator<EventRow> {
  const page = sqlite.prepare<[number], EventRow>(
    `SELECT seq, account, aseq, type, v, at, CAST(body AS TEXT) AS line, lower(hex(leaf)) AS leaf
     FROM ledger_event WHERE seq > ? ORDER BY seq LIMIT ${PAGE}`,
  )
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = page.all(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.seq
  }
}

function read(line: string): ReadEvent | undefined {
  try {
    return JSON.parse(line) as ReadEvent
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** SHA-256(0x00 || entry), hex. */
function leafOf(entry: string | Buffer): string {
  return hash('sha256', typeof entry === 'string' ? `\0${entry}` : Buffer.concat([Buffer.alloc(1), entry]))
}

const pair = Buffer.alloc(65, 0x01)

/** SHA-256(0x01 || left || right), hex in and out. */
function nodeOf(left: string, right: string): string {
  pair.write(left, 1, 'hex')
  pair.write(right, 33, 'hex')
  return hash('sha256', pair)
}

/** RFC 6962 by merging equal neighbours on a stack, hex in and out: slower than the writer's frontier, and not it. */
function newTree(finished: (leaves: number, hash: string) => void) {
  const stack: { leaves: number; hash: string }[] = []
  return {
    add(leaf: string) {
      let top = { leaves: 1, hash: leaf }
      finished(1, leaf)
      for (let below = stack.at(-1); below?.leaves === top.leaves; below = stack.at(-1)) {
        stack.pop()
        top = { leaves: top.leaves * 2, hash: nodeOf(below.hash, top.hash) }
        finished(top.leaves, top.hash)
      }
      stack.push(top)
    },
    frontier: () => stack.map((subtree) => subtree.hash),
    root: () =>
      stack.length === 0
        ? hash('sha256', '')
        : stack.map((subtree) => subtree.hash).reduceRight((right, left) => nodeOf(left, right)),
  }
}
