import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { accountId, type Files, jcs, monthOf, naiveKey, preamble, sha256 } from '#tests/support/naive-bundle.ts'
import { inFolder, type Row, thousands } from './ledger-measure.ts'

const TOOL = path.resolve(import.meta.dirname, '..', 'verifier', 'ledger-verify.mjs')
const ACCOUNTS = 2_000
const START = Date.UTC(2026, 0, 1)
const REPORT =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(JSON.stringify(process.resourceUsage())))'

/**
 * The offline verifier over an export of `events` events, in a process of its own: rates are per second of CPU time, so
 * that what else the machine does counts little. The baseline is SHA-256 of every line and nothing else.
 */
export async function verifierBench(events = 1_000_000): Promise<Row[]> {
  return await inFolder((folder) => {
    const { bundle, vkey } = bigBundle(path.join(folder, 'bundle'), events)
    const name = `verify ${thousands(events)} events`
    const hashes = run(bundle, vkey, ['--hashes-only'])
    const all = run(bundle, vkey, [])
    const bare = lineHashes(path.join(bundle, 'ledger.jsonl'))
    const rate = ({ seconds }: { seconds: number }) => events / seconds
    const row = (what: string, measured: { seconds: number }, wanted: string): Row => ({
      goal: 'T8',
      name: `${name}, ${what}`,
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
      { goal: 'T8', name: `${name}, memory`, ours: `${rss.toFixed(0)} MB`, figure: rss, wanted: '≤ 150 MB' },
    ]
  })
}

/** CPU seconds and the largest resident memory in megabytes. @throws where the bundle is not verified. */
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

/** A whole log of requests, settled one after another, written line by line in a folder. */
function bigBundle(bundle: string, events: number): { bundle: string; vkey: string } {
  const key = naiveKey()
  mkdirSync(path.join(bundle, 'schema'), { recursive: true })
  const files = Object.fromEntries(
    ['ledger.jsonl', 'ledger.csv'].map((name) => [name, openTable(path.join(bundle, name))]),
  ) as Record<'ledger.jsonl' | 'ledger.csv', ReturnType<typeof openTable>>
  files['ledger.csv'].write('seq,time,account,aseq,type,period,units,tokens,amount_minor,currency,stripe_ref,event\n')
  const chains = new Map<string, { aseq: number; prev: string | null }>()
  const edge: { width: number; hash: Buffer }[] = []
  const counts: Record<string, number> = {}
  let seq = 0
  let at = START

  function add(
    account: string,
    type: string,
    v: number,
    idem: string | null,
    data: Record<string, number | string | boolean | null>,
  ) {
    const { aseq, prev } = chains.get(account) ?? { aseq: 0, prev: null }
    const line = jcs({ account, aseq, at, data, idem, prev, seq, type, v })
    let leaf = sha256(Buffer.from([0]), line)
    chains.set(account, { aseq: aseq + 1, prev: leaf.toString('hex') })
    files['ledger.jsonl'].write(`${line}\n`)
    const tokens = data.tokens_in === undefined ? '' : Number(data.tokens_in) + Number(data.tokens_out)
    const units = type.startsWith('request.') ? data.amount : ''
    const cells = [seq, new Date(at).toISOString(), account, aseq, type, data.period ?? monthOf(at), units, tokens]
    files['ledger.csv'].write(`${cells.join(',')},,,,"${line.replaceAll('"', '""')}"\n`)
    counts[type] = (counts[type] ?? 0) + 1
    let width = 1
    for (let top = edge.at(-1); top?.width === width; top = edge.at(-1)) {
      leaf = sha256(Buffer.from([1]), top.hash, leaf)
      width *= 2
      edge.pop()
    }
    edge.push({ width, hash: leaf })
    seq += 1
  }

  for (const { account, type, data } of preamble(START, key)) add(account, type, 1, null, data as never)
  const accounts = Array.from({ length: ACCOUNTS }, (_, n) => accountId(`account ${n}`))
  for (const account of accounts) {
    add(account, 'account.opened', 1, null, { plan: 'starter', policy: 1, quota: 3 })
    add(account, 'plan.changed', 1, null, {
      from: 'starter',
      to: 'enterprise',
      policy: 1,
      quota: 1e9,
      effective_at: at,
      cause: null,
    })
  }
  while (seq < events) {
    const account = accounts[(seq * 7_919) % ACCOUNTS] ?? ''
    at += 40
    const reserve = seq
    const id = createHash('md5').update(`${seq}`).digest('hex')
    const said = {
      request: `req_${id}`,
      operation: 'rephrase',
      amount: 1,
      period: monthOf(at),
      source: 'quota',
      lot: null,
    }
    const idem = sha256(id).toString('hex')
    add(account, 'request.reserved', 2, idem, { ...said, expires_at: at + 120_000, retry_of: null })
    const work = { tokens_in: 212, tokens_out: 187, model: 'gpt-5-mini', late: false }
    add(account, 'request.settled', 1, null, { reserve, amount: 1, period: monthOf(at), ...work })
  }
  for (const file of Object.values(files)) file.close()
  const last = seq - 1
  const root = edge.reduceRight((right, left, place) =>
    place === edge.length - 1 ? left : { width: 0, hash: sha256(Buffer.from([1]), left.hash, right.hash) },
  ).hash
  return finishBundle(bundle, { counts, first: START, last, at, root, key, tables: files })
}

type Finished = {
  counts: Record<string, number>
  first: number
  last: number
  at: number
  root: Buffer
  key: ReturnType<typeof naiveKey>
  tables: Record<string, { bytes(): number; sha256(): string }>
}

function finishBundle(bundle: string, { counts, first, last, at, root, key, tables }: Finished) {
  const origin = key.vkey.split('+')[0] ?? ''
  const size = last + 1
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`
  const note = `${text}\n${key.sign(text)}`
  const statements =
    'account,period,plan,quota,requests,settled,released,expired,late,used,from_lots,adjusted,tokens_in,tokens_out,granted,credits_expired,credits_revoked,paid_minor,refunded_minor,currency,seq,event\n'
  const small: Files = {
    'README.txt': Buffer.from('Made to be measured.\n'),
    vkey: Buffer.from(`${key.vkey}\n`),
    checkpoint: Buffer.from(note),
    'context.jsonl': Buffer.alloc(0),
    'subset.proof': Buffer.from(`penmark-subset-proof/1\nsize ${size}\nhashes 0\n`),
    'statements.csv': Buffer.from(statements),
    'checkpoints.jsonl': Buffer.from(`${jcs({ note, size })}\n`),
    'schema/events.schema.json': Buffer.from('{}\n'),
  }
  const listed = Object.entries(small).map(([name, bytes]) => {
    writeFileSync(path.join(bundle, name), bytes)
    return { bytes: bytes.length, name, sha256: sha256(bytes).toString('hex') }
  })
  for (const [name, table] of Object.entries(tables))
    listed.push({ bytes: table.bytes(), name, sha256: table.sha256() })
  const manifest = {
    checkpoint: { root: root.toString('base64'), size },
    context: 0,
    counts,
    events: size,
    files: listed,
    filters: 'none',
    first: { at: first, seq: 0 },
    format: 'penmark-ledger-export/1',
    last: { at, seq: last },
    origin,
    policy: 1,
    range: { kind: 'all' },
    scope: { kind: 'log' },
    since: null,
    tool: 'bench 1',
  }
  writeFileSync(path.join(bundle, 'manifest.json'), `${jcs(manifest)}\n`)
  return { bundle, vkey: key.vkey }
}

/** A file that is written in large pieces and hashed on the way. */
function openTable(file: string) {
  const handle = openSync(file, 'w')
  const hash = createHash('sha256')
  let held: string[] = []
  let digest = ''
  function flush() {
    const bytes = Buffer.from(held.join(''))
    hash.update(bytes)
    writeSync(handle, bytes)
    held = []
  }
  return {
    write(text: string) {
      held.push(text)
      if (held.length === 4_096) flush()
    },
    close() {
      flush()
      closeSync(handle)
      digest = hash.digest('hex')
    },
    bytes: () => statSync(file).size,
    sha256: () => digest,
  }
}
