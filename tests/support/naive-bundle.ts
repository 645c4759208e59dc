import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/**
 * Makes export bundles from the format's description alone, in memory, without a line of the product. It is an oracle
 * for the verifier, and a dishonest operator's tool, because it signs anything.
 */
export type Draft = { account: string; at: number; type: string; v?: number; data: Record<string, unknown> }
export type NaiveKey = { vkey: string; sign(text: string): string }
export type Files = Record<string, Buffer>

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const ORIGIN = 'naive.example/ledger'
/** Cents a month and a year. */
const PRICES: Readonly<Record<string, readonly [number, number]>> = { pro: [999, 9_999], business: [2_999, 29_999] }

const POLICY = [
  { key: 'starter', requests_per_month: 3 },
  { key: 'pro', requests_per_month: 500 },
]

export function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** RFC 8785 for whole numbers, texts, lists and objects. */
function jcs(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(jcs).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${jcs(value[key] ?? null)}`).join(',')}}`
}

export function naiveKey(name = ORIGIN): NaiveKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return keyFrom(name, publicKey, privateKey)
}

function keyFrom(name: string, publicKey: KeyObject, privateKey: KeyObject): NaiveKey {
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const material = Buffer.concat([Buffer.from([1]), raw])
  const id = sha256(`${name}\n`, material).subarray(0, 4)
  return {
    vkey: `${name}+${id.toString('hex')}+${material.toString('base64')}`,
    sign: (text) =>
      `\u2014 ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')}\n`,
  }
}

export const accountId = (name: string) => `acc_${sha256(name).toString('hex').slice(0, 32)}`

/** The lines of a log: numbered, linked, canonical. */
export function linesOf(drafts: readonly Draft[]): string[] {
  const chains = new Map<string, { aseq: number; prev: string | null }>()
  return drafts.map(({ account, at, type, v = 1, data }, seq) => {
    const { aseq, prev } = chains.get(account) ?? { aseq: 0, prev: null }
    const idem = type === 'request.reserved' ? sha256(`idem ${data.idem ?? seq}`).toString('hex') : null
    const { idem: _, ...facts } = data
    const line = jcs({ account, aseq, at, data: facts as Json, idem, prev, seq, type, v })
    chains.set(account, { aseq: aseq + 1, prev: leafOf(line).toString('hex') })
    return line
  })
}

const leafOf = (line: string) => sha256(Buffer.from([0]), line)
const nodeOf = (left: Buffer, right: Buffer) => sha256(Buffer.from([1]), left, right)

/** RFC 6962, 2.1, word for word. */
function treeHash(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256('')
  const [only] = leaves
  if (leaves.length === 1 && only !== undefined) return only
  const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return nodeOf(treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)))
}

/** RFC 6962, 2.1.2. */
function consistency(from: number, leaves: readonly Buffer[], whole = true): Buffer[] {
  const { length } = leaves
  if (from === length) return whole ? [] : [treeHash(leaves)]
  const half = 2 ** Math.ceil(Math.log2(length) - 1)
  if (from <= half) return [...consistency(from, leaves.slice(0, half), whole), treeHash(leaves.slice(half))]
  return [...consistency(from - half, leaves.slice(half), false), treeHash(leaves.slice(0, half))]
}

/** RFC 6962, 2.1.1. */
function inclusion(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length <= 1) return []
  const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return index < half
    ? [...inclusion(index, leaves.slice(0, half)), treeHash(leaves.slice(half))]
    : [...inclusion(index - half, leaves.slice(half)), treeHash(leaves.slice(0, half))]
}

function checkpointOf(lines: readonly string[], size: number, keys: readonly NaiveKey[], origin = ORIGIN): string {
  const text = `${origin}\n${size}\n${treeHash(lines.slice(0, size).map(leafOf)).toString('base64')}\n`
  return `${text}\n${keys.map((key) => key.sign(text)).join('')}`
}

