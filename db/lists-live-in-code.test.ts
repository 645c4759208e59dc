import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations/penmark')
const REBUILT = [
  ...['billing_checkout', 'bookmark', 'library_item', 'membership'],
  ...['sign_in_challenge', 'user', 'workspace', 'writing_preference'],
]

const LAST = { last: '0027_lists_live_in_code.sql' }

/** A database as a server left it that knew the migrations before 0027, on a connection as the server opens it. */
function databaseBefore0027(): SQLite.Database {
  const connection = new SQLite(':memory:')
  connection.pragma('foreign_keys = 1')
  connection.exec(
    'CREATE TABLE schema_migration (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  )
  for (const name of readdirSync(FOLDER).sort()) {
    if (name >= '0027') break
    const sql = readFileSync(path.join(FOLDER, name), 'utf8')
    connection.exec(sql)
    const sha256 = createHash('sha256').update(sql).digest('hex')
    connection.prepare('INSERT INTO schema_migration VALUES (?, ?, 1)').run(name, sha256)
  }
  return connection
}

const BYTES = "x'00112233445566778899aabbccddeeff00112233445566778899aabbccddee"

/** Two workspaces with rows in every rebuilt table and in every table that refers to one. */
function filled(connection: SQLite.Database): SQLite.Database {
  connection.exec(`
    INSERT INTO user VALUES
      ('usr_1', 'Ada@example.com', 'ada@example.com', '$argon2id$1', 5, 'de', 1, 9),
      ('usr_2', 'bob@example.com', 'bob@example.com', NULL, NULL, 'pt', 2, NULL);
    INSERT INTO workspace VALUES ('wsp_1', 'Personal', 'personal', 1), ('wsp_2', 'Team', 'team', 2);
    INSERT INTO membership VALUES ('usr_1', 'wsp_1', 'owner', 1), ('usr_2', 'wsp_2', 'owner', 2), ('usr_1', 'wsp_2', 'admin', 3);
    INSERT INTO session VALUES ('ses_1', 'usr_1', 'wsp_2', 'web', ${BYTES}01', 1, 2, 3, 'firefox', NULL);
    INSERT INTO one_time_token VALUES (${BYTES}02', 'verify_email', 'usr_1', 1, 2, NULL, NULL);
    INSERT INTO api_key VALUES ('key_1', 'usr_2', 'wsp_2', 'script', 'pmk_aaaa', ${BYTES}03', 'assist', 1, NULL, NULL);
    INSERT INTO email_change VALUES ('usr_1', 'Ada@new.example', 'ada@new.example', ${BYTES}04', 1, NULL, 9);
    INSERT INTO google_identity VALUES ('https://accounts.google.com', '1', 'usr_2', 'bob@example.com', 1);
    INSERT INTO totp_factor VALUES ('usr_1', x'01', 'k', 1, 2, 3, NULL);
    INSERT INTO recovery_code VALUES ('usr_1', ${BYTES}05', x'00112233445566778899aabbccddeeff', 1, NULL);
    INSERT INTO passkey VALUES ('psk_1', 'usr_1', 'cred', x'01', 0, 'internal', 1, 'aa', 'Laptop', 1, NULL);
    INSERT INTO sign_in_challenge VALUES
      (${BYTES}06', 'usr_1', 'second_factor', 1, 2, 1, NULL, 'password', 'web', 'firefox', 'linux'),
      (${BYTES}07', NULL, 'passkey_sign_in', 1, 2, 0, 3, NULL, NULL, NULL, NULL);
    INSERT INTO notification_preference (user_id, updated_at) VALUES ('usr_1', 1);
    INSERT INTO notification_sent VALUES ('usr_1', 'wsp_1', 'weekly_digest', '2026-W47', 'sent', 1);
    INSERT INTO auditor_seat VALUES
      ('seat_1', 'wsp_1', 'c@example.com', 'c@example.com', NULL, 7, 'usr_1', ${BYTES}08', 1, 2, 'usr_2', 3, 4, NULL);
    INSERT INTO auditor_view VALUES (1, 'seat_1', 3, 'seat', NULL);
    INSERT INTO library_item VALUES
      ('itm_1', 'wsp_1', 'style', 'usr_1', 'Plain', 'plain', '{"name":"Plain"}', 2, 4, 1, 2),
      ('itm_2', 'wsp_2', 'prompt', NULL, 'Plain', 'plain', '{}', 1, 0, 1, 1);
    INSERT INTO library_version VALUES ('itm_1', 1, '{}', 1), ('itm_1', 2, '{"name":"Plain"}', 2), ('itm_2', 1, '{}', 1);
    INSERT INTO billing_customer VALUES ('wsp_1', 'cus_1', 0, 1, NULL, NULL, NULL);
    INSERT INTO billing_former_customer VALUES ('cus_0', 'wsp_1', 1);
    INSERT INTO billing_event VALUES
      ('evt_1', 't', 1, 'v', '${'a'.repeat(64)}', 'poll', 'o', 'cus_1', 'wsp_1', '{}', 1, 'done', 0, 1, NULL);
    INSERT INTO billing_checkout VALUES ('wsp_1', 'pro', 'month', 'chk_1', 1), ('wsp_1', 'pro', 'year', 'chk_2', 2);
    INSERT INTO billing_override VALUES ('wsp_2', 'business', 'ops', 'asked', 1);
    INSERT INTO spending_cap VALUES ('wsp_1', 20, 1);
    INSERT INTO writing_preference VALUES ('usr_1', 'wsp_2', 'general', '["casual"]', '[]', 'large', 'ja', 1);
    INSERT INTO idempotent_write VALUES ('usr_1', 'wsp_1', ${BYTES}09', ${BYTES}0a', 'null', 1);
    INSERT INTO bookmark VALUES
      ('bmk_1', 'wsp_1', 'usr_1', 'One', 'analyze', 'in', 'out', 'en', 3, ${BYTES}0b', ${BYTES}0c', 1),
      ('bmk_2', 'wsp_1', 'usr_1', 'Two', 'rephrase', NULL, 'out', NULL, NULL, NULL, NULL, 2);
  `)
  return connection
}

function tablesOf(connection: SQLite.Database): string[] {
  return connection
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_migration' ORDER BY name",
    )
    .pluck()
    .all()
}

