import { writeSync } from 'node:fs'
import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { requestHash } from './ledger-fixture.ts'

// A process that works on a ledger beside others. It prints `ready`, starts working once it reads `go`, and prints each
// answer as soon as it has it: every printed line was acknowledged.
// node ledger-child.ts <data directory> <account> <clock offset in ms> <requests, 0 for endless> <key prefix>

const [dataDir = '', account = '', offset = '0', requests = '0', prefix = ''] = process.argv.slice(2)
const database = openDatabase(dataDir)
const clock = { now: () => Date.now() + Number(offset), monotonic: () => performance.now() }
const ledger = openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' })

const say = (line: string) => writeSync(1, `${line}\n`)
const endless = requests === '0'
let next = 0

async function work() {
  while (endless || next < Number(requests)) {
    const key = `${prefix}${next}`
    next += 1
    const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (!held.ok) {
      say(`refused ${held.code}`)
      continue
    }
    say(`${held.fresh ? 'reserved' : 'found'} ${held.seq} ${key}`)
    // Every fifth request is left to expire, every seventh fails.
    if (!held.fresh || next % 5 === 0) continue
    if (next % 7 === 0) {
      await ledger.release({ account, seq: held.seq, reason: 'failed' })
      say(`released ${held.seq}`)
    } else {
      const settled = await ledger.settle({ account, seq: held.seq, tokensIn: 12, tokensOut: 9, model: 'builtin-1' })
      say(`settled ${settled.seq} ${settled.leaf}`)
    }
  }
}

say('ready')
process.stdin.once('data', () => {
  process.stdin.unref()
  void Promise.all(Array.from({ length: 8 }, work)).then(() => {
    database.close()
    say('done')
    process.exit(0)
  })
})