export function consistencyText(lines: readonly string[], from: number, to: number): Buffer {
  const proof = consistency(from, lines.slice(0, to).map(leafOf))
  return Buffer.from(`penmark-consistency-proof/1\nfrom ${from}\nto ${to}\n${base64Lines(proof)}`)
}

export function receiptText(lines: readonly string[], index: number, key: NaiveKey): Buffer {
  const proof = base64Lines(inclusion(index, lines.map(leafOf)))
  return Buffer.from(`c2sp.org/tlog-proof@v1\nindex ${index}\n${proof}\n${checkpointOf(lines, lines.length, [key])}`)
}

const base64Lines = (hashes: readonly Buffer[]) => hashes.map((hash) => `${hash.toString('base64')}\n`).join('')

type Event = {
  account: string
  aseq: number
  at: number
  seq: number
  type: string
  data: Record<string, string & number>
}
const read = (line: string): Event => JSON.parse(line) as Event
export const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const LEDGER_HEADER = 'seq,time,account,aseq,type,period,units,tokens,amount_minor,currency,stripe_ref,event\n'
const STATEMENT_HEADER =
  'account,period,plan,quota,requests,settled,released,expired,late,used,from_lots,adjusted,tokens_in,tokens_out,granted,credits_expired,credits_revoked,paid_minor,refunded_minor,currency,seq,event\n'

const objectOf = (data: Record<string, unknown>) => (data.stripe as { obj: string }).obj

function ledgerRow(line: string): string {
  const { seq, at, account, aseq, type, data } = read(line)
  let units: string | number = ''
  if (/^(request|credit)\./.test(type)) units = data.amount ?? ''
  if (type === 'adjustment.posted') units = data.units ?? ''
  if (/^period\./.test(type)) units = Number(data.used) + Number(data.from_lots)
  const tokens = data.tokens_in === undefined ? '' : Number(data.tokens_in) + Number(data.tokens_out)
  const money = /^(invoice|refund|dispute)\./.test(type) ? [data.amount, data.currency, objectOf(data)] : ['', '', '']
  const cells = [
    seq,
    new Date(at).toISOString(),
    account,
    aseq,
    type,
    data.period ?? monthOf(at),
    units,
    tokens,
    ...money,
  ]
  return `${cells.join(',')},${quoted(line)}\n`
}

function statementRow(line: string): string {
  const { seq, account, data } = read(line)
  const names = 'plan quota requests settled released expired late used from_lots adjusted tokens_in tokens_out'
  const more = 'granted credits_expired credits_revoked paid refunded currency'
  const cells = `${names} ${more}`.split(' ').map((name) => data[name])
  return `${[account, data.period, ...cells, seq].join(',')},${quoted(line)}\n`
}

/** The hashes of the gaps between the listed leaves, cut into the widest aligned subtrees from the left. */
function subsetProof(leaves: readonly Buffer[], seqs: readonly number[]): string {
  const hashes: Buffer[] = []
  let at = 0
  for (const next of [...seqs, leaves.length]) {
    while (at < next) {
      let width = 1
      while (at % (width * 2) === 0 && at + width * 2 <= next) width *= 2
      hashes.push(treeHash(leaves.slice(at, at + width)))
      at += width
    }
    at = next + 1
  }
  return `penmark-subset-proof/1\nsize ${leaves.length}\nhashes ${hashes.length}\n${base64Lines(hashes)}`
}

export type Wanted = {
  keys: readonly NaiveKey[]
  month?: string
  account?: string
  since?: number
  /** Sizes with a published checkpoint of their own, and the keys that signed it. */
  published?: readonly { size: number; keys: readonly NaiveKey[] }[]
  origin?: string
  /** An event that the bundle leaves out. */
  hidden?: number
}

