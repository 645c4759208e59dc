import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = path.join(import.meta.dirname, '../../test-results/on-disk')

/**
 * A fresh folder on the disk of this checkout, for tests of what survives a crash: the temporary folder may be on a RAM
 * disk (scripts/run-folder.mjs).
 */
export function folderOnDisk(): { path: string } & Disposable {
  mkdirSync(FOLDERS, { recursive: true })
  const folder = mkdtempSync(path.join(FOLDERS, 'data-'))
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
