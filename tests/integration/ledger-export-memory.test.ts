import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { accountId, rawLog, sha256 } from '#tests/support/raw-log.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-export-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A published log with this number of events; each account makes two requests. */
function logOf(events: number): string {
  const dataDir = path.join(folder, String(events))
  const at = Date.UTC(2026, 9, 1)
  const log = rawLog(dataDir, at, { keepEvents: false })
  log.database.writer.sqlite.transaction(() => {
    for (let n = 0; log.size() < events; n += 1) {
      const account = accountId(`account ${Math.floor(n / 2)}`)
      if (n % 2 === 0) log.open(account, at + n)
      const { seq } = log.append(account, at + n, {
        type: 'request.reserved',
        v: 2,
        data: {
          request: `req_${sha256(`${n}`).slice(0, 32)}`,
          operation: 'rephrase',
          amount: 1,
          period: '2026-10',
          source: 'quota',
          lot: null,
          expires_at: at + n + 120_000,
          retry_of: null,
        },
      })
      const data = { reserve: seq, amount: 1, period: '2026-10', tokens_in: 9, tokens_out: 9, model: 'm', late: false }
      log.append(account, at + n, { type: 'request.settled', v: 1, data })
    }
  })()
  log.checkpoint(at + events)
  log.database.close()
  return dataDir
}

/** Exports it in a process whose heap could not hold it, and returns the peak memory of that process. */
function exported(dataDir: string): { bytes: number; rss: number } {
  const program = fileURLToPath(new URL('../support/export-child.ts', import.meta.url))
  // Collected all at once, since on a busy machine a collection in steps comes too late, and then a heap ends that has room.
  const heap = ['--max-old-space-size=40', '--no-incremental-marking']
  const { stdout, stderr, status } = spawnSync(process.execPath, [...heap, program, dataDir, 'tar'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

test('an export takes no more memory for sixty thousand events than for six thousand', () => {
  const small = exported(logOf(6_000))
  const large = exported(logOf(60_000))
  expect(large.bytes / small.bytes).toBeGreaterThan(9.5)
  expect(large.bytes).toBeGreaterThan(45_000_000)
  expect(large.rss / small.rss).toBeLessThan(1.6)
}, 180_000)
