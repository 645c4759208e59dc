import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Every file below a folder with its content, by its path in the folder. A running server makes files that live for a moment,
 * such as the journal of a transaction: one that is gone before it is read is left out.
 */
export function filesNow(folder: string): [file: string, bytes: Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file): [string, Buffer][] => {
      try {
        return [[path.relative(folder, file), readFileSync(file)]]
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }
    })
}
