import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import SQLite from 'better-sqlite3'
import ts from 'typescript'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { migrate } from '#db/migrate.ts'

// Rules of the house that the import checker cannot see (CONTRIBUTING.md).

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The sources that a server or an operator runs. */
const SOURCES = ['app', 'server', 'db'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

/** The one folder whose statements may name a table. Drizzle's definitions follow the same owners (`db/schema`). */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  'app/.server/ledger/': [
    ...['ledger_event', 'ledger_idem', 'ledger_head', 'ledger_tile', 'ledger_checkpoint', 'account_key'],
    'ledger_witness',
    'ledger_timestamp',
    ...['account_identity', 'account_state', 'account_period', 'account_statement'],
    ...['reservation', 'credit_lot', 'sealed_period', 'stripe_event', 'stripe_object'],
  ],
  'app/.server/auth/': [
    ...['user', 'membership', 'session', 'one_time_token', 'api_key', 'google_identity', 'google_answer'],
    ...[
      'totp_factor',
      'recovery_code',
      'passkey',
      'sign_in_challenge',
      'known_device',
      'second_step_guard',
      'suspension',
    ],
  ],
  'app/.server/account/': [
    ...['workspace', 'email_change', 'account_deletion', 'auditor_seat', 'auditor_view'],
    ...['notification_preference', 'notification_sent', 'notification_progress', 'notice_sent'],
  ],
  'app/.server/assistant/': ['waiting_answer'],
  'app/.server/library/': ['library_item', 'library_version', 'glossary'],
  'app/.server/bookmarks/': ['bookmark'],
  'app/.server/preferences/': ['writing_preference', 'personal_dictionary'],
  'app/.server/billing/': [
    ...['billing_customer', 'billing_former_customer', 'billing_event', 'billing_checkout', 'billing_override'],
    ...['billing_progress', 'spending_cap'],
  ],
  'app/.server/operations/': ['operator_act', 'breaker', 'alarm'],
  'app/.server/contact/': ['contact_message'],
  'app/.server/provenance/': ['provenance_choice', 'provenance_passage', 'provenance_link'],
  'app/.server/platform/': ['idempotent_write', 'text_key', 'text_key_erased', 'text_rotation', 'shred_pending'],
  'db/migrate.ts': ['schema_migration'],
}

/** Statements that read a table of another part. A new one needs a reason here. */
const READS_OF_OTHERS: Readonly<Record<string, { tables: readonly string[]; because: string }>> = {
  'app/.server/account/settings/data-export/parts.ts': {
    tables: Object.values(OWNERS).flat(),
    because: 'the export of a user’s data is made of every table that holds some',
  },
  'server/ops-cli/commands/who.ts': {
    tables: ['account_identity', 'user', 'membership'],
    because: 'an operator names a customer by workspace, account or address',
  },
  'server/ops-cli/commands/find.ts': {
    tables: ['api_key', 'auditor_seat', 'billing_event', 'membership', 'session', 'stripe_object'],
    because: 'an operator looks for a customer by whatever an alert or a letter names',
  },
  'server/ops-cli/commands/show.ts': {
    tables: ['credit_lot', 'ledger_event'],
    because: 'shows an operator an account',
  },
  'server/ops-cli/commands/credit.ts': { tables: ['credit_lot'], because: 'revokes all that is left of a lot' },
  'server/ops-cli/fit.ts': {
    tables: ['account_state', 'account_key', 'account_identity', 'workspace'],
    because: 'checks that both files fit together',
  },
  'server/ledger-cli/data.ts': { tables: ['account_identity'], because: 'an operator names a workspace' },
  'server/ledger-cli/checkpoint.ts': { tables: ['ledger_head'], because: 'reads the name of the log' },
  'server/ledger-cli/rotate-key.ts': { tables: ['ledger_head'], because: 'reads the name of the log' },
}

/** Tables as the migrations leave them. */
const TABLES = new Set(
  (['penmark', 'keys'] as const).flatMap((set) => {
    const connection = new SQLite(':memory:')
    migrate(connection, set)
    return connection
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all()
  }),
)

const NAMED = String.raw`\b(?:FROM|JOIN|INTO|UPDATE(?:\s+OR\s+\w+)?|TABLE(?:\s+IF\s+(?:NOT\s+)?EXISTS)?)\s+(?:(?:main|keys)\.)?["'\x60]?(\w+)`

