import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

// Tests the requirements of docs/security.md that only the sources can show, because no request could.

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The sources that a server runs. */
const SOURCES = ['app', 'server', 'db'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

/** Parts of SQL that are not bound, besides constants: parts of statements that are written beside them. */
const PARTS_OF_STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  'app/.server/platform/database.ts': ['name', 'value'],
  'app/.server/platform/shred.ts': ['String(patience)'],
  'app/.server/platform/database-health.ts': ['String(patience)'],
  'app/.server/account/settings/data-export/data-export.ts': [
    ...['named', 'part.table', 'part.where', 'after', 'part.key', 'texts.workspace', 'size'],
  ],
  'app/.server/platform/kept-text/fit.ts': ['workspace', 'table'],
  'app/.server/platform/kept-text/tables.ts': [
    'columns',
    'workspace',
    'table',
    'after',
    'names',
    "key.map(() => '?').join(', ')",
    'column',
    'condition',
  ],
  'app/.server/ledger/write/ledger-account-reader.ts': ['lotColumns'],
  'app/.server/ledger/check/rebuild.ts': ['columns', 'key', 'table', "names.join(', ')"],
  'app/.server/ledger/check/repair.ts': ['table', "columns.join(', ')", "columns.map(() => '?').join(', ')"],
  'app/.server/ledger/export/context.ts': ['kind'],
  'app/.server/ledger/export/stretch.ts': ['read'],
  'app/.server/ledger/read/chain.ts': ['stretch', 'order'],
}

const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER TABLE|DROP|ATTACH|FROM|WHERE|ORDER BY|VALUES)\b/

