import { readFileSync } from 'node:fs'
import path from 'node:path'

const PATIENCE_MS = 1_000

/** The positions of both databases: so many transactions this machine has, as 16 hexadecimal digits each. */
export type Positions = { penmark: string; keys: string }

export type LiteFs = {
  /** Whether LiteFS writes on this machine; undefined if it does not answer. */
  isPrimary(): Promise<boolean | undefined>
  /** For how long nothing was heard from the primary; undefined if the mount does not say. */
  lagMs(): number | undefined
  /** Undefined for a database that is not here. */
  positions(): Positions | undefined
}

/** What LiteFS says about itself: over HTTP and in small files of its mount. */
export function openLiteFs({ url, dataDir }: { url: string; dataDir: string }): LiteFs {
  return {
    async isPrimary() {
      try {
        const response = await fetch(`${url}/info`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
        const info = (await response.json()) as { isPrimary?: unknown }
        return typeof info.isPrimary === 'boolean' ? info.isPrimary : undefined
      } catch {
        return undefined
      }
    },
    lagMs() {
      const text = textOf(path.join(dataDir, '.lag'))?.trim()
      return text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : undefined
    },
    positions() {
      const [penmark, keys] = ['penmark.db', 'keys.db'].map((name) =>
        positionIn(textOf(path.join(dataDir, `${name}-pos`))),
      )
      return penmark === undefined || keys === undefined ? undefined : { penmark, keys }
    },
  }
}

/** `0000000000000f2a/8c5b…`: the transaction and a checksum. */
function positionIn(text: string | undefined): string | undefined {
  return /^([0-9a-f]{16})\//.exec(text ?? '')?.[1]
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
