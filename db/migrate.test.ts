import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { canBeExpanded, canWorkWith, migrate } from './migrate.ts'

const schema = (connection: SQLite.Database) =>
  connection
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
    .all()

test.each(['penmark', 'keys'] as const)('migrating %s twice changes nothing the second time', (set) => {
  const connection = new SQLite(':memory:')
  expect(migrate(connection, set).length).toBeGreaterThan(0)
  const before = schema(connection)
  expect(migrate(connection, set)).toEqual([])
  expect(schema(connection)).toEqual(before)
})

test.each(['penmark', 'keys'] as const)('every table of %s is STRICT, so no value of a wrong type gets in', (set) => {
  const connection = new SQLite(':memory:')
  migrate(connection, set)
  const lax = connection
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
    )
    .all()
  expect(lax).toEqual([])
})

test('an applied migration that was edited afterwards stops the start', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'penmark')
  connection.prepare("UPDATE schema_migration SET sha256 = 'x'").run()
  expect(() => migrate(connection, 'penmark')).toThrow(/was changed after it had been applied/)
})

test('a migration that fails leaves the schema as it was', () => {
  const connection = new SQLite(':memory:')
  connection.exec('CREATE TABLE user (other TEXT)')
  const before = schema(connection)
  expect(() => migrate(connection, 'penmark')).toThrow()
  expect(schema(connection)).toEqual(before)
})

test('a schema of a newer release stops the start, unless its migrations only add what this one does not look at', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'penmark')
  expect(canWorkWith(connection, 'penmark')).toBe(true)
  const note = connection.prepare("INSERT INTO schema_migration VALUES (?, 'x', 0)")
  note.run('9998_a_column.expand.sql')
  expect(migrate(connection, 'penmark')).toEqual([])
  expect(canWorkWith(connection, 'penmark')).toBe(true)
  note.run('9999_without_the_old_column.sql')
  const before = schema(connection)
  expect(() => migrate(connection, 'penmark')).toThrow(/changed by a newer release \(penmark\/9999_without/)
  expect(canWorkWith(connection, 'penmark')).toBe(false)
  expect(schema(connection)).toEqual(before)
})

test('a database of an earlier release can be added to beside it only if all that is missing are additions', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'penmark')
  expect(canBeExpanded(connection, 'penmark')).toBe(true)
  const last = connection.prepare('SELECT max(name) FROM schema_migration').pluck().get()
  const forget = connection.prepare('DELETE FROM schema_migration WHERE name = ?')
  forget.run(last)
  expect(canBeExpanded(connection, 'penmark')).toBe(String(last).endsWith('.expand.sql'))
  connection.prepare("INSERT INTO schema_migration VALUES ('9999_without_the_old_column.sql', 'x', 0)").run()
  expect(canBeExpanded(connection, 'penmark')).toBe(false)
})

test('a name between the known ones is of an earlier line of development, and stops no start', () => {
  const connection = new SQLite(':memory:')
  migrate(connection, 'keys')
  connection.prepare("INSERT INTO schema_migration VALUES ('0001_another.sql', 'x', 0)").run()
  expect(migrate(connection, 'keys')).toEqual([])
})
