import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

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