function rowsOf(connection: SQLite.Database): Map<string, unknown[]> {
  return new Map(
    tablesOf(connection).map((table) => [
      table,
      connection
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    ]),
  )
}

/** Everything but the texts of tables: indexes, triggers, columns, foreign keys, uniqueness, and how rows are stored. */
function shapeOf(connection: SQLite.Database) {
  const facts = (pragma: string, table: string) =>
    connection.prepare(`SELECT * FROM pragma_${pragma}(?)`).all(table) as Record<string, unknown>[]
  return {
    named: connection
      .prepare(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all(),
    tables: tablesOf(connection).map((table) => ({
      table,
      columns: facts('table_xinfo', table),
      references: facts('foreign_key_list', table),
      indexes: facts('index_list', table)
        .map(({ seq: _, ...index }) => index)
        .sort((one, other) => String(one.name).localeCompare(String(other.name))),
    })),
    stored: connection
      .prepare("SELECT name, wr, strict FROM pragma_table_list WHERE schema = 'main' ORDER BY name")
      .all(),
  }
}

const LIST = /\s*CHECK \(\w+ IN \((?:'[^']*'(?:, )?)+\)\)/g

/** The definition of each table without its comments, line breaks and quotation marks around names. */
function definitionsOf(connection: SQLite.Database): Map<string, string> {
  const rows = connection
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string; sql: string }[]
  return new Map(
    rows.map(({ name, sql }) => [
      name,
      sql
        .replaceAll(/--.*$/gm, '')
        .replace(`"${name}"`, name)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[,)])/g, ''),
    ]),
  )
}

test('rebuilding the tables without their lists loses no row, index, trigger, column or foreign key', () => {
  const connection = filled(databaseBefore0027())
  const before = { rows: rowsOf(connection), shape: shapeOf(connection) }
  for (const table of REBUILT) expect(before.rows.get(table)?.length, table).toBeGreaterThan(0)

  expect(migrate(connection, 'penmark', LAST)).toContain('0027_lists_live_in_code.sql')

  expect(rowsOf(connection)).toEqual(before.rows)
  expect(shapeOf(connection)).toEqual(before.shape)
  expect(connection.pragma('foreign_key_check')).toEqual([])
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok')
})

test('of a rebuilt table only the CHECK with the list is gone, and no other table is changed', () => {
  const connection = filled(databaseBefore0027())
  const before = definitionsOf(connection)
  migrate(connection, 'penmark', LAST)
  const after = definitionsOf(connection)
  const changed = [...before.keys()].filter((table) => before.get(table) !== after.get(table))
  expect(changed.sort()).toEqual(REBUILT)
  for (const table of REBUILT) expect(after.get(table)).toBe(before.get(table)?.replaceAll(LIST, ''))
})

test('after the migration a foreign key is enforced as before, and its row goes with the user', () => {
  const connection = filled(databaseBefore0027())
  migrate(connection, 'penmark', LAST)
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(() => connection.exec("INSERT INTO membership VALUES ('usr_9', 'wsp_1', 'owner', 1)")).toThrow(/FOREIGN KEY/)
  connection.exec("DELETE FROM user WHERE id = 'usr_1'")
  const left = (table: string) => connection.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  for (const table of ['session', 'bookmark', 'passkey', 'writing_preference']) expect(left(table), table).toBe(0)
  expect(left('library_version')).toBe(3)
})

test('a migration that leaves a row with nothing to refer to is taken back', () => {
  const connection = filled(databaseBefore0027())
  connection.pragma('foreign_keys = 0')
  connection.exec("DELETE FROM workspace WHERE id = 'wsp_2'")
  const before = rowsOf(connection)
  expect(() => migrate(connection, 'penmark', LAST)).toThrow(/rows refer to nothing, the first in \w+ to workspace/)
  expect(rowsOf(connection)).toEqual(before)
})

test('a new language, operation or kind needs no new table', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'penmark')
  connection.exec(`
    INSERT INTO user (id, email, email_canonical, locale, created_at)
      VALUES ('usr_1', 'a@example.com', 'a@example.com', 'it', 1);
    INSERT INTO workspace VALUES ('wsp_1', 'Personal', 'agency', 1);
    INSERT INTO bookmark (id, workspace_id, user_id, title, operation, output, created_at)
      VALUES ('bmk_1', 'wsp_1', 'usr_1', zeroblob(40), 'simplify', zeroblob(40), 1);
  `)
  expect(connection.prepare('SELECT operation FROM bookmark').pluck().all()).toEqual(['simplify'])
})

test('SQL lists words only for the life cycle of one table', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'penmark')
  const listed = [...definitionsOf(connection)].flatMap(([table, sql]) =>
    [...sql.matchAll(/(\w+) IN \('/g)].map(([, column]) => `${table}.${column}`),
  )
  expect(listed.sort()).toEqual([
    'billing_event.state',
    'billing_event.via',
    'notification_sent.state',
    'reservation.state',
  ])
})
