import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { clusterSettings } from '#app/.server/platform/cluster-settings.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import routes from '#app/routes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

function settingsOfTheSchema(): string[] {
  const schema = /const Settings = z\.object\(\{([\s\S]*?)\n\}\)/.exec(read('app/.server/platform/env.ts'))?.[1] ?? ''
  return [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name = '']) => name)
}

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const here = [parent, entry.path].filter(Boolean).join('/')
    return entry.children ? pathsOf(entry.children, here) : [`/${here}`]
  })
}

test('the settings table of the README names every setting and nothing else', () => {
  const section = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const documented = [...section.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(documented.length).toBeGreaterThan(10)
  expect(documented.toSorted()).toEqual(settingsOfTheSchema().toSorted())
})

test('“Change X, touch Y” names files and folders that exist', () => {
  const table = read('docs/architecture.md').split('## Change X, touch Y')[1]?.split('\n## ')[0] ?? ''
  const places = [...table.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(20)
  expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([])
})

test('no two decision records have one number, and each begins with its own', () => {
  const records = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name))
  expect(records.length).toBeGreaterThan(50)
  const numbers = records.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  for (const [at, name] of records.entries()) expect(read(`docs/decisions/${name}`)).toMatch(`# ${numbers[at]}.`)
})

test('the API document names every operation of the assistant, in order', () => {
  const row = /^\| `operation` \|(.*)\|$/m.exec(read('docs/api.md'))?.[1] ?? ''
  expect([...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...OPERATIONS])
})

test('every call under /api has its own heading in the API document, and no other has', async () => {
  const calls = pathsOf(await routes).filter((url) => url.startsWith('/api/') && !url.endsWith('*'))
  const documented = [...read('docs/api.md').matchAll(/^### `(?:GET|POST|PUT|PATCH|DELETE) (\/api\/\S+)`$/gm)].map(
    ([, url]) => url,
  )
  expect(calls.length).toBeGreaterThan(5)
  expect([...new Set(documented)].toSorted()).toEqual(calls.toSorted())
})

test('the API document gives every error code under its status', () => {
  // What only screens or the host's form rules answer, and what is no refusal, is not part of the API.
  const elsewhere = [
    ...['cross_origin', 'already_verified', 'engine_stopped'],
    ...['self_invite', 'duplicate_seat', 'too_many_seats', 'seat_closed', 'wrong_address'],
    ...['too_many_keys', 'key_replaced'],
    // Only the browser's own script gets this, on the login page.
    'passkey_refused',
    ...['factor_already_on', 'factor_not_begun', 'factor_code_wrong', 'passkey_not_added', 'passkey_exists'],
    ...['too_many_passkeys', 'google_taken', 'google_only_way', 'already_on_plan', 'change_not_offered'],
    ...['invitation_invalid', 'invitation_used', 'invitation_expired', 'invitation_revoked'],
  ]
  const lines = read('docs/api.md')
    .split('\n')
    .filter((line) => /^\| [\d, ]+ \|/.test(line))
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    if (elsewhere.includes(code)) continue
    const line = lines.find((candidate) => candidate.split('|')[1]?.includes(String(status)))
    expect(line, `${status} ${code}`).toContain(`\`${code}\``)
  }
})

test('the deployment files set settings that exist, and agree on port, folder and health path', () => {
  const known = [...settingsOfTheSchema(), 'PATH']
  const compose = read('compose.yml')
  const fly = read('fly.toml')
  const docker = read('Dockerfile')
  const cluster = read('fly.litefs.toml')
  const named = [
    ...[...(/environment:\n((?: {6}- .*\n)+)/.exec(compose)?.[1] ?? '').matchAll(/- ([A-Z0-9_]+)/g)].map(
      ([, name = '']) => name,
    ),
    ...[...`${fly}${cluster}`.matchAll(/^ {2}([A-Z0-9_]+) = /gm)].map(([, name = '']) => name),
    ...[...docker.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ),
  ]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(docker).toContain('PORT=3000 DATA_DIR=/data')
  expect(compose).toContain("'127.0.0.1:3000:3000'")
  expect(compose).toContain('penmark-data:/data')
  expect(fly).toContain("PORT = '3000'")
  expect(fly).toContain('internal_port = 3000')
  expect(fly).toContain("DATA_DIR = '/data'")
  expect(fly).toContain("destination = '/data'")
  expect(fly).toContain("path = '/healthz'")
  expect(docker).toContain('/healthz')
})

