import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { GIVES_WAY } from './hash-threads.ts'

const LOWEST = 19

// Linux gives each thread a priority of its own, and the 0 stands for the calling thread. Elsewhere it would slow the whole process down.
if (GIVES_WAY) setPriority(0, LOWEST)

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters))
})
