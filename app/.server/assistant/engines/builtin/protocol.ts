import type { EngineOutcome, EngineRequest } from '../engine.ts'

/** A message to the worker. `flag` is shared memory: 1 asks the work to stop at its next step. */
export type ToWorker = { kind: 'warm' } | { kind: 'run'; id: number; request: EngineRequest; flag: Int32Array }

/** A message from the worker. `stopped`: the work ended at a step because its flag was set. */
export type FromWorker =
  | { kind: 'warmed' }
  | { kind: 'answer'; id: number; outcome: EngineOutcome }
  | { kind: 'stopped'; id: number }
  | { kind: 'defect'; id: number; message: string }
