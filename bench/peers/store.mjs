import { createHash } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// The floor's database and its two questions (`bench/floor/app/store.server.ts`), with the driver of Node, which every peer can
// load without a native package.
const db = new DatabaseSync(path.join(process.env.DATA_DIR ?? '.', 'peer.db'))
db.exec(`
  PRAGMA journal_mode = wal;
  CREATE TABLE IF NOT EXISTS user (id INTEGER PRIMARY KEY, email TEXT UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS session (hash BLOB PRIMARY KEY, user_id INTEGER) STRICT;
  CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, user_id INTEGER, amount INTEGER, note TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS entry_user ON entry (user_id)`)
if (db.prepare('SELECT 1 FROM user').get() === undefined) {
  db.exec('BEGIN')
  db.prepare('INSERT INTO user VALUES (1, ?)').run('bench@example.com')
  db.prepare('INSERT INTO session VALUES (?, 1)').run(sha256('bench'))
  const insert = db.prepare('INSERT INTO entry (user_id, amount, note) VALUES (1, ?, ?)')
  for (let n = 0; n < 2000; n += 1) insert.run(n % 7, `entry number ${n} of the floor`)
  db.exec('COMMIT')
}

const user = db.prepare('SELECT u.id, u.email FROM session s JOIN user u ON u.id = s.user_id WHERE s.hash = ?')
const total = db.prepare('SELECT SUM(amount) AS total FROM (SELECT amount FROM entry WHERE user_id = ? LIMIT 2000)')
const rows = db.prepare('SELECT id, amount, note FROM entry WHERE user_id = ? LIMIT 100')

function sha256(text) {
  return createHash('sha256').update(text).digest()
}

/**
 * What the signed-in page shows.
 * @param token the session's, from the cookie `sid`
 * @throws without a session
 */
export function overview(token = '') {
  const found = user.get(sha256(token))
  if (found === undefined) throw new Error('sign in')
  const { total: sum } = total.get(found.id)
  return { email: found.email, sum, rows: rows.all(found.id).map((row) => ({ ...row })) }
}
