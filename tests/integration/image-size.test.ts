import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sortedFiles } from '../../scripts/slim-packages.mjs'

// The image holds the packages of production, the build, Node, and the system below. This holds the sum of the first three, by the
// folders that the Dockerfile copies, since there is no engine for containers here.

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages)
  .filter(([place, { dev, optional, devOptional, peer }]) => place !== '' && !dev && !optional && !devOptional && !peer)
  .map(([place]) => place.slice('node_modules/'.length))
  // One inside another one is swept with that.
  .filter((place) => !place.includes('/node_modules/'))
const { left, unread } = sortedFiles('node_modules', packages)

function sizeOf(place: string): number {
  const found = lstatSync(place)
  if (!found.isDirectory()) return found.size
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0)
}

test('the packages of the image weigh 145 MB at most, and with the build and Node less than 400', () => {
  expect(left).toBeLessThan(145e6)
  expect(left + sizeOf('build') + sizeOf(process.execPath)).toBeLessThan(400e6)
})

test('nothing that the server imports is left out, and no licence', () => {
  const gone = new Set(unread.map((file) => path.resolve('node_modules', file)))
  const from = createRequire(path.resolve('build/server/index.js'))
  const files = ['index.js', 'ops.js', 'ledger.js', 'builtin-worker.js', 'text-worker.js'].map(
    (file) => `build/server/${file}`,
  )
  const built = [...files, ...['assets', 'shared'].flatMap((folder) => scriptsIn(`build/server/${folder}`))]
  const imported = new Set<string>()
  for (const file of built)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["'`]([@a-z][\w@./-]*)["'`]/g,
    ))
      imported.add(name)
  const resolved = [...imported].flatMap((name) => {
    try {
      return [from.resolve(name)]
    } catch {
      return []
    }
  })
  expect(resolved.filter((file) => file.includes('node_modules')).length).toBeGreaterThan(20)
  expect(resolved.filter((file) => gone.has(file))).toEqual([])
  expect(unread.filter((file) => /(?:^|\/)(?:licen[cs]e|copying|notice)[^/]*$/i.test(file))).toEqual([])
  // Found by their places rather than by their names.
  for (const file of ['harper.js/dist/harper_wasm_slim_bg.wasm', 'better-sqlite3/prebuilds/linux-x64.node'])
    expect([file, unread.includes(file), lstatSync(path.join('node_modules', file)).isFile()]).toEqual([
      file,
      false,
      true,
    ])
})

function scriptsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`)
}

test('the Dockerfile slims what it copies, states each base by its version, and runs as an unprivileged user that is watched', () => {
  const docker = readFileSync('Dockerfile', 'utf8')
  expect(docker).toContain('RUN node slim-packages.mjs node_modules')
  expect(docker).toContain('npm sbom')
  const stages = new Set([...docker.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name = '']) => name))
  const bases = [...docker.matchAll(/^(?:FROM |COPY --from=)(\S+)/gm)].map(([, base = '']) => base)
  const outside = bases.filter((base) => !stages.has(base))
  expect(outside.length).toBeGreaterThan(2)
  expect(outside.filter((base) => !/:\d/.test(base))).toEqual([])
  expect(docker).toMatch(/^USER node$/m)
  expect(docker).toMatch(/^HEALTHCHECK /m)
})
