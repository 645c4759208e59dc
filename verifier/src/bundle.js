// The files of an export among the entries of an archive: which ones belong, which stand beside it, and which are harmful.
import { isAddedBySystem, isHarmlessStranger } from './strangers.js'

/** @typedef {import('./reader.js').BundleFile} BundleFile */

/**
 * A bundle's files by name, without the folder that contains them. `wrong` lists entries that programs would unpack in different
 * ways; `aside` lists files that a system added, and `beside` others that are no part of an export: neither is read. `refused`
 * says why the archive is not a bundle at all.
 * @typedef {{ files: Map<string, BundleFile>, wrong: string[], aside?: string[], beside?: string[] }} Bundle
 */

/**
 * `hidden`: the field for the start of a long name is filled although the header's format has no such field.
 * @typedef {{ name: string, size: number, type: string, hidden: boolean }} Entry
 */

/**
 * What an archive of any kind holds, as a bundle.
 * @param {Placed[]} entries
 * @param {string[]} wrong
 * @returns {Bundle}
 */
export function bundleOf(entries, wrong) {
  /** @type {Map<string, BundleFile>} */
  const files = new Map()
  /** @type {string[]} */
  const aside = []
  /** @type {string[]} */
  const beside = []
  const folders = foldersOf(entries)
  if (folders.length > 1) wrong.push('the archive has more than one folder with an export')
  const [folder] = folders
  for (const entry of entries) {
    const { name, type } = entry
    if (type === '5' && (name === '' || (name.endsWith('/') && folder.startsWith(name)))) {
      if (entry.file.size > 0 || entry.hidden) wrong.push(notPlain(entry))
      continue
    }
    if (isAddedBySystem(name) && (isPlainType(type) || type === '5')) {
      if (type !== '5') aside.push(name)
      continue
    }
    const isInside = name.startsWith(folder)
    const inner = isInside ? name.slice(folder.length) : name
    const fault = entryFault(entry, inner, isInside)
    if (fault !== '') wrong.push(fault)
    else if (isInside && inner === 'schema/') continue
    else if (!isInside || type === '5' || !isPlainPath(inner)) beside.push(name)
    else if (files.has(inner)) wrong.push(`${inner} is there twice`)
    else files.set(inner, entry.file)
  }
  return { files, wrong, aside, beside }
}

/** An entry of an archive with its contents. @typedef {Entry & { file: BundleFile }} Placed */

/**
 * The folders in which exports lie, '' for one without a folder around it. Without a manifest it is the first folder.
 * @param {Placed[]} entries
 * @returns {string[]}
 */
function foldersOf(entries) {
  const manifests = entries.filter(({ name, type }) => isPlainType(type) && /^(?:.*\/)?manifest\.json$/.test(name))
  const own = manifests.filter(({ name }) => !isAddedBySystem(name))
  const folders = own.map(({ name }) => name.slice(0, -'manifest.json'.length)).filter(isFolder)
  if (folders.length > 0) return [...new Set(folders)]
  const first = entries.find(({ name }) => name.includes('/') && isFolder(name.slice(0, name.indexOf('/') + 1)))
  return [first === undefined ? '' : first.name.slice(0, first.name.indexOf('/') + 1)]
}

/**
 * Whether an export may lie in such a folder: none, or one that people make, with spaces and letters of any language.
 * @param {string} folder
 */
function isFolder(folder) {
  return folder === '' || isHarmlessStranger(folder.slice(0, -1))
}

/** @param {string} type */
function isPlainType(type) {
  return type === '0' || type === '\0'
}

/** What other programs make of an entry that is not read here. */
const ENTRY_KINDS = {
  1: 'a hard link',
  2: 'a symbolic link',
  3: 'a device',
  4: 'a device',
  5: 'a folder',
  6: 'a FIFO',
  7: 'a contiguous file',
  g: 'a header that changes later entries',
  x: 'a header that changes the next entry',
  L: 'a header that renames the next entry',
  K: 'a header that links the next entry',
  S: 'a sparse file',
}

/**
 * Why an entry could be unpacked to something else than what is read here: no plain file, a place outside its folder, or a name
 * that some system takes for that of an export's own file. Anything else is a part of the export or a stranger beside it.
 * @param {Placed} entry
 * @param {string} inner its name in the export's folder
 * @param {boolean} isInside it lies in the export's folder
 * @returns {string} '' if it is harmless
 */
function entryFault(entry, inner, isInside) {
  const { name, type, hidden } = entry
  const quotedName = JSON.stringify(name.slice(0, 200))
  const isFolder = type === '5' && entry.file.size === 0 && !hidden
  if (!isFolder && !isPlainType(type)) return notPlain(entry)
  if (isFolder && isInside && inner === 'schema/') return ''
  if (hidden) return `the entry ${quotedName} has a name that programs read in different ways`
  const isHarmless = isHarmlessStranger(isFolder ? inner.slice(0, -1) : inner)
  if (isFolder) return isHarmless ? '' : notPlain(entry)
  if (isInside && isPlainPath(inner)) return ''
  if (isHarmless) return ''
  return isPlainPath(inner)
    ? `an entry lies outside the bundle's folder: ${name}`
    : `the entry ${quotedName} has a name that no file of an export has`
}

/** @param {Entry} entry */
export function notPlain({ name, type }) {
  const kind = ENTRY_KINDS[/** @type {keyof typeof ENTRY_KINDS} */ (type)] ?? 'of an unknown kind'
  return `the entry ${JSON.stringify(name.slice(0, 200))} is no plain file (type ${JSON.stringify(type)}, ${kind})`
}

/**
 * Whether a path means the same on every system: relative, in ASCII, no segment empty, `.` or `..`.
 * @param {string} name
 * @returns {boolean}
 */
function isPlainPath(name) {
  return /^[\x21-\x7e]+$/.test(name) && !/[\\:]/.test(name) && name.split('/').every((part) => !/^\.{0,2}$/.test(part))
}

/**
 * A name in UTF-8. Old programs wrote the code page of their system, which nothing names; no file of an export has such a name.
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function decodedName(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : '_')).join('')
  }
}