/** A bundle of the whole log, of an account, of a month, or of an account's month. */
export function bundleOf(lines: readonly string[], wanted: Wanted): Files {
  const { month, account, since, keys, origin } = wanted
  const events = lines.map(read)
  const seqs = events.map(({ seq }) => seq)
  const inMonth = (seq: number) => month === undefined || monthOf(events[seq]?.at ?? 0) === month
  const mine = (seq: number) => account === undefined || events[seq]?.account === account
  const chosen = seqs.filter((seq) => inMonth(seq) && mine(seq) && seq !== wanted.hidden)
  const context = contextOf(events, chosen, wanted)
  const both = [...chosen, ...context].sort((one, other) => one - other)
  const text = (which: readonly number[], render: (line: string) => string) =>
    which.map((seq) => render(lines[seq] ?? '')).join('')
  const statements = both.filter((seq) => events[seq]?.type === 'period.closed')
  const files: Record<string, string> = { 'README.txt': 'How to check this.\n' }
  files.vkey = keys.map(({ vkey }) => `${vkey}\n`).join('')
  files.checkpoint = checkpointOf(lines, lines.length, keys, origin)
  if (since !== undefined) files['consistency.proof'] = consistencyText(lines, since, lines.length).toString()
  files['ledger.jsonl'] = text(chosen, (line) => `${line}\n`)
  files['ledger.csv'] = LEDGER_HEADER + text(chosen, ledgerRow)
  files['context.jsonl'] = text(context, (line) => `${line}\n`)
  files['subset.proof'] = subsetProof(lines.map(leafOf), both)
  files['statements.csv'] = STATEMENT_HEADER + text(statements, statementRow)
  if (month === undefined && account === undefined) {
    const published = wanted.published ?? [{ size: lines.length, keys }]
    files['checkpoints.jsonl'] = published
      .map(({ size, keys: by }) => `${jcs({ note: checkpointOf(lines, size, by, origin), size })}\n`)
      .join('')
  }
  files['schema/events.schema.json'] = '{}\n'
  const bytes = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))
  return withManifest(bytes, manifestOf(lines, chosen, context, wanted))
}

function contextOf(events: readonly Event[], chosen: readonly number[], { month, account, hidden }: Wanted): number[] {
  if (month === undefined && account === undefined) return []
  const inside = new Set(chosen)
  const found = new Set<number>()
  const named = (seq: number | null | undefined) => {
    const event = events[seq ?? -1]
    if (event === undefined || event.seq === hidden || inside.has(event.seq) || found.has(event.seq)) return
    if (account !== undefined && event.account !== account && event.type !== 'policy.published') return
    found.add(event.seq)
    namedBy(event)
  }
  const namedBy = ({ seq, type, data }: Event) => {
    if (type === 'period.closed' || type === 'period.sealed') return
    for (const key of ['policy', 'reserve', 'retry_of', 'lot', 'cause', 'settled', 'refund']) {
      if (typeof data[key] === 'number' && data[key] < seq) named(data[key])
    }
    for (const { policy } of (data.lines ?? []) as { policy: number | null }[]) {
      if (policy !== null && policy < seq) named(policy)
    }
  }
  for (const seq of chosen) namedBy(events[seq] as Event)
  const sorted = () => [...found].sort((one, other) => one - other)
  if (month === undefined) return sorted()
  const scope = events.filter((event) => account === undefined || event.account === account)
  const before = scope.filter(({ at }) => monthOf(at) < month).at(-1)
  const after = scope.find(({ at }) => monthOf(at) > month)
  named(before?.seq)
  named(after?.seq)
  for (const event of scope) {
    if (monthOf(event.at) > month && event.data.period === month) named(event.seq)
  }
  for (const name of new Set(chosen.map((seq) => events[seq]?.account))) {
    const earlier = scope.filter((event) => event.account === name && monthOf(event.at) < month)
    named(earlier.find(({ type }) => type === 'account.opened')?.seq)
    named(earlier.filter(({ type }) => type === 'plan.changed').at(-1)?.seq)
  }
  return sorted()
}

