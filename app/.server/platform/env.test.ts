import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, rotateKeyFile, SettingsError } from './env.ts'

const dir = () => mkdtempSync(path.join(tmpdir(), 'penmark-env-'))
const linesOf = (source: Record<string, string>) => {
  try {
    readEnv({ DATA_DIR: dir(), ...source })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

test('no setting at all is a working set-up on the loopback address', () => {
  const env = readEnv({ DATA_DIR: dir() })
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    secure: false,
    engine: 'builtin',
  })
})

test('a made session secret is kept, readable by its owner only', () => {
  const DATA_DIR = dir()
  const first = readEnv({ DATA_DIR }).sessionSecrets[0]
  expect(readEnv({ DATA_DIR }).sessionSecrets[0]).toBe(first)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(statSync(path.join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a key or a base URL connects a model, blank values do not', () => {
  expect(readEnv({ DATA_DIR: dir(), OPENAI_BASE_URL: 'http://localhost:11434/v1' }).engine).toBe('openai')
  expect(readEnv({ DATA_DIR: dir(), OPENAI_BASE_URL: '  ', OPENAI_API_KEY: '' }).engine).toBe('builtin')
  expect(readEnv({ DATA_DIR: dir(), OPENAI_API_KEY: 'k', AI_ENGINE: 'builtin' }).engine).toBe('builtin')
})

test('each wrong setting stops the start with one line that names it', () => {
  expect(linesOf({ PORT: 'http', AI_ENGINE: 'magic' })).toHaveLength(2)
  expect(linesOf({ PORT: '70000' })[0]).toMatch(/^PORT: /)
  expect(linesOf({ AI_ENGINE: 'openai' })[0]).toMatch(/^AI_ENGINE: /)
  expect(linesOf({ SESSION_SECRETS: 'short' })[0]).toMatch(/^SESSION_SECRETS: /)
  expect(linesOf({ PUBLIC_URL: 'https://penmark.example/app' })[0]).toMatch(/^PUBLIC_URL: /)
})

test('the LanguageTool server is named by its bare address, with or without the path of its call', () => {
  const url = (LANGUAGETOOL_URL: string) => readEnv({ DATA_DIR: dir(), LANGUAGETOOL_URL }).languageToolUrl
  expect([url('http://localhost:8081/'), url('https://lt.example/api/v2/check'), url(' ')]).toEqual([
    'http://localhost:8081',
    'https://lt.example/api',
    undefined,
  ])
  for (const wrong of ['ftp://localhost', 'localhost:8081', 'http://me:secret@localhost', 'http://localhost/?key=1'])
    expect(linesOf({ LANGUAGETOOL_URL: wrong })[0]).toMatch(/^LANGUAGETOOL_URL: /)
})

test('G59: on Fly a missing session secret or signing key is refused', () => {
  expect(linesOf({ FLY_APP_NAME: 'penmark' })).toEqual([
    'SESSION_SECRETS: must be set on Fly',
    'LEDGER_SIGNING_KEY: must be set on Fly',
  ])
})

test('a made signing key is kept, readable by its owner only, and a rotation puts a fresh one before it', () => {
  const DATA_DIR = dir()
  const [first] = readEnv({ DATA_DIR }).ledger.signingKeys
  expect(readEnv({ DATA_DIR }).ledger.signingKeys).toEqual([first])
  expect(Buffer.from(first, 'base64')).toHaveLength(32)
  expect(statSync(path.join(DATA_DIR, 'ledger-signing-key')).mode & 0o777).toBe(0o600)
  rotateKeyFile(DATA_DIR)
  const rotated = readEnv({ DATA_DIR }).ledger.signingKeys
  expect(rotated).toHaveLength(2)
  expect(rotated[1]).toBe(first)
  expect(statSync(path.join(DATA_DIR, 'ledger-signing-key')).mode & 0o777).toBe(0o600)
})

test('a signing key that is not 32 bytes of base64, or stands there twice, is refused without being shown', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  for (const wrong of ['short', key.slice(0, -1), `${key},${key}`, `${key},`, Buffer.alloc(33).toString('base64')]) {
    const lines = linesOf({ LEDGER_SIGNING_KEY: wrong })
    expect(lines, wrong).toHaveLength(1)
    expect(lines[0]).toMatch(/^LEDGER_SIGNING_KEY: /)
    expect(lines[0]).not.toContain(wrong.slice(0, 12))
  }
  expect(readEnv({ DATA_DIR: dir(), LEDGER_SIGNING_KEY: ` ${key} ` }).ledger.signingKeys).toEqual([key])
})

test('the archive is a folder in the data directory, another folder, or a bucket with its credentials', () => {
  const DATA_DIR = dir()
  expect(readEnv({ DATA_DIR }).ledger.archive).toEqual({ kind: 'folder', folder: path.join(DATA_DIR, 'archive') })
  expect(readEnv({ DATA_DIR, LEDGER_ARCHIVE: '/srv/log' }).ledger.archive).toEqual({
    kind: 'folder',
    folder: '/srv/log',
  })
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(
    readEnv({ DATA_DIR, LEDGER_ARCHIVE: 's3://logs/prod/', LEDGER_S3_REGION: 'eu-west-1', ...keys }),
  ).toMatchObject({
    ledger: {
      archive: { kind: 's3', bucket: 'logs', prefix: 'prod', endpoint: 'https://s3.eu-west-1.amazonaws.com' },
    },
  })
  expect(linesOf({ LEDGER_ARCHIVE: 's3://logs' })).toEqual([
    'AWS_ACCESS_KEY_ID: must be set for an archive in s3://',
    'AWS_SECRET_ACCESS_KEY: must be set for an archive in s3://',
  ])
  expect(linesOf({ LEDGER_ARCHIVE: 's3://L/x', ...keys })[0]).toMatch(/^LEDGER_ARCHIVE: /)
  expect(linesOf({ LEDGER_ARCHIVE: 'https://x.example/', ...keys })[0]).toMatch(/^LEDGER_ARCHIVE: /)
})

test('Google needs both settings of its client, and another issuer over http only on this machine', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readEnv({ DATA_DIR: dir() }).google).toBeUndefined()
  expect(readEnv({ DATA_DIR: dir(), ...client }).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  })
  expect(readEnv({ DATA_DIR: dir(), ...client, GOOGLE_ISSUER: 'http://localhost:1' }).google?.issuer).toBe(
    'http://localhost:1',
  )
  expect(linesOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual(['GOOGLE_CLIENT_SECRET: must be set as well'])
  expect(linesOf({ GOOGLE_CLIENT_SECRET: 'secret' })).toEqual(['GOOGLE_CLIENT_ID: must be set as well'])
  expect(linesOf({ ...client, GOOGLE_ISSUER: 'http://id.example' })).toEqual([
    'GOOGLE_ISSUER: http: only on this machine',
  ])
})

