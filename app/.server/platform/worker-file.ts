import { existsSync } from 'node:fs'

/**
 * The file of a worker: `source` beside the module that starts it, or `built` in the build, in which that module is part of
 * `build/server/index.js` or of a chunk in `build/server/assets/`.
 * @throws {Error} if there is none, because the build is broken.
 */
export function findWorkerFile(moduleUrl: string, { source, built }: { source: string; built: string }): URL {
  for (const candidate of [`./${source}`, `./${built}`, `../${built}`, `../../${built}`]) {
    const file = new URL(candidate, moduleUrl)
    if (existsSync(file)) return file
  }
  throw new Error(`The worker ${built} was not found beside ${moduleUrl}`)
}