function manifestOf(
  lines: readonly string[],
  chosen: readonly number[],
  context: readonly number[],
  { month, account, since, origin = ORIGIN }: Wanted,
): Record<string, Json> {
  const events = lines.map(read)
  const counts: Record<string, number> = {}
  for (const seq of chosen) counts[events[seq]?.type ?? ''] = (counts[events[seq]?.type ?? ''] ?? 0) + 1
  const placed = (seq: number | undefined) => (seq === undefined ? null : { at: events[seq]?.at ?? 0, seq })
  const first = events.findIndex(({ at }) => monthOf(at) >= (month ?? ''))
  const over = events.findIndex(({ at }) => monthOf(at) > (month ?? ''))
  const policies = events.filter(({ type, seq }) => type === 'policy.published' && seq <= (chosen.at(-1) ?? -1))
  return {
    checkpoint: { root: treeHash(lines.map(leafOf)).toString('base64'), size: lines.length },
    context: context.length,
    counts,
    events: chosen.length,
    filters: 'none',
    first: placed(chosen[0]),
    format: 'penmark-ledger-export/1',
    last: placed(chosen.at(-1)),
    origin,
    policy: Number(policies.at(-1)?.data.version ?? 0) || null,
    range:
      month === undefined
        ? { kind: 'all' }
        : {
            end: over === -1 ? lines.length : over,
            first: first === -1 ? lines.length : first,
            kind: 'month',
            period: month,
          },
    scope: account === undefined ? { kind: 'log' } : { account, kind: 'account' },
    since: since ?? null,
    tool: 'naive 1',
  }
}

/** The files with a manifest of their present state: an attacker can always renew it. */
export function withManifest(files: Files, manifest: Record<string, Json>): Files {
  const { 'manifest.json': _, ...others } = files
  const listed = Object.entries(others).map(([name, bytes]) => ({
    bytes: bytes.length,
    name,
    sha256: sha256(bytes).toString('hex'),
  }))
  return { ...others, 'manifest.json': Buffer.from(`${jcs({ ...manifest, files: listed })}\n`) }
}

/** Changed files with a new list of files in the manifest; the rest of the manifest stays. */
export function renewed(files: Files): Files {
  const { files: _, ...manifest } = JSON.parse(String(files['manifest.json'])) as Record<string, Json>
  return withManifest(files, manifest)
}

/** POSIX ustar. */
export function tarOf(files: Files, folder = 'penmark-ledger-log-all-1'): Buffer {
  const entries = Object.entries(files).map(([name, bytes]) => tarEntry(`${folder}/${name}`, bytes))
  return Buffer.concat([...entries, Buffer.alloc(1024)])
}

/** One entry of an archive: its header and its contents in whole blocks. */
export function tarEntry(
  name: string,
  bytes: Buffer,
  { type = '\0', link = '', magic = 'ustar\x0000', prefix = '' } = {},
): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0, 'latin1')
  header.write('0000644\x000000000\x000000000\0', 100)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\x0000000000000\0        ${type}`, 124, 'latin1')
  header.write(link, 157)
  header.write(magic, 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])
}

/** The start of every log: opened, a policy with a limit of three requests for starters, the key declared. */
export function preamble(at: number, key: NaiveKey, origin = ORIGIN): Draft[] {
  const plans = POLICY.map(({ key: plan, requests_per_month }) => ({
    key: plan,
    requests_per_month,
    price_month: PRICES[plan]?.[0] ?? null,
    price_year: PRICES[plan]?.[1] ?? null,
    custom_styles: 0,
    custom_templates: 0,
    custom_prompts: 1,
    built_in_styles: 'all',
    built_in_templates: plan,
    api_bulk_team: false,
  }))
  return [
    { account: '_', at, type: 'log.opened', data: { epoch: 1, origin, predecessor: null } },
    { account: '_', at, type: 'policy.published', data: { version: 1, currency: 'usd', plans, stripe_types: [] } },
    { account: '_', at, type: 'key.rotated', data: { from: null, to: key.vkey, reason: 'first' } },
  ]
}
