import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startFleet } from './fleet.ts'
import { load, type Measured, median, medianOf, type Target } from './load.ts'
import { memoryOf, type Server, start } from './processes.ts'
import { show } from './report.ts'
import { targetsOf } from './targets.ts'

// `npm run bench peers [-- --rounds 5]`: the same start page and the same signed-in page as on `bench/floor`, written for other
// frameworks as their documents do it, beside the floor and beside the product, in turn in one run. Peers are installed from the
// registry into the system's temporary folder, once for each version of their sources.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const ROUNDS = Number(values.rounds)
const SECONDS = 5
const CONNECTIONS = 10
const STARTS = 5
const SOURCES = path.join(import.meta.dirname, 'peers')

type Peer = { name: string; folder: string; build: string[]; script: string; args: string[] }

const PEERS: readonly Peer[] = [
  {
    name: 'Next.js',
    folder: 'next',
    build: ['next', 'build'],
    script: 'node_modules/next/dist/bin/next',
    args: ['start', '-H', '127.0.0.1'],
  },
  { name: 'SvelteKit', folder: 'sveltekit', build: ['vite', 'build'], script: 'build/index.js', args: [] },
]

const work = mkdtempSync(path.join(tmpdir(), 'penmark-peers-data-'))
const built = PEERS.map((peer) => ({ peer, cwd: buildOf(peer) }))
say(
  `load average at the start: ${loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')}`,
)
const fleet = await startFleet(4_700)
const peers = await startPeers()
try {
  const { landing, floorLanding, overview, floorDash } = await targetsOf(fleet)
  const start = await measured([
    { name: 'Penmark', target: landing },
    { name: 'floor', target: floorLanding },
    ...peers.map(({ peer, server }) => ({
      name: peer.name,
      target: { ...floorLanding, server },
    })),
  ])
  const signedIn = await measured([
    { name: 'Penmark', target: overview },
    { name: 'floor', target: floorDash },
    ...peers.map(({ peer, server }) => ({ name: peer.name, target: { ...floorDash, server } })),
  ])
  const busy = new Map([
    ['Penmark', memoryOf(fleet.ours.pid)],
    ['floor', memoryOf(fleet.floor.pid)],
    ...peers.map(({ peer, server }) => [peer.name, memoryOf(server.pid)] as const),
  ])
  for (const { server } of peers) await server.stop()
  await fleet.stopServers()
  const starts = new Map([
    ['Penmark', await startsOf(() => fleet.again('ours, nothing set'))],
    ['floor', await startsOf(() => fleet.again('floor'))],
  ])
  for (const { peer, cwd } of built) starts.set(peer.name, await startsOf(() => startPeer(peer, cwd, 4_710)))

  for (const [title, rows] of [
    ['Start page', start],
    ['Signed-in page', signedIn],
  ] as const) {
    say(
      `\n| ${title} | Bytes | Requests a second | CPU µs a request | p50 and p99, ms | Not 200 |\n|---|---|---|---|---|---|`,
    )
    for (const { name, bytes, result } of rows)
      say(
        `| ${name} | ${bytes} | ${show(result.rps)} | ${show(result.cpuMicros)} | ${result.p50} and ${result.p99} | ${result.unexpected}${result.disturbed ? ', disturbed' : ''} |`,
      )
  }
  say('\n| | Start to the first 200, ms | Memory two seconds later, MB | Highest of the run, MB |\n|---|---|---|---|')
  for (const [name, { ms, idleMb }] of starts)
    say(`| ${name} | ${show(ms)} | ${show(idleMb)} | ${show(busy.get(name)?.highest)} |`)
} finally {
  for (const { server } of peers) await server.stop()
  await fleet.stopServers()
  fleet.remove()
  rmSync(work, { recursive: true, force: true })
}
process.exit(0)

/** Installs and builds a peer, unless that was done for these sources. Returns its folder. */
function buildOf({ name, folder, build }: Peer): string {
  const cwd = path.join(tmpdir(), 'penmark-peers', folder)
  const stamp = path.join(cwd, '.built')
  const wanted = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return cwd
  say(`installing and building ${name} …`)
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(cwd, { recursive: true })
  cpSync(path.join(SOURCES, folder), cwd, { recursive: true })
  cpSync(path.join(SOURCES, 'store.mjs'), path.join(cwd, 'store.mjs'))
  const env = { ...process.env, DATA_DIR: work, NEXT_TELEMETRY_DISABLED: '1' }
  for (const command of [
    ['npm', 'install', '--include=dev', '--no-audit', '--no-fund'],
    ['npx', '--no-install', ...build],
  ]) {
    const { status, stdout, stderr } = spawnSync(command[0] ?? '', command.slice(1), { cwd, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name}: ${command.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
  writeFileSync(stamp, wanted)
  return cwd
}

async function startPeers(): Promise<{ peer: Peer; server: Server }[]> {
  const started: { peer: Peer; server: Server }[] = []
  for (const [n, { peer, cwd }] of built.entries())
    started.push({ peer, server: await startPeer(peer, cwd, 4_705 + n) })
  return started
}

function startPeer({ name, folder, script, args }: Peer, cwd: string, port: number): Promise<Server> {
  const data = path.join(work, folder)
  mkdirSync(data, { recursive: true })
  return start({ name, script, args, cwd, port, path: '/', env: { DATA_DIR: data, HOST: '127.0.0.1' } })
}

/** Each page in turn, round by round, forwards and backwards: the middle run of each, and how many bytes the page has. */
async function measured(pages: readonly { name: string; target: Target }[]) {
  for (const { target } of pages) await load(target, SECONDS, CONNECTIONS)
  const runs = new Map<string, Measured[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, target } of round % 2 === 0 ? pages : pages.toReversed())
      runs.get(name)?.push(await load(target, SECONDS, CONNECTIONS, [fleet.double]))
  const rows: { name: string; bytes: number; result: Measured }[] = []
  for (const { name, target } of pages) {
    const answer = await fetch(`${target.server.url}${target.path}`, target.headers ? { headers: target.headers } : {})
    rows.push({ name, bytes: (await answer.arrayBuffer()).byteLength, result: medianOf(runs.get(name) ?? []) })
  }
  return rows
}

async function startsOf(begin: () => Promise<Server>): Promise<{ ms: number; idleMb: number | undefined }> {
  const times: number[] = []
  const idle: number[] = []
  for (let n = 0; n < STARTS; n += 1) {
    const server = await begin()
    times.push(server.startedInMs)
    await delay(2_000)
    idle.push(memoryOf(server.pid)?.now ?? Number.NaN)
    await server.stop()
  }
  return { ms: median(times), idleMb: median(idle) }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
