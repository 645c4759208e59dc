import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file system of its own with little room, which a test can fill and empty. */
export type SmallDisk = { path: string; fill(leave?: number): void; empty(): void } & Disposable

/** Mounts one; undefined if this user may not mount, so that the test can be skipped in sight. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    path: folder,
    /** Takes every block, so that not one byte can be added, or all but so many bytes. */
    fill(leave = 0) {
      const file = openSync(filler, 'a')
      const block = Buffer.alloc(4096, 1)
      try {
        while (statfsSync(folder).bavail * block.length > leave) writeSync(file, block)
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    [Symbol.dispose]() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
