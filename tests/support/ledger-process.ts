import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ChildLedger = {
  go(): void
  kill(): void
  /** Resolves after the first line with this start. */
  printed(start: string): Promise<void>
  /** Every complete line that it printed, once it has ended. */
  ended(): Promise<string[]>
}

/** Starts `ledger-child.ts`; resolves once its ledger is open. */
export async function startChild(...args: (string | number)[]): Promise<ChildLedger> {
  const program = fileURLToPath(new URL('./ledger-child.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...args.map(String)], { stdio: ['pipe', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let output = ''
  let errors = ''
  const listeners = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
    for (const listen of listeners) listen()
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk
  })
  // A killed child leaves a broken pipe behind.
  child.stdin.on('error', () => undefined)

  const handle: ChildLedger = {
    go: () => child.stdin.write('go\n'),
    kill: () => child.kill('SIGKILL'),
    async printed(start) {
      const there = () => output.startsWith(start) || output.includes(`\n${start}`)
      const heard = new Promise<void>((resolve) => {
        listeners.add(() => there() && resolve())
        if (there()) resolve()
      })
      const gone = closed.then(() => {
        if (!there()) throw new Error(`the process ended without saying ${start}: ${errors}`)
      })
      await Promise.race([heard, gone])
    },
    async ended() {
      await closed
      return output.split('\n').slice(0, -1)
    },
  }
  await handle.printed('ready')
  return handle
}
