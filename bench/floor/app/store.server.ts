import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'

const KDF = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }
const derive = promisify(argon2)
const db = new SQLite(path.join(process.env.DATA_DIR ?? '.', 'floor.db'))
db.pragma('journal_mode = wal')
db.pragma('synchronous = full')
db.exec(`
  CREATE TABLE IF NOT EXISTS user (id INTEGER PRIMARY KEY, email TEXT UNIQUE, salt BLOB, tag BLOB, balance INTEGER) STRICT;
  CREATE TABLE IF NOT EXISTS session (hash BLOB PRIMARY KEY, user_id INTEGER) STRICT;
  CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, user_id INTEGER, key TEXT UNIQUE, amount INTEGER, note TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS entry_user ON entry (user_id)`)
if (db.prepare('SELECT 1 FROM user').get() === undefined) {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', { ...KDF, message: 'correct horse battery staple', nonce: salt })
  db.prepare('INSERT INTO user VALUES (1, ?, ?, ?, 1000000000)').run('bench@example.com', salt, tag)
  db.prepare('INSERT INTO session VALUES (?, 1)').run(sha256('bench'))
  const insert = db.prepare('INSERT INTO entry (user_id, key, amount, note) VALUES (1, ?, ?, ?)')
  db.transaction(() => {
    for (let n = 0; n < 2000; n += 1) insert.run(`seed-${n}`, n % 7, `entry number ${n} of the floor`)
  })()
}

const user = db.prepare('SELECT u.id, u.email FROM session s JOIN user u ON u.id = s.user_id WHERE s.hash = ?')
const total = db.prepare('SELECT SUM(amount) AS total FROM (SELECT amount FROM entry WHERE user_id = ? LIMIT 2000)')
const rows = db.prepare('SELECT id, amount, note FROM entry WHERE user_id = ? LIMIT 100')
const one = db.prepare('SELECT 1')
const login = db.prepare('SELECT salt, tag FROM user WHERE email = ?')
const balance = db.prepare('SELECT balance FROM user WHERE id = ?').pluck()
const append = db.prepare('INSERT INTO entry (user_id, key, amount, note) VALUES (?, ?, ?, ?)')
const spend = db.prepare('UPDATE user SET balance = balance - ? WHERE id = ?')

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function userOf(request: Request): { id: number; email: string } {
  const token = /(?:^|; )sid=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const found = user.get(sha256(token ?? '')) as { id: number; email: string } | undefined
  if (found === undefined) throw new Response('sign in', { status: 401 })
  return found
}

export function overviewOf(id: number) {
  const { total: sum } = total.get(id) as { total: number }
  return { sum, rows: rows.all(id) as { id: number; amount: number; note: string }[] }
}

export function health(): boolean {
  return one.get() !== undefined
}

/** One credit in one transaction: lock, read, insert under a unique key, update. */
export const spendOne = db.transaction((id: number, key: string): number => {
  const left = balance.get(id) as number
  if (left < 1) throw new Error('nothing left')
  append.run(id, key, 1, 'spent')
  spend.run(1, id)
  return left - 1
}).immediate

export async function passwordFits(email: string, password: string): Promise<boolean> {
  const stored = login.get(email) as { salt: Buffer; tag: Buffer } | undefined
  const salt = stored?.salt ?? Buffer.alloc(16)
  const tag = await derive('argon2id', { ...KDF, message: password, nonce: salt })
  return stored !== undefined && timingSafeEqual(tag, stored.tag)
}
