import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const ROOT = process.cwd()

/** A small tree with one file that breaks a rule, cruised with the project's own configuration. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-rules-'))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    copyFileSync(path.join(ROOT, name), path.join(root, name))
  }
  for (const folder of ['app', 'db', 'server', 'extension', 'verifier']) mkdirSync(path.join(root, folder))
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), source)
  }
  const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'app',
    'db',
    'server',
    'extension',
    'verifier',
  ]
  const { stdout } = await run(process.execPath, [cruiser, ...args], { cwd: root, maxBuffer: 32e6 }).catch(
    (error: { stdout: string }) => error,
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return [...new Set(summary.violations.map((violation) => violation.rule.name))].sort()
}

const value = 'export const value = 1\n'
const type = 'export type Value = number\n'

test.each([
  [
    'the domain reaches the server',
    'domain-knows-only-domain',
    {
      'app/domain/a.ts': "import { value } from '../.server/ledger/b.ts'\nexport const a = value\n",
      'app/.server/ledger/b.ts': value,
    },
  ],
  [
    'the domain uses a package that is not zod',
    'domain-needs-only-zod',
    { 'app/domain/a.ts': "import { drizzle } from 'drizzle-orm/better-sqlite3'\nexport const a = drizzle\n" },
  ],
  [
    'a component loads data',
    'components-take-only-types-of-the-server',
    {
      'app/components/a.ts': "import { value } from '../.server/ledger/queries.ts'\nexport const a = value\n",
      'app/.server/ledger/queries.ts': value,
    },
  ],
  [
    'a route writes SQL',
    'routes-reach-no-vendor-and-no-table',
    { 'app/routes/a.ts': "import SQLite from 'better-sqlite3'\nexport const a = SQLite\n" },
  ],
  [
    'a route reads a table',
    'routes-reach-no-vendor-and-no-table',
    {
      'app/routes/a.ts': "import { value } from '../../db/schema/account.ts'\nexport const a = value\n",
      'db/schema/account.ts': value,
    },
  ],
  [
    'the ledger knows accounts',
    'ledger-is-a-leaf',
    {
      'app/.server/ledger/a.ts': "import { value } from '../account/b.ts'\nexport const a = value\n",
      'app/.server/account/b.ts': value,
    },
  ],
  [
    'a type is taken past the ledger’s door',
    'ledger-has-one-door',
    {
      'app/.server/billing/a.ts': "import type { Value } from '../ledger/open.ts'\nexport type A = Value\n",
      'app/.server/ledger/open.ts': type,
    },
  ],
  [
    'a published shape follows a list of the product',
    'ledger-format-owns-its-words',
    {
      'app/.server/ledger/format/a.ts': "import { value } from '../../../domain/b.ts'\nexport const a = value\n",
      'app/domain/b.ts': value,
    },
  ],
  [
    'the assistant meets accounts',
    'assistant-never-meets-account',
    {
      'app/.server/assistant/a.ts': "import { value } from '../account/b.ts'\nexport const a = value\n",
      'app/.server/account/b.ts': value,
    },
  ],
  [
    'accounts meet the assistant',
    'account-never-meets-assistant',
    {
      'app/.server/account/a.ts': "import { value } from '../assistant/b.ts'\nexport const a = value\n",
      'app/.server/assistant/b.ts': value,
    },
  ],
  [
    'platform reaches upwards',
    'platform-is-the-bottom',
    {
      'app/.server/platform/a.ts': "import { value } from '../mail/b.ts'\nexport const a = value\n",
      'app/.server/mail/b.ts': value,
    },
  ],
  [
    'a domain touches another one’s table',
    'library-keeps-to-itself',
    {
      'app/.server/library/a.ts': "import { value } from '../../../db/schema/auth.ts'\nexport const a = value\n",
      'db/schema/auth.ts': value,
    },
  ],
  [
    'a use case answers HTTP',
    'only-routes-and-the-root-use-http',
    {
      'app/.server/assistant/a.ts': "import { value } from '../http/b.ts'\nexport const a = value\n",
      'app/.server/http/b.ts': value,
    },
  ],
  [
    'a use case uses the router',
    'react-router-stays-at-the-edge',
    { 'app/.server/assistant/a.ts': "import { redirect } from 'react-router'\nexport const a = redirect\n" },
  ],
  [
    'a table knows the application',
    'db-knows-nothing',
    {
      'db/schema/a.ts': "import { value } from '../../app/domain/b.ts'\nexport const a = value\n",
      'app/domain/b.ts': value,
    },
  ],
  [
    'the host knows the product',
    'server-knows-the-composition-only',
    {
      'server/a.ts': "import { value } from '../app/.server/ledger/b.ts'\nexport const a = value\n",
      'app/.server/ledger/b.ts': value,
    },
  ],
  [
    'the extension reaches the server',
    'the-extension-imports-words-only',
    {
      'extension/a.ts': "import { value } from '../app/.server/ledger/b.ts'\nexport const a = value\n",
      'app/.server/ledger/b.ts': value,
    },
  ],
  [
    'the verifier imports the application',
    'the-verifier-imports-nothing',
    {
      'verifier/a.ts': "import { value } from '../app/domain/b.ts'\nexport const a = value\n",
      'app/domain/b.ts': value,
    },
  ],
  [
    'two files import each other',
    'no-cycles',
    {
      'app/domain/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'app/domain/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    },
  ],
])('a planted violation is found: %s', async (_case, rule, files) => {
  expect(await rulesBrokenBy(files as unknown as Record<string, string>)).toContain(rule)
})

test('what the rules allow passes', async () => {
  const clean = {
    'app/components/a.ts': "import type { Value } from '../.server/ledger/index.ts'\nexport type A = Value\n",
    'app/.server/ledger/index.ts': "export type { Value } from './queries.ts'\n",
    'app/.server/ledger/queries.ts': type,
    'app/routes/b.ts': "import { use } from '../.server/assistant/assist.ts'\nexport const b = use\n",
    'app/.server/assistant/assist.ts': "import { value } from '../../domain/c.ts'\nexport const use = value\n",
    'app/domain/c.ts': value,
  }
  expect(await rulesBrokenBy(clean)).toEqual([])
})
