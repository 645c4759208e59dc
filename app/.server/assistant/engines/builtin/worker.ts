import { parentPort } from 'node:worker_threads'
import { perform } from './perform.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { createTools, Stopped } from './tools.ts'

const port = parentPort
if (port === null) throw new Error('worker.ts runs in a worker thread')

const tools = createTools()

port.on('message', (message: ToWorker) => {
  if (message.kind === 'warm') {
    // A tool that fails to load here fails again, visibly, in the job that needs it.
    tools.warm().then(
      () => port.postMessage({ kind: 'warmed' } satisfies FromWorker),
      () => undefined,
    )
    return
  }
  const { id, request, flag } = message
  const step = () => {
    if (Atomics.load(flag, 0) === 1) throw new Stopped()
  }
  perform(request, tools, step).then(
    (outcome) => port.postMessage({ kind: 'answer', id, outcome } satisfies FromWorker),
    (error: unknown) =>
      port.postMessage(
        error instanceof Stopped
          ? ({ kind: 'stopped', id } satisfies FromWorker)
          : // Only names and places of code: a message could quote the customer's text.
            ({ kind: 'defect', id, message: whereOf(error) } satisfies FromWorker),
      ),
  )
})

function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return `${error.name} ${frame?.trim() ?? ''}`.slice(0, 200)
}
