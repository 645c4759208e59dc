import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ExtensionFile, ZIPPED } from '#app/domain/extension/files.ts'
import { z } from '#app/domain/zod.ts'

const ZippedSchema = z.object({ origin: z.string(), version: z.string().regex(/^\d[\d.]{0,19}$/) })

const NAMES = { chromium: 'chrome', firefox: 'firefox' } as const

/** Lists the files that people can download; none if they were packed for another site, with which they would not work. */
export type ExtensionFiles = () => Promise<ExtensionFile[]>

/**
 * @param folder the folder of `npm run extension -- zip`
 * @param origin the origin of this site
 */
export function createExtensionFiles(folder: string, origin: string): ExtensionFiles {
  // One entry for each state of a file, and files change only when they are packed again.
  const hashed = new Map<string, string>()

  /** The file as it lies there now: it is read again only after it has changed. */
  async function fileOf(browser: ExtensionFile['browser'], version: string): Promise<ExtensionFile | undefined> {
    const name = `penmark-${version}-${NAMES[browser]}.zip`
    const file = path.join(folder, name)
    const facts = await stat(file).catch(() => undefined)
    if (facts === undefined) return undefined
    const { size: bytes, mtimeMs } = facts
    const key = `${name} ${bytes} ${mtimeMs}`
    const sha256 =
      hashed.get(key) ??
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
    hashed.set(key, sha256)
    return { browser, name, bytes, sha256 }
  }

  return async () => {
    const text = await readFile(path.join(folder, ZIPPED), 'utf8').catch(() => 'null')
    const zipped = ZippedSchema.safeParse(parsed(text))
    if (!zipped.success || zipped.data.origin !== new URL(origin).origin) return []
    const { version } = zipped.data
    const files = [await fileOf('chromium', version), await fileOf('firefox', version)]
    return files.filter((file) => file !== undefined)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
