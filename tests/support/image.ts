import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Ended } from './command-line.ts'
import { freePort, type RunningServer } from './server.ts'

// The image, built and run by buildah without a daemon. Its way to keep processes apart is the one that works in a container as well,
// unless another one is set.

const env = { BUILDAH_ISOLATION: 'chroot', ...process.env }
/** The place of a folder of this machine in it: buildah itself keeps what is under the image's own volume. */
const DATA = '/srv/data'
/** The user `node` of the image. */
export const UID = 1000
const OUTPUT_MAX = 64 * 1024 ** 2

const buildah = (...words: string[]) =>
  execFileSync('buildah', words, { env, encoding: 'utf8', maxBuffer: OUTPUT_MAX, stdio: ['ignore', 'pipe', 'pipe'] })

/** The images of others that the Dockerfile builds its target on. */
export function basesOf(target: string, dockerfile = readFileSync('Dockerfile', 'utf8')): string[] {
  const stages = new Map(
    dockerfile
      .split(/^(?=FROM )/m)
      .map((text) => [/^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? '', text] as const)
      .filter(([name]) => name !== ''),
  )
  const text = stages.get(target)
  if (text === undefined) return [target]
  const used = [...text.matchAll(/^(?:FROM |COPY --from=)(\S+)/gm)].map(([, name = '']) => name)
  return [...new Set(used.flatMap((name) => basesOf(name, dockerfile)))]
}

/** Why no image can be built here; undefined if one can. Bases are never fetched by a test. */
export function missingForImages(target: string): string | undefined {
  try {
    buildah('--version')
  } catch {
    return 'buildah'
  }
  return basesOf(target).find((name) => {
    try {
      buildah('inspect', '--type', 'image', name)
      return false
    } catch {
      return true
    }
  })
}

type Config = {
  User: string
  Cmd: string[]
  Entrypoint: string[] | null
  Healthcheck?: { Test: string[] }
  Env: string[]
}

/** An image that was built, in a container that nothing runs in yet. */
export type BuiltImage = {
  config: Config
  /** The folder to read its files in. */
  root: string
  /** Of all its files. */
  bytes: number
  run(words: readonly string[], options?: { data?: string; settings?: Record<string, string> }): Promise<Ended>
  /** Starts what the image starts by itself; `ownVolume` keeps its data in the image's volume, out of the test's reach. */
  serve(settings?: Record<string, string>, ownVolume?: boolean): Promise<RunningServer & { pid: number }>
} & Disposable

export async function buildImage(target: string): Promise<BuiltImage> {
  const name = `localhost/penmark-test-${target}`
  await promisify(execFile)(
    'buildah',
    ['bud', '--pull-never', '--layers', '--format', 'docker', '--target', target, '-t', name, '.'],
    { env, maxBuffer: OUTPUT_MAX },
  )
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: Config } }
  const { config } = Docker
  const container = buildah('from', '--pull-never', name).trim()
  const root = buildah('mount', container).trim()
  const wordsFor = (data: string | undefined, settings: Record<string, string>, words: readonly string[]) => [
    'run',
    ...(data === undefined ? [] : ['--volume', `${data}:${DATA}`, '--env', `DATA_DIR=${DATA}`]),
    ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...[container, '--', ...words],
  ]
  return {
    config,
    root,
    bytes: sizeOf(root),
    run(words, { data, settings = {} } = {}) {
      return ended(spawn('buildah', wordsFor(data, settings, words), { env, stdio: ['ignore', 'pipe', 'pipe'] }))
    },
    async serve(settings = {}, ownVolume = false) {
      const port = await freePort()
      const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-image-'))
      if (config.User === 'node') chownSync(dataDir, UID, UID)
      const own = { HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn', ...settings }
      // The server's own number, so that signals meet it and not what started it.
      const words = ['/bin/sh', '-c', 'echo "pid $$" && exec "$@"', '--', ...(config.Entrypoint ?? []), ...config.Cmd]
      const child = spawn('buildah', wordsFor(ownVolume ? undefined : dataDir, own, words), {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      const stopped = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
      await new Promise<void>((resolve, reject) => {
        const take = (chunk: Buffer) => {
          output += chunk.toString()
          if (output.includes('Penmark is ready at')) resolve()
        }
        child.stdout.on('data', take)
        child.stderr.on('data', take)
        void stopped.then((code) => reject(new Error(`the image ended with ${code} before it was ready:\n${output}`)))
      })
      const pid = Number(/^pid (\d+)$/m.exec(output)?.[1])
      const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal)
        return stopped
      }
      return {
        ...{ url: `http://localhost:${port}`, port, dataDir, process: child, output: () => output, stop, pid },
        async [Symbol.asyncDispose]() {
          await stop('SIGKILL')
          rmSync(dataDir, { recursive: true, force: true })
        },
      }
    },
    [Symbol.dispose]() {
      buildah('rm', container)
    },
  }
}

/** The bytes of all files in a place. */
export function sizeOf(place: string): number {
  const found = lstatSync(place)
  if (!found.isDirectory()) return found.size
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0)
}

function ended(child: ChildProcess): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => {
      written[name] += chunk.toString()
    })
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...written })))
}
