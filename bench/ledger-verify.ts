import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeBundle } from '#app/.server/ledger/export/export.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { BUILT, buildVerifier } from '../verifier/build.mjs'
import type { BigLog } from './ledger-log.ts'
import { inFolder, type Row, thousands } from './ledger-measure.ts'

const TOOL = path.join(BUILT, 'ledger-verify.mjs')
// Peak memory from /proc if there is one: the figure of `resourceUsage` starts at the parent's memory.
const REPORT = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs'
  process.on('exit', () => {
    const used = process.resourceUsage()
    try {
      used.maxRSS = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
    } catch {}
    process.stderr.write(JSON.stringify(used))
  })`)}`

/**
 * T8: the offline verifier over the export of a whole log, in a process of its own: rates are per second of CPU time, so
 * that what else the machine does counts little. The baseline is SHA-256 of every line and nothing else.
 */
export async function verifierBench(log: BigLog): Promise<Row[]> {
  buildVerifier()
  return await inFolder(async (folder) => {
    const reader = openReadOnly(path.join(log.dataDir, 'penmark.db'))
    const written = await writeBundle(reader, { scope: { kind: 'log' }, range: { kind: 'all' } }, folder)
    reader.sqlite.close()
    if (!written.ok) throw new Error(written.code)
    const bundle = written.folder
    const hashes = run(bundle, log.vkey, ['--hashes-only'])
    const all = run(bundle, log.vkey, [])
    const bare = lineHashes(path.join(bundle, 'ledger.jsonl'))
    const rate = ({ seconds }: { seconds: number }) => written.size / seconds
    const row = (what: string, measured: { seconds: number }, wanted: string): Row => ({
      goal: 'T8',
      name: `verify offline, ${what}`,
      ours: `${thousands(rate(measured))} events/CPU s`,
      baseline: `SHA-256 of each line: ${thousands(rate(bare))}/CPU s`,
      ratio: rate(measured) / rate(bare),
      figure: rate(measured),
      wanted,
    })
    const rss = Math.max(hashes.rss, all.rss)
    return [
      row('hashes only', hashes, '≥ 200000 events/s'),
      row('everything', all, '≥ 80000 events/s'),
      { goal: 'T8', name: 'verify offline, memory', ours: `${rss.toFixed(0)} MB`, figure: rss, wanted: '≤ 150 MB' },
    ]
  })
}

/** CPU seconds and the largest resident memory in megabytes. @throws if the bundle is not verified. */
function run(bundle: string, vkey: string, more: string[]): { seconds: number; rss: number } {
  const args = ['--import', REPORT, TOOL, bundle, '--key', vkey, ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the verifier answers ${status}: ${stdout}${stderr}`)
  const used = JSON.parse(stderr) as { userCPUTime: number; systemCPUTime: number; maxRSS: number }
  return { seconds: (used.userCPUTime + used.systemCPUTime) / 1e6, rss: used.maxRSS / 1024 }
}

function lineHashes(file: string): { seconds: number } {
  const bytes = readFileSync(file)
  const started = process.cpuUsage()
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at)
    createHash('sha256').update(bytes.subarray(at, end)).digest()
    at = end + 1
  }
  const { user, system } = process.cpuUsage(started)
  return { seconds: (user + system) / 1e6 }
}
