import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ConsulDouble, startConsulDouble } from '#tests/mocks/consul/store.ts'
import { type S3Double, startS3Double } from '#tests/mocks/s3/store.ts'
import { patience } from './patience.ts'
import { type Relay, startRelay } from './relay.ts'
import { freePort } from './server.ts'

/** Why the tests with the real LiteFS cannot run here; undefined if they can. LITEFS_BIN names its program. */
export function whyNoLiteFs(): string | undefined {
  const { LITEFS_BIN: program } = process.env
  if (program === undefined || program === '') return 'LITEFS_BIN is not set'
  if (!existsSync(program)) return `LITEFS_BIN ${program} does not exist`
  try {
    accessSync('/dev/fuse', constants.R_OK | constants.W_OK)
    execFileSync('fusermount3', ['--version'], { stdio: 'ignore' })
  } catch {
    return '/dev/fuse or fusermount3 cannot be used'
  }
  return undefined
}

/** What a mount of FUSE says about itself; a plain folder in its place would make every test here mean nothing. */
const FUSE = 0x65735546

export type ClusterNode = {
  name: string
  /** Of the server itself. */
  url: string
  port: number
  mount: string
  stateDir: string
  /** Ways to this node's LiteFS and server, and from it to Consul and to the bucket. */
  ways: { here: Relay; app: Relay; consul: Relay; bucket: Relay }
  startLiteFs(): Promise<void>
  startApp(waits?: boolean): Promise<void>
  /** The next start runs the program of another build. */
  use(build: string): void
  /** Everything on its volume is gone, and its cluster is a new one with this place of its lock; server and LiteFS must not run. */
  loseVolume(lock: string): void
  killApp(signal?: NodeJS.Signals): Promise<number | null>
  killLiteFs(signal?: NodeJS.Signals): Promise<void>
  isAppAlive(): boolean
  isLiteFsAlive(): boolean
  /** The process of the server, for its figures. */
  pid(): number | undefined
  litefsPid(): number | undefined
  isPrimary(): Promise<boolean | undefined>
  promote(): Promise<void>
  /** Runs a command of operators on this machine, as JSON. */
  ops(words: string): Promise<{ status: number | null; stdout: string; stderr: string }>
  /** Everything that its server wrote, and LiteFS. */
  output(): string
  litefsOutput(): string
  settings: Readonly<Record<string, string>>
}

export type Cluster = {
  consul: ConsulDouble
  bucket: S3Double
  nodes: readonly [ClusterNode, ClusterNode]
  close(): Promise<void>
}

export type ClusterOptions = {
  /** Whether requests between the servers lead through a relay, which takes connections for a server that is gone, too. */
  cutsApps?: boolean
  /** Folders for what each machine keeps, LiteFS's and the server's own; by default in a temporary one. */
  volumes?: readonly string[]
  /** The program that each machine runs; by default that of this build. */
  builds?: readonly string[]
}

