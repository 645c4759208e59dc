/** Called between two steps of a job; throws `Stopped` if the job should end. */
export type Step = () => void

/** One kind of work that a worker thread does. Input and output are copied between threads, so they are plain data. */
type Task = (input: never, step: Step) => unknown

/** The kinds of work of one kind of worker, by name. */
export type Tasks = Readonly<Record<string, Task>>

export type InputOf<Table extends Tasks, Name extends keyof Table> = Parameters<Table[Name]>[0]
export type OutputOf<Table extends Tasks, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>

/** A job for a worker. `flag` is shared memory: 1 asks the work to stop at its next step. */
export type ToWorker = { id: number; task: string; input: unknown; flag: Int32Array }

/** A message of a worker. `cpuMs` is the processor time of its thread since its start. */
export type FromWorker = { cpuMs: number } & (
  | { kind: 'ready' }
  /** The job needs tools that are loaded now, which is no time of its own. */
  | { kind: 'loading' }
  /** They are loaded; `loadMs` is the processor time of the thread that it took. */
  | { kind: 'loaded'; loadMs: number }
  | { kind: 'done'; id: number; output: unknown }
  /** The work ended at a step because its flag was set. */
  | { kind: 'stopped'; id: number }
  /** `place` names the error and the place in the code, never the text. */
  | { kind: 'defect'; id: number; place: string }
)
