// Passwords and recovery codes are hashed slowly on purpose: 25 ms of CPU time each, of which the suite needs thousands.
// Loaded before a file of tests and the servers that it starts, this takes a hundredth of that. Nothing else changes, and
// what is stored still names the full costs. The tests of the costs ask for `fullHashes`; benchmarks hash in full.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const QUICK = { memory: 64, passes: 1 }

/** The function that a quick one stands for. */
const FULL = Symbol.for('penmark.tests.full-hash')

quickHashes()

function quickHashes() {
  for (const name of ['argon2', 'argon2Sync']) {
    const full = crypto[name]
    // Every file of tests in the same thread comes here.
    if (full[FULL] !== undefined) continue
    crypto[name] = Object.assign((algorithm, costs, ...done) => full(algorithm, { ...costs, ...QUICK }, ...done), {
      [FULL]: full,
    })
  }
  syncBuiltinESMExports()
}

/** Takes the full costs from here to the end of this file of tests. */
export function fullHashes() {
  for (const name of ['argon2', 'argon2Sync']) crypto[name] = crypto[name][FULL] ?? crypto[name]
  syncBuiltinESMExports()
}