test('the files for several machines on Fly agree on mount, volume, target, user and port', () => {
  const [docker, fly, litefs] = ['Dockerfile', 'fly.litefs.toml', 'litefs.yml'].map(read) as [string, string, string]
  const stage = docker.split(/^FROM /m).find((part) => part.startsWith('app AS litefs')) ?? ''
  const stated = (name: string) => new RegExp(`^ +${name} = '([^']*)'`, 'm').exec(fly)?.[1]
  const volume = stated('destination') ?? ''
  expect(stated('build-target')).toBe('litefs')
  expect(stated('CLUSTER')).toBe('litefs')
  const mount = /^fuse:\n {2}dir: '([^']*)'/m.exec(litefs)?.[1]
  expect(stated('DATA_DIR')).toBe(mount)
  expect(stage).toContain(`ENV CLUSTER=litefs DATA_DIR=${mount} STATE_DIR=${stated('STATE_DIR')}`)
  const dataOfLiteFs = /^data:\n(?: +#.*\n)* {2}dir: '([^']*)'/m.exec(litefs)?.[1] ?? ''
  for (const folder of [dataOfLiteFs, stated('STATE_DIR') ?? ''])
    expect(folder.startsWith(`${volume}/`), folder).toBe(true)
  expect(stage).toContain(`mkdir -p ${dataOfLiteFs}`)
  expect(stage).toContain('chown -R node:node')
  expect(stage).toContain(`lost keep ${dataOfLiteFs}`)
  // LiteFS lets anybody in who reaches its port.
  const address = /^http:\n {2}addr: '([^']*)'/m.exec(litefs)?.[1]
  expect(address).toBe('fly-local-6pn:20202')
  expect(read('app/.server/platform/cluster-settings.ts')).toContain("'fly-local-6pn'")
  expect(/^ {4}key: '\$\{(\w+)\}'/m.exec(litefs)?.[1]).toBe('LITEFS_LOCK')
  expect(stated('LITEFS_LOCK')).toMatch(/^penmark\/\d+$/)
  expect(litefs).not.toContain('if-candidate')
  expect(fly.match(/internal_port = 3000/g)).toHaveLength(1)
  expect(fly).not.toContain('20202')
  expect(read('fly.toml')).not.toContain('CLUSTER')
  const copied = [...read('litestream.yml').matchAll(/path: (\/\S+)/g)].map(([, file]) => file)
  expect(copied).toEqual(['penmark.db', 'keys.db'].map((name) => `/data/${name}`))
})

test('two machines of one compose file have what a cluster needs, and publish no port but the server’s on this machine alone', () => {
  const [compose, litefs, single] = ['compose.cluster.yml', 'litefs.compose.yml', 'litefs.yml'].map(read) as [
    string,
    string,
    string,
  ]
  const settings = new Map(
    [...(/x-settings: &settings\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '').matchAll(/^ {2}([A-Z0-9_]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
  const known = [...settingsOfTheSchema()]
  expect([...settings.keys()].filter((name) => !known.includes(name))).toEqual([])
  const problems: string[] = []
  for (const node of ['one', 'two']) {
    const part = new RegExp(`^ {2}${node}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? ''
    const [, nodeUrl] = /NODE_URL: (\S+)/.exec(part) ?? []
    expect(nodeUrl).toBe(`http://${node}:3000`)
    expect(part).toContain(`hostname: ${node}`)
    expect(part).toContain(`'${node}:/data'`)
    // The mount itself is the only thing that is not here.
    const stated = { ...Object.fromEntries(settings), NODE_URL: nodeUrl, PORT: 3000, LEDGER_ACK: 'recorded' }
    clusterSettings(stated as never, { dataDir: '/litefs', stateDir: '/data/state', archive: 's3' }, problems)
  }
  expect(problems.filter((problem) => !problem.includes('must be the mount of LiteFS'))).toEqual([])
  expect(
    [...compose.matchAll(/ports: \['([^']*)'\]/g)]
      .map(([, port = '']) => port)
      .every((port) => port.startsWith('127.0.0.1:')),
  ).toBe(true)
  expect(compose).not.toContain('20202:')
  expect(compose).toContain('target: litefs')
  const inBoth = (pattern: RegExp) => expect(pattern.exec(litefs)?.[0]).toBe(pattern.exec(single)?.[0])
  for (const pattern of [
    /^fuse:\n {2}dir: .*$/m,
    /^ {2}retention: .*$/m,
    /^ {4}key: .*$/m,
    /^ {2}- cmd: .*$/m,
    /^exit-on-error: .*$/m,
  ])
    inBoth(pattern)
  for (const file of ['compose.yml', 'compose.cluster.yml'])
    for (const [, image = ''] of read(file).matchAll(/image: (\S+)/g))
      expect([file, image, /:[\w.-]*\d/.test(image)]).toEqual([file, image, true])
})

test('every link between documents leads to a file, and to a heading where it names one', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')]
  const broken: string[] = []
  for (const document of documents) {
    for (const [, target = ''] of read(document).matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)) {
      const [file = '', heading] = target.split('#')
      const found = readIfThere(path.join(path.dirname(document), file))
      const anchors = [...(found ?? '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title))
      if (found === undefined || (heading !== undefined && !anchors.includes(heading)))
        broken.push(`${document}: ${target}`)
    }
  }
  expect(broken).toEqual([])
})

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

function readIfThere(file: string): string | undefined {
  try {
    return read(file)
  } catch {
    return undefined
  }
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
