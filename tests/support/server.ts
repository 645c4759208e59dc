import { type ChildProcess, spawn } from 'node:child_process'
import { argon2, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A production server, started as a process of its own on a fresh data directory. */
export type RunningServer = {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** Everything it wrote to stdout and stderr so far. */
  output(): string
  /** Sends a signal and resolves with the exit code (null after a kill). */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Stops it if it still runs and removes its data. */
  [Symbol.asyncDispose](): Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** Starts the built server and resolves when it reports that it is ready. Rate limits and the limits of overload are lifted unless set. */
export async function startServer(settings: Settings = {}, keptDataDir?: string): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()))
  const dataDir = keptDataDir ?? mkdtempSync(path.join(tmpdir(), 'penmark-'))
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '1000',
    // How slow the machine is decides about no test.
    OVERLOAD_SCALE: '1000',
    // A month may turn between two starts of a test.
    LEDGER_CLOCK: 'trusted',
    LOG_LEVEL: 'warn',
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  const child = spawn(process.execPath, [...hashing(), 'build/server/index.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Penmark is ready at')) resolve()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    void ended.then((code) => reject(new Error(`the server ended with ${code} before it was ready:\n${output}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    output: () => output,
    stop,
    async [Symbol.asyncDispose]() {
      await stop('SIGKILL')
      if (keptDataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Flags by which it hashes as the process that starts it does: quickly in tests, in full in benchmarks. Its threads get them too. */
function hashing(): string[] {
  const areQuick = Symbol.for('penmark.tests.full-hash') in argon2
  return areQuick ? [`--require=${path.join(import.meta.dirname, 'quick-hashes.mjs')}`] : []
}

/**
 * A port of this machine that nothing listens on. It lies below those that the system gives to connections and to listeners of its
 * choice, so that nothing takes it while its server is stopped and starts again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + randomInt(22_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