test('the servers that the settings name confirm the clock, but for those on this machine', () => {
  const sourcesOf = (source: Record<string, string>) => readEnv({ DATA_DIR: dir(), ...source }).ledger.clock.sources
  expect(sourcesOf({})).toEqual([])
  expect(sourcesOf({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([])
  expect(sourcesOf({ OPENAI_API_KEY: 'k' })).toEqual(['https://api.openai.com/v1'])
  expect(sourcesOf({ OPENAI_API_KEY: 'k', LEDGER_CLOCK_SOURCES: 'ntp://time.example, https://a.example' })).toEqual([
    'ntp://time.example',
    'https://a.example',
  ])
  expect(linesOf({ LEDGER_CLOCK_SOURCES: 'time.example' })).toEqual([
    'LEDGER_CLOCK_SOURCES: each must be ntp://host or an http address',
  ])
})

test('the clock is trusted by its own word if a setting or the command line says so, and under development', () => {
  const isTrusted = (source: Record<string, string>, words: string[] = []) =>
    readEnv({ DATA_DIR: dir(), ...source }, words).ledger.clock.trusted
  expect(isTrusted({})).toBe(false)
  expect(isTrusted({ LEDGER_CLOCK: 'trusted' })).toBe(true)
  expect(isTrusted({}, ['--trust-clock'])).toBe(true)
  expect(isTrusted({ NODE_ENV: 'development' })).toBe(true)
  expect(isTrusted({ NODE_ENV: 'development', LEDGER_CLOCK: 'confirmed' })).toBe(false)
})

test('what is no database lies in a folder of its own if there is one', () => {
  const DATA_DIR = dir()
  const STATE_DIR = dir()
  const env = readEnv({ DATA_DIR, STATE_DIR })
  expect(env).toMatchObject({ dataDir: DATA_DIR, stateDir: STATE_DIR, cluster: undefined })
  expect(env.ledger.archive).toEqual({ kind: 'folder', folder: path.join(STATE_DIR, 'archive') })
  expect(readdirSync(DATA_DIR)).toEqual([])
  expect(readdirSync(STATE_DIR).toSorted()).toEqual(['ledger-signing-key', 'session-secret'])
})

const CLUSTER = {
  CLUSTER: 'litefs',
  SESSION_SECRETS: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
  LEDGER_ARCHIVE: 's3://bucket/ledger',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://localhost:25',
  NODE_URL: 'http://10.0.0.1:3000',
}

/** Looks like a mount of LiteFS. */
function mount(): string {
  const folder = dir()
  writeFileSync(path.join(folder, '.lag'), '0\n')
  return folder
}

test('a machine of a cluster starts with a mount, a folder for state and what all machines have in common', () => {
  const env = readEnv({ ...CLUSTER, DATA_DIR: mount(), STATE_DIR: dir() })
  const more = { consul: undefined, ack: 'recorded' }
  expect(env.cluster).toEqual({
    ...{ node: CLUSTER.NODE_URL, url: CLUSTER.NODE_URL, litefsUrl: 'http://127.0.0.1:20202' },
    ...more,
  })
  const { NODE_URL: _, ...onFly } = { ...CLUSTER, FLY_APP_NAME: 'penmark', FLY_MACHINE_ID: 'e82' }
  const lock = { FLY_CONSUL_URL: 'https://:t%2Fk@consul.test/app', LITEFS_LOCK: 'penmark/1', LEDGER_ACK: 'replicated' }
  const fly = readEnv({ ...onFly, ...lock, DATA_DIR: mount(), STATE_DIR: dir() })
  expect(fly.cluster).toEqual({
    ...{ node: 'e82', url: 'http://e82.vm.penmark.internal:3000', litefsUrl: 'http://fly-local-6pn:20202' },
    ack: 'replicated',
    consul: { url: lock.FLY_CONSUL_URL, key: lock.LITEFS_LOCK },
  })
})

test.for([
  ['SESSION_SECRETS', {}, /^SESSION_SECRETS: must be set, the same on every machine/],
  ['LEDGER_SIGNING_KEY', {}, /^LEDGER_SIGNING_KEY: must be set, the same on every machine/],
  ['LEDGER_ARCHIVE', {}, /^LEDGER_ARCHIVE: must be a bucket/],
  ['SMTP_URL', {}, /^SMTP_URL: must be set in a cluster/],
  ['NODE_URL', {}, /^NODE_URL: must be the address/],
  ['STATE_DIR', {}, /^STATE_DIR: must be set/],
  ['CLUSTER', {}, /^DATA_DIR: is a mount of LiteFS, which needs CLUSTER=litefs$/],
  ['', { DATA_DIR: '/tmp' }, /^DATA_DIR: must be the mount of LiteFS, which is not there/],
] as const)('a cluster without %s is refused in one line', ([name, more, line]) => {
  const whole: Record<string, string> = { ...CLUSTER, DATA_DIR: mount(), STATE_DIR: dir(), ...more }
  const lines = linesOf(Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)))
  expect(lines).toEqual([expect.stringMatching(line)])
})

test('state on the mount itself is refused: LiteFS takes databases only', () => {
  const DATA_DIR = mount()
  for (const STATE_DIR of [DATA_DIR, path.join(DATA_DIR, 'state')])
    expect(linesOf({ ...CLUSTER, DATA_DIR, STATE_DIR })).toEqual(['STATE_DIR: must be a folder outside DATA_DIR'])
})
