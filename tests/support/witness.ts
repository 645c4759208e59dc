import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../witness/main.js', import.meta.url))

export type RunningWitness = {
  vkey: string
  url: string
  post(body: string): Promise<Response>
  /** As a power cut would. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Starts the witness as a partner would, on a free port, and waits until it listens. */
export async function startWitness({
  folder,
  logs,
  name = 'witness.example/w1',
  port = 0,
}: {
  folder: string
  logs: readonly string[]
  name?: string
  port?: number
}): Promise<RunningWitness> {
  const named = logs.flatMap((vkey) => ['--log', vkey])
  const options = ['--name', name, '--folder', folder, '--port', String(port), ...named]
  const child = spawn(process.execPath, [MAIN, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [vkey, sentence] = await firstLines(child, 2)
  const url = /http:\S+/.exec(sentence ?? '')?.[0] ?? ''
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    vkey: vkey ?? '',
    url,
    post: (body) => fetch(`${url}add-checkpoint`, { method: 'POST', body }),
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

async function firstLines(child: ChildProcess, count: number): Promise<string[]> {
  const lines: string[] = []
  if (child.stdout === null) return lines
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === count) break
  }
  return lines
}