/** Tables that the statements of a source name: SQL in capitals anywhere, SQL in any letters if it is run or tagged. */
function tablesNamedIn(source: string): string[] {
  if (!/\b(FROM|JOIN|INTO|UPDATE|TABLE|prepare|preparedOnce|exec|sql)\b|\btable:/.test(source)) return []
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = new Set<string>()
  const collect = (text: string, flags: string) => {
    for (const [, name = ''] of text.matchAll(new RegExp(NAMED, flags))) {
      if (TABLES.has(name.toLowerCase())) found.add(name.toLowerCase())
    }
  }
  const visit = (node: ts.Node, isRun: boolean) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      collect(node.text, isRun ? 'gi' : 'g')
    }
    // A list of tables for one statement, as the export of a user's data has it.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'table' && ts.isStringLiteral(node.initializer)) {
      collect(`FROM ${node.initializer.text}`, 'g')
    }
    const runs =
      (ts.isCallExpression(node) && /(^|\.)(prepare|exec|preparedOnce)$/.test(node.expression.getText())) ||
      (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql')
    ts.forEachChild(node, (child) => visit(child, isRun || runs))
  }
  visit(tree, false)
  return [...found].sort()
}

test('every table has one owner', () => {
  expect(Object.values(OWNERS).flat().sort()).toEqual([...TABLES].sort())
})

test('a statement names only tables of its own part', () => {
  const strangers = SOURCES.flatMap((file) => {
    const own = Object.entries(OWNERS).flatMap(([owner, tables]) => (file.startsWith(owner) ? tables : []))
    const may = [...own, ...(READS_OF_OTHERS[file]?.tables ?? [])]
    return tablesNamedIn(read(file))
      .filter((table) => !may.includes(table))
      .map((table) => `${file}: ${table}`)
  })
  expect(strangers).toEqual([])
})

test('every listed read of another part’s table is still there', () => {
  for (const [file, { tables }] of Object.entries(READS_OF_OTHERS)) {
    expect([file, tablesNamedIn(read(file)).filter((table) => tables.includes(table)).length > 0]).toEqual([file, true])
  }
})

test.each([
  ["reader.prepare('DELETE FROM user WHERE id = ?')", ['user']],
  ["reader.prepare<[string], Row>('delete from user where id = ?')", ['user']],
  ["const text = 'UPDATE OR IGNORE session SET x = 1'", ['session']],
  [
    'const rows = `SELECT a FROM n JOIN membership m ON $' + '{on} JOIN keys.account_key k`',
    ['account_key', 'membership'],
  ],
  ['writer.exec(`insert into "spending_cap" VALUES ($' + '{value})`)', ['spending_cap']],
  ['all(sql`select 1 from passkey where $' + '{x}`)', ['passkey']],
  ["const part = { table: 'bookmark', key: 'id' }", ['bookmark']],
  ["const t = 'Removes the account from session lists'", []],
  ["import { user } from '#db/schema/auth.ts'", []],
  ["reader.prepare('SELECT a FROM generate_series(1, 2)')", []],
])('the tables of %s are %j', (source, tables) => {
  expect(tablesNamedIn(source)).toEqual(tables)
})

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [`app/${entry.file}`, ...filesOf(entry.children ?? [])])
}

test('a route module, a page with its form, has at most 250 lines', async () => {
  const modules = [...new Set(filesOf(await routes))]
  expect(modules.length).toBeGreaterThan(100)
  const lines = (file: string) => read(file).trimEnd().split('\n').length
  expect(modules.filter((file) => lines(file) > 250)).toEqual([])
})

test('the folder of routes holds routes only', async () => {
  const modules = new Set(filesOf(await routes))
  const others = SOURCES.filter((file) => file.startsWith('app/routes/') && !modules.has(file))
  expect(others).toEqual([])
})

test('texts are normalised by the function that does it in linear time; passwords alone, which are short, are not', () => {
  const callers = SOURCES.filter((file) => /\.normalize\(/.test(read(file)))
  expect(callers.sort()).toEqual([
    'app/.server/auth/passwords.ts',
    'app/.server/auth/weak-passwords.ts',
    'app/domain/text.ts',
  ])
})
