// Removes from the folder of the built server what no program there can read: what browsers load is built for both of them, and served
// from the folder of the client. The check of English in the browser alone is 27 MB.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** The folders of a program's own files, beside the program. */
const FOLDERS = ['assets', 'shared']

/**
 * The files of a built server by whether one of its programs can read them: a program reads what it names, and so do the scripts that
 * it reads. A mention in a comment counts as well: rather one file too many.
 * @param {string} server its folder
 */
export function assetsOf(server) {
  const programs = readdirSync(server).filter((name) => name.endsWith('.js'))
  const files = FOLDERS.filter((folder) => existsSync(path.join(server, folder))).flatMap((folder) =>
    readdirSync(path.join(server, folder)).map((name) => `${folder}/${name}`),
  )
  const unread = new Set(files)
  const toRead = [...programs]
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    const text = readFileSync(path.join(server, file), 'utf8')
    for (const other of [...unread]) {
      if (!text.includes(path.basename(other))) continue
      unread.delete(other)
      if (other.endsWith('.js')) toRead.push(other)
    }
  }
  return { read: files.filter((file) => !unread.has(file)), unread: [...unread] }
}

/**
 * Removes them, but only those that the client's folder has as well: nothing may be lost.
 * @param {string} build the folder of both
 */
export function removeUnreadAssets(build) {
  let bytes = 0
  for (const file of assetsOf(path.join(build, 'server')).unread) {
    if (!existsSync(path.join(build, 'client', file))) continue
    const place = path.join(build, 'server', file)
    bytes += statSync(place).size
    rmSync(place)
  }
  return bytes
}
