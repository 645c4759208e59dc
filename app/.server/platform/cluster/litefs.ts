import { readFileSync } from 'node:fs'
import path from 'node:path'

const PATIENCE_MS = 1_000
const PROMOTE_MS = 5_000

/** The positions of both databases: so many transactions this machine has, as 16 hexadecimal digits each. */
export type Positions = { penmark: string; keys: string }

export type LiteFs = {
  /** Whether LiteFS writes on this machine, and whether it has a stream from another one; undefined if it does not answer. */
  look(): Promise<{ isPrimary: boolean; follows: boolean } | undefined>
  /** For how long nothing was heard from the primary; undefined if the mount does not say. */
  lagMs(): number | undefined
  /** How much LiteFS keeps of the last transactions, in bytes on disk; undefined if it does not answer. */
  ltxBytes(): Promise<number | undefined>
  /** Undefined for a database that is not here. */
  positions(): Positions | undefined
  /** Asks the machine that writes to hand over to this one. False if it did not. */
  promote(): Promise<boolean>
}

/** What LiteFS says about itself: over HTTP and in small files of its mount. */
export function openLiteFs({ url, dataDir }: { url: string; dataDir: string }): LiteFs {
  return {
    async look() {
      try {
        const response = await fetch(`${url}/info`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
        const { isPrimary, primary } = (await response.json()) as {
          isPrimary?: unknown
          primary?: { hostname?: unknown }
        }
        if (typeof isPrimary !== 'boolean') return undefined
        // Without a stream the name is empty.
        return { isPrimary, follows: !isPrimary && typeof primary?.hostname === 'string' && primary.hostname !== '' }
      } catch {
        return undefined
      }
    },
    lagMs() {
      const text = textOf(path.join(dataDir, '.lag'))?.trim()
      return text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : undefined
    },
    async ltxBytes() {
      try {
        const response = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
        const figures = (await response.text()).matchAll(/^litefs_db_ltx_bytes\{[^}]*\} ([\d.e+]+)$/gm)
        return [...figures].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
      } catch {
        return undefined
      }
    },
    async promote() {
      try {
        const signal = AbortSignal.timeout(PROMOTE_MS)
        return (await fetch(`${url}/promote`, { method: 'POST', signal, redirect: 'error' })).ok
      } catch {
        return false
      }
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
