import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { basesOf, sizeOf } from '#tests/support/image.ts'
import { importedPackages, servedFiles, sortedFiles } from '../../scripts/slim-packages.mjs'
import { assetsOf } from '../../scripts/unread-assets.mjs'

// The image holds the packages of production, the build, Node, and the system below. This holds their sum by the folders that the
// Dockerfile copies, in every run; `image-build.test.ts` measures an image.

/** Debian 12 slim, its 88 packages put together from Debian's mirror: 77 MB. The rest is for what updates add. */
const SYSTEM = 85e6

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages)
  .filter(([place, { dev, optional, devOptional, peer }]) => place !== '' && !dev && !optional && !devOptional && !peer)
  .map(([place]) => place.slice('node_modules/'.length))
  // One inside another one is swept with that.
  .filter((place) => !place.includes('/node_modules/'))
const imported = importedPackages('node_modules', 'build/server')
const { left: files, unread } = sortedFiles('node_modules', packages, imported)
const linked = servedFiles('node_modules', imported, 'build/client')
const left = linked.reduce((sum, { size }) => sum - size, files)

/** What runs in the built server: the program before it, itself, the commands beside it, and its threads. */
const PROGRAMS = ['index', 'penmark', 'ops', 'ledger', 'builtin-worker', 'hash-worker', 'text-worker'].map(
  (name) => `${name}.js`,
)

test('the packages of the image weigh 90 MB at most, and with the build, Node and the system less than 400', () => {
  expect(left).toBeLessThan(90e6)
  expect(linked.map(({ file }) => path.basename(file))).toContain('harper_wasm_slim_bg.wasm')
  // What starts from this checkout keep beside the build, and the packed extension, are not in the image.
  const built = ['client', 'server', 'verifier'].reduce((sum, folder) => sum + sizeOf(`build/${folder}`), 0)
  expect(built).toBeLessThan(90e6)
  // Node with its symbols, which the image leaves out.
  expect(left + built + sizeOf(process.execPath) + SYSTEM).toBeLessThan(400e6)
})

test('the built server keeps no second copy of what only browsers read, and every script that one of its own names', () => {
  const { read, unread: others } = assetsOf('build/server')
  expect(others.filter((file) => existsSync(`build/client/${file}`))).toEqual([])
  const scripts = read.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  const named = [...PROGRAMS, ...scripts].flatMap((file) =>
    [
      ...readFileSync(`build/server/${file}`, 'utf8').matchAll(
        /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.[\w./-]{1,100}-[\w-]{8}\.js)["'`]/g,
      ),
    ]
      .map(([, to = '']) => path.join('build/server', path.dirname(file), to))
      .filter((to) => to.startsWith('build/server/assets/') || to.startsWith('build/server/shared/')),
  )
  expect(new Set(named).size).toBeGreaterThan(100)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  // Names in a text or in a comment have no hash. Browsers still find theirs.
  expect(readdirSync('build/client/assets').filter((name) => /^harper_wasm.*\.wasm$/.test(name))).toHaveLength(1)
})

test('nothing that the server imports is left out, and no licence', () => {
  const gone = new Set(unread.map((file) => path.resolve('node_modules', file)))
  const from = createRequire(path.resolve('build/server/index.js'))
  const files = PROGRAMS.map((file) => `build/server/${file}`)
  const built = [...files, ...['assets', 'shared'].flatMap((folder) => scriptsIn(`build/server/${folder}`))]
  const names = new Set<string>()
  for (const file of built)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["'`]([@a-z][\w@./-]*)["'`]/g,
    ))
      names.add(name)
  const resolved = [...names].flatMap((name) => {
    try {
      return [from.resolve(name)]
    } catch {
      return []
    }
  })
  expect(resolved.filter((file) => file.includes('node_modules')).length).toBeGreaterThanOrEqual(20)
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
  expect(docker).toContain('RUN node slim-packages.mjs node_modules build')
  expect(docker).toContain('npm sbom')
  const outside = ['default', 'fly', 'litefs'].flatMap((target) => basesOf(target, docker))
  expect(new Set(outside).size).toBe(4)
  expect(outside.filter((base) => !/:\d/.test(base))).toEqual([])
  // The Node that the tests run, and the system that its image is made of.
  expect(basesOf('default', docker)).toEqual(
    expect.arrayContaining([`node:${process.versions.node}-bookworm-slim`, 'debian:12-slim']),
  )
  expect(docker).toMatch(/^USER node$/m)
  expect(docker).toMatch(/^HEALTHCHECK /m)
})