/** Template literals, each with the word before it: `sql` binds its values. */
function templatesOf(source: string): { tag: string; text: string; at: number }[] {
  return [...source.matchAll(/(\w*)(?:<[^`(]*>)?`((?:[^`\\]|\\.)*)`/g)].map((match) => ({
    tag: match[1] ?? '',
    text: match[2] ?? '',
    at: match.index,
  }))
}

/** Expressions that become part of a statement's text. */
function writtenIntoSql(source: string): string[] {
  return templatesOf(source)
    .filter(({ tag }) => tag !== 'sql')
    .filter(({ text, at }) => SQL.test(text) || /pragma\($/.test(source.slice(0, at)))
    .flatMap(({ text }) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, expression = '']) => expression))
    .filter((expression) => !/^[A-Z][A-Z_]*$/.test(expression))
}

test('G52: nothing is written into SQL but constants and the listed parts of statements; values are bound', () => {
  const found = SOURCES.map((file) => [file, writtenIntoSql(read(file))] as const)
    .map(([file, parts]) => [file, parts.filter((part) => PARTS_OF_STATEMENTS[file]?.includes(part) !== true)] as const)
    .filter(([, parts]) => parts.length > 0)
  expect(found).toEqual([])
  const raw = SOURCES.filter((file) =>
    /\bsql\.raw\(|['"][^'"\n]*\b(SELECT|WHERE|VALUES)\b[^'"\n]*['"]\s*\+/.test(read(file)),
  )
  expect(raw).toEqual([])
})

test('G52: the rule sees what it is made for', () => {
  expect(writtenIntoSql('x.prepare(`SELECT a FROM b WHERE c = ${' + 'id}`)')).toEqual(['id'])
  expect(writtenIntoSql('x.pragma(`busy_timeout = ${' + 'ms}`)')).toEqual(['ms'])
  expect(writtenIntoSql('sql`SELECT ${' + 'id}`; x(`SELECT ${' + 'COLUMNS} FROM b`); y(`hello ${' + 'name}`)')).toEqual(
    [],
  )
})

/** The places that speak to other servers, the setting that names the host, and why no redirect is followed. */
const OUTBOUND: Readonly<Record<string, string>> = {
  'app/.server/assistant/check/neighbour/neighbour.ts': 'LANGUAGETOOL_URL, redirect: error',
  'app/.server/assistant/engines/openai/engine.ts': 'OPENAI_BASE_URL; its client gets the fetch of wire.ts',
  'app/.server/assistant/engines/openai/nearby.ts':
    'four ports of this machine, and addresses that an operator types, redirect: error',
  'app/.server/assistant/engines/openai/wire.ts': 'OPENAI_BASE_URL, by node:http, which follows nothing',
  'app/.server/auth/google-provider.ts': 'GOOGLE_ISSUER and what it publishes, redirect: error',
  'app/.server/billing/stripe.ts': 'Stripe’s own client, by node:http, which follows nothing',
  'app/.server/ledger/archive/s3.ts': 'LEDGER_S3_ENDPOINT, redirect: manual',
  'app/.server/ledger/publish/timestamps.ts':
    'LEDGER_TIMESTAMP_URL, which may be http, since what comes back is signed; redirect: error',
  'app/.server/ledger/publish/witnesses.ts': 'LEDGER_WITNESSES, https or this machine, redirect: error',
  'app/.server/mail/mailer.ts': 'SMTP_URL',
  'app/.server/platform/cluster/consul.ts': 'FLY_CONSUL_URL, of the operator, redirect: error',
  'app/.server/platform/cluster/litefs.ts': 'LITEFS_URL, LiteFS on this machine, redirect: error',
  'app/.server/platform/time-sources.ts':
    'LEDGER_CLOCK_SOURCES, or the servers of the archive, of Stripe and of the model, redirect: manual',
  'app/.server/operations/webhook.ts': 'ALARM_WEBHOOK_URL, https or this machine, redirect: manual',
  'server/cluster/replicas.ts': 'NODE_URL of the machine that leads, redirect: error',
  'server/cluster/gatehouse.ts': 'NODE_URL of the machine that leads, by node:http, which follows nothing',
  'server/opentelemetry.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT, by node:http, which follows nothing',
}

test('G56: the server speaks to others in the listed places only, and follows no redirect', () => {
  const speaks =
    /\bfetch\(|\bhttps?\.request\(|\bcreateTransport\(|\bnew (OpenAI|Stripe|OTLPTraceExporter)\(|\b(net|tls)\.connect\(|\bhttp2\b|\bWebSocket\(/
  const speaking = SOURCES.filter(
    (file) => file.startsWith('app/.server/') || file.startsWith('app/routes/') || file.startsWith('server/'),
  )
    .filter((file) => !/^server\/(ledger|ops)-cli\//.test(file) && speaks.test(read(file)))
    // A route module may contain the browser's fetch; the server does not run it.
    .filter((file) => !/app\.fetch|fetch: app/.test(read(file)))
  expect(speaking.filter((file) => !Object.hasOwn(OUTBOUND, file))).toEqual([])
  for (const file of speaking.filter((each) => /[^.\w]fetch\(/.test(read(each).replace(/async fetch\(/g, '')))) {
    const calls = [...read(file).matchAll(/[^.\w]fetch\(/g)].length
    const refusals = [...read(file).matchAll(/redirect: '(error|manual)'/g)].length
    expect([file, refusals >= calls - (/async fetch\(/.test(read(file)) ? 1 : 0)]).toEqual([file, true])
  }
})

test('traces cost nothing without a collector: their packages are imported by one module, and that one only on demand', () => {
  const importing = SOURCES.filter((file) => /from '@opentelemetry\//.test(read(file)))
  expect(importing).toEqual(['server/opentelemetry.ts'])
  expect(SOURCES.filter((file) => /from '.*\/opentelemetry\.ts'/.test(read(file)))).toEqual([])
  expect(read('server/main.ts')).toMatch(/env\.otlp && \(await import\('\.\/opentelemetry\.ts'\)\)/)
})

test('C24: the router and its tools are one exact version with the fixes of 2026', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const versions = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name === 'react-router' || name.startsWith('@react-router/'))
    .map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(1)
  expect(new Set(versions).size).toBe(1)
  const [major = 0, minor = 0, patch = 0] = (versions[0] ?? '').split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(8_003_001)
})

test('G63: every package has one exact version, installed from the lock file', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(String(version)),
  )
  expect(ranges).toEqual([])
  expect(read('Dockerfile')).not.toMatch(/npm (i|install)\b/)
})

/** The lock file as it stands in the image: without packages that only development needs. */
function productionOnly(lock: Lock): Lock {
  const { '': root = {}, ...packages } = lock.packages
  const { devDependencies: _, optionalDependencies: __, ...rest } = root
  const needed = Object.entries(packages).filter(
    ([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional,
  )
  return { ...lock, packages: { '': rest, ...Object.fromEntries(needed) } }
}
type Entry = {
  dev?: true
  optional?: true
  devOptional?: true
  devDependencies?: object
  optionalDependencies?: object
}
type Lock = { packages: Record<string, Entry> }

test('G63: the image holds a bill of materials with every package that it runs', () => {
  const written = /^RUN npm pkg delete devDependencies optionalDependencies && (npm sbom .*) > sbom\.json$/m.exec(
    read('Dockerfile'),
  )
  expect(/^COPY --from=production-packages \/app\/sbom\.json/m.test(read('Dockerfile'))).toBe(true)
  // The image's command over its lock file, since nothing is installed for this test.
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'))
  const { devDependencies: _, optionalDependencies: __, ...manifest } = JSON.parse(read('package.json'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify(productionOnly(JSON.parse(read('package-lock.json')))),
  )
  const [program = '', ...words] = `${written?.[1]} --package-lock-only`.split(' ')
  const bill = JSON.parse(
    execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  const listed: string[] = bill.components.map((component: { 'bom-ref': string }) => component['bom-ref'])
  const { dependencies } = manifest as { dependencies: Record<string, string> }
  expect(Object.entries(dependencies).filter(([name, version]) => !listed.includes(`${name}@${version}`))).toEqual([])
  expect(listed.filter((name) => /^(vitest|typescript|@biomejs)/.test(name))).toEqual([])
})

test('G59: no secret is in the image or in the deployment files', () => {
  const secret =
    /^\s*(ENV|ARG)?\s*['"]?(SESSION_SECRETS|LEDGER_SIGNING_KEY|OPENAI_API_KEY|STRIPE_\w+|GOOGLE_CLIENT_SECRET|AWS_SECRET_ACCESS_KEY|SMTP_URL)['"]?\s*[=:]\s*\S/m
  for (const file of ['Dockerfile', 'fly.toml', 'fly.litefs.toml', 'litefs.yml', 'litestream.yml', 'compose.yml']) {
    const line = secret.exec(read(file))?.[0] ?? ''
    // A compose file may pass on the shell's value.
    expect([file, line.includes('${') ? '' : line.trim()]).toEqual([file, ''])
  }
  for (const excluded of ['.env*', 'data', '.git']) expect(read('.dockerignore').split('\n')).toContain(excluded)
})

test('D36: the image for production has no demo pages', () => {
  expect(/^ENV .*\bDEMO_PAGES=off\b/m.test(read('Dockerfile'))).toBe(true)
})

test('G60: one port faces the world, and it is not that of LiteFS', () => {
  const fly = read('fly.toml')
  expect(fly.match(/^\s*internal_port\s*=/gm)).toHaveLength(1)
  expect(/^\[\[services\]\]/m.test(fly)).toBe(false)
  for (const file of ['fly.toml', 'compose.yml', 'Dockerfile'])
    expect([file, read(file).includes('20202')]).toEqual([file, false])
})
