// Removes from the packages of an image what no running server reads: types, source maps, sources of what is compiled, documents,
// binaries of other systems, and the forms of the English check that are not loaded. Licences stay.
// node scripts/slim-packages.mjs FOLDER
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const UNREAD =
  /\.d\.[cm]?ts$|\.[cm]?ts$|\.tsx$|\.map$|\.(?:c|cc|cpp|h|hpp|gyp|gypi|flow)$|^(?:readme|changelog|history|contributing)\b/i
const LICENCE = /^(?:licen[cs]e|copying|notice)/i
/** By package and place in it. The server loads the slim form of the English check, not inlined, and runs on Linux with glibc. */
const OTHER_FORMS =
  /^harper\.js\/dist\/(?:binaryInlined\.js|slimBinaryInlined\.js|harper_wasm_bg\.wasm)$|^better-sqlite3\/(?:deps|src)\/|^better-sqlite3\/prebuilds\/(?!linux-(?:x64|arm64)\.node$)/

/**
 * The files of packages, by whether a server may read them.
 * @param {string} folder a node_modules
 * @param {readonly string[]} packages their folders in it
 */
export function sortedFiles(folder, packages = readdirSync(folder)) {
  /** @type {{ left: number, unread: string[] }} */
  const sorted = { left: 0, unread: [] }
  const sweep = (/** @type {string} */ place) => {
    for (const entry of readdirSync(path.join(folder, place), { withFileTypes: true })) {
      const file = `${place}/${entry.name}`
      if (entry.isDirectory()) sweep(file)
      else if (OTHER_FORMS.test(file) || (UNREAD.test(entry.name) && !LICENCE.test(entry.name)))
        sorted.unread.push(file)
      else if (entry.isFile()) sorted.left += statSync(path.join(folder, file)).size
    }
  }
  for (const name of packages) if (existsSync(path.join(folder, name, '.'))) sweep(name)
  return sorted
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename) {
  const [folder = 'node_modules'] = process.argv.slice(2)
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const { left, unread } = sortedFiles(
    folder,
    folders.map(({ name }) => name),
  )
  for (const file of unread) rmSync(path.join(folder, file))
  process.stdout.write(
    `${unread.length} files removed, ${(left / 1e6).toFixed(0)} MB of packages are left in ${folder}\n`,
  )
}
