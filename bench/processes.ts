import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'

export type Server = {
  name: string
  /** Origin with a literal address, so that no name is looked up per request. */
  url: string
  pid: number
  /** Milliseconds from the spawn to the first 200. */
  startedInMs: number
  stop(): Promise<void>
}

type Command = {
  name: string
  script: string
  port: number
  path: string
  cwd?: string
  env?: Record<string, string>
  args?: string[]
  /** For Node itself. */
  flags?: string[]
}

const GIVE_UP_MS = 20_000

/** Starts one Node process and waits for its first 200 on `path`. @throws if it ends or stays silent for 20 s. */
export async function start(command: Command): Promise<Server> {
  const url = `http://127.0.0.1:${command.port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...(command.flags ?? []), command.script, ...(command.args ?? [])], {
    cwd: command.cwd ?? process.cwd(),
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: String(command.port), ...command.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const troubles = tail(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null || performance.now() - startedAt > GIVE_UP_MS) {
      child.kill('SIGKILL')
      throw new Error(`${command.name} did not start:\n${troubles()}`)
    }
    if ((await statusOf(`${url}${command.path}`)) === 200) break
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return {
    name: command.name,
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const cut = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(cut)
    },
  }
}

/** The end of a process's error output, shown if it cannot start. It is cut, since a server under load may log without end. */
function tail(child: ChildProcess): () => string {
  let lastWords = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-2_000)
  })
  return () => lastWords
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).once('error', () => resolve(undefined))
  })
}

const MICROSECONDS_PER_TICK = 10_000

/** CPU time of a whole process, threads included, in microseconds; `undefined` if there is no /proc. */
export function cpuMicros(pid: number): number | undefined {
  return ticksIn(proc(`${pid}/stat`))
}

function ticksIn(stat: string | undefined): number | undefined {
  const fields = stat?.split(') ')[1]?.split(' ')
  return fields === undefined ? undefined : (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK
}

/** CPU time of the main thread of a process, in microseconds; `undefined` if there is no /proc. */
export function mainThreadMicros(pid: number): number | undefined {
  return ticksIn(proc(`${pid}/task/${pid}/stat`))
}

/** Resident memory in MB, now and at its highest. */
export function memoryOf(pid: number): { now: number; highest: number } | undefined {
  const status = proc(`${pid}/status`)
  if (status === undefined) return undefined
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}

/** CPU time that the whole machine has spent on anything, in microseconds. */
export function machineMicros(): number | undefined {
  const fields = proc('stat')?.split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number)
  if (fields === undefined) return undefined
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = fields
  return (user + nice + system + irq + softirq) * MICROSECONDS_PER_TICK
}

function proc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}
