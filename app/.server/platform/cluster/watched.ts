import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Watched } from './lease.ts'

const FILE = 'lease-watched'
const Kept = z.strictObject({ boot: z.string().min(1), version: z.string(), at: z.number().nonnegative() })

/**
 * Keeps since when the lease has stood still for the next process on this machine. Its time is that of the running system, which
 * means nothing after another boot, in another namespace of time, or on another system than Linux: there nothing is kept.
 */
export function keepWatched(stateDir: string, clock: Pick<Clock, 'monotonic'>, watched: Watched | undefined): void {
  const boot = thisBoot()
  if (watched === undefined || boot === undefined) return
  const at = systemMs() - (clock.monotonic() - watched.at)
  writeFileSync(path.join(stateDir, FILE), JSON.stringify({ boot, version: watched.version, at }), { mode: 0o600 })
}

/** Takes what the process before has kept, in the time of this one. A file is believed once. */
export function takeWatched(stateDir: string, clock: Pick<Clock, 'monotonic'>): Watched | undefined {
  const file = path.join(stateDir, FILE)
  try {
    const found = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    const agoMs = systemMs() - found.at
    if (found.boot !== thisBoot() || agoMs < 0) return undefined
    return { version: found.version, at: clock.monotonic() - agoMs }
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

/** The monotonic time of the system, which all its processes share. */
function systemMs(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000
}

function thisBoot(): string | undefined {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/time')}`
  } catch {
    return undefined
  }
}