/** Two machines with LiteFS each, on this one: every way between them leads through a relay. Nothing is started yet. */
export async function litefsCluster(
  settings: Readonly<Record<string, string>> = {},
  { cutsApps = false, volumes = [], builds = [] }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-litefs-'))
  const consul = await startConsulDouble()
  const bucket = await startS3Double()
  const ports = [await freePort(), await freePort()] as const
  const publicUrl = `http://localhost:${ports[0]}`
  const nodes = (await Promise.all(
    ['a', 'b'].map((name, index) =>
      createNode(path.join(folder, name), {
        name,
        port: ports[index] ?? 0,
        consul,
        bucket,
        publicUrl,
        settings,
        cutsApps,
        volume: volumes[index],
        build: builds[index] ?? 'build',
      }),
    ),
  )) as [ClusterNode, ClusterNode]
  return {
    consul,
    bucket,
    nodes,
    async close() {
      for (const node of nodes) {
        await node.killApp('SIGKILL')
        await node.killLiteFs('SIGKILL')
        for (const way of Object.values(node.ways)) await way.close()
      }
      await consul.close()
      await bucket.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The place in Consul of the cluster's lock. */
const LOCK = 'penmark/test'

async function createNode(
  folder: string,
  from: {
    name: string
    port: number
    consul: ConsulDouble
    bucket: S3Double
    publicUrl: string
    settings: Readonly<Record<string, string>>
    cutsApps: boolean
    volume: string | undefined
    build: string
  },
): Promise<ClusterNode> {
  const { name, port, consul, bucket, publicUrl, volume = folder } = from
  const mount = path.join(folder, 'mount')
  const [stateDir, data] = [path.join(volume, 'state'), path.join(volume, 'litefs')]
  let { build } = from
  for (const each of [mount, stateDir, data]) mkdirSync(each, { recursive: true })
  const own = await freePort()
  const ways = {
    here: await startRelay(own),
    app: await startRelay(port),
    consul: await startRelay(consul.port),
    bucket: await startRelay(Number(new URL(bucket.url).port)),
  }
  const config = path.join(folder, 'litefs.yml')
  const writeConfig = (key: string) =>
    writeFileSync(
      config,
      `fuse:
  dir: '${mount}'
data:
  dir: '${data}'
  retention: '2m'
http:
  addr: '127.0.0.1:${own}'
lease:
  type: 'consul'
  hostname: '${name}'
  candidate: true
  promote: false
  advertise-url: 'http://127.0.0.1:${ways.here.port}'
  consul:
    url: 'http://127.0.0.1:${ways.consul.port}'
    key: '${key}'
    ttl: '10s'
    lock-delay: '1s'
`,
    )
  writeConfig(LOCK)
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '1000',
    OVERLOAD_SCALE: '1000',
    LEDGER_CLOCK: 'trusted',
    LOG_LEVEL: 'warn',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...from.settings,
    CLUSTER: 'litefs',
    DATA_DIR: mount,
    STATE_DIR: stateDir,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    NODE_URL: `http://127.0.0.1:${from.cutsApps ? ways.app.port : port}`,
    LITEFS_URL: `http://127.0.0.1:${own}`,
    FLY_CONSUL_URL: `http://127.0.0.1:${ways.consul.port}`,
    LITEFS_LOCK: LOCK,
    SESSION_SECRETS: 'a secret that all machines of the test share',
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 9).toString('base64'),
    LEDGER_ARCHIVE: 's3://bucket/ledger',
    LEDGER_S3_ENDPOINT: `http://127.0.0.1:${ways.bucket.port}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }
  let litefs: ChildProcess | undefined
  let app: ChildProcess | undefined
  let output = ''
  let litefsOutput = ''

  async function isPrimary(): Promise<boolean | undefined> {
    try {
      const response = await fetch(`http://127.0.0.1:${own}/info`, { signal: AbortSignal.timeout(1_000) })
      return ((await response.json()) as { isPrimary: boolean }).isPrimary
    } catch {
      return undefined
    }
  }

  return {
    ...{ name, port, mount, stateDir, ways, isPrimary, settings: env },
    url: `http://127.0.0.1:${port}`,
    async startLiteFs() {
      // A killed LiteFS leaves its mount behind.
      try {
        execFileSync('fusermount3', ['-u', '-z', mount], { stdio: 'ignore' })
      } catch {
        // There was none.
      }
      litefs = spawn(process.env.LITEFS_BIN ?? '', ['mount', '-config', config], { stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [litefs.stdout, litefs.stderr])
        stream?.on('data', (bytes: Buffer) => {
          litefsOutput += bytes.toString()
        })
      const started = litefs
      await until(() => {
        if (started.exitCode !== null) throw new Error(`LiteFS ended:\n${litefsOutput}`)
        return statfsSync(mount).type === FUSE && existsSync(path.join(mount, '.lag'))
      }, 'LiteFS mounts')
    },
    async startApp(waits = true) {
      const from = output.length
      const started = spawn(process.execPath, [path.join(build, 'server/index.js')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      app = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (bytes: Buffer) => {
          output += bytes.toString()
        })
      if (!waits) return
      await until(() => {
        if (started.exitCode !== null) throw new Error(`the server ended:\n${output.slice(from)}`)
        return output.includes('Penmark is ready at', from)
      }, `the server of ${name} is ready`)
    },
    loseVolume(key) {
      for (const each of [stateDir, data]) {
        rmSync(each, { recursive: true, force: true })
        mkdirSync(each, { recursive: true })
      }
      writeConfig(key)
      env.LITEFS_LOCK = key
    },
    use(other) {
      build = other
    },
    async killApp(signal = 'SIGKILL') {
      const ended = app
      if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return ended?.exitCode ?? null
      const exit = new Promise<number | null>((resolve) => ended.once('exit', resolve))
      ended.kill(signal)
      return exit
    },
    async killLiteFs(signal = 'SIGKILL') {
      const ended = litefs
      if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return
      const exit = new Promise<void>((resolve) => ended.once('exit', () => resolve()))
      ended.kill(signal)
      await exit
      try {
        execFileSync('fusermount3', ['-u', '-z', mount], { stdio: 'ignore' })
      } catch {
        // It was unmounted in order.
      }
    },
    isAppAlive: () => app !== undefined && app.exitCode === null && app.signalCode === null,
    isLiteFsAlive: () => litefs !== undefined && litefs.exitCode === null && litefs.signalCode === null,
    pid: () => app?.pid,
    litefsPid: () => litefs?.pid,
    async promote() {
      const response = await fetch(`http://127.0.0.1:${own}/promote`, { method: 'POST' })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    },
    ops(words) {
      return new Promise((resolve) => {
        const program = spawn(process.execPath, ['build/server/ops.js', ...words.split(' '), '--json'], {
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        const [out, err] = [program.stdout, program.stderr].map((stream) => {
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          return pieces
        })
        program.once('close', (status) =>
          resolve({ status, stdout: Buffer.concat(out ?? []).toString(), stderr: Buffer.concat(err ?? []).toString() }),
        )
      })
    },
    output: () => output,
    litefsOutput: () => litefsOutput,
  }
}

/** Waits for a fact, on a busy machine for longer. */
export async function until(fact: () => boolean | Promise<boolean>, what: string, patienceMs = 20_000): Promise<void> {
  const from = performance.now()
  while (!(await fact())) {
    if (performance.now() - from > patience(patienceMs)) throw new Error(`not seen within ${patienceMs} ms: ${what}`)
    await delay(50)
  }
}
