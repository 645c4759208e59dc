import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { folderOnDisk } from '#tests/support/disk.ts'
import { accountOn, fakeClock, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { startChild } from '#tests/support/ledger-process.ts'
import { runs } from '#tests/support/long.ts'

// After each crash everything is read again, so invariants 1-3, 13, 15 and 19 are tested too. The clock of each round
// is past the holds of the round before.

const KILLS = runs(6, 200)
const ROUND_MS = 130_000

test('invariant 21: however often it is killed, nothing acknowledged is lost and no hold outlives its time', async () => {
  const start = Date.now()
  using folder = folderOnDisk()
  const { database, ledger, dataDir } = ledgerOnDisk({ dataDir: folder.path, clock: fakeClock(start) })
  const account = accountOn(ledger, 'ws_1', 10_000_000)
  database.close()
  let acknowledged = 0

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = await startChild(dataDir, account, kill * ROUND_MS, 0, `round ${kill} request `)
    child.go()
    await child.printed('settled')
    // This pause does not wait for an event: it makes the moment of the kill arbitrary.
    await wait((kill * 37) % 101)
    child.kill()
    const lines = await child.ended()

    const after = fakeClock(Date.now() + kill * ROUND_MS + 121_000)
    const restarted = ledgerOnDisk({ dataDir, clock: after })
    const { sqlite } = restarted.database.reader
    const event = sqlite.prepare<[number], { type: string; leaf: Buffer }>(
      'SELECT type, leaf FROM ledger_event WHERE seq = ?',
    )
    const hold = sqlite.prepare<[number], { state: string }>('SELECT state FROM reservation WHERE seq = ?')
    for (const line of lines) {
      const [what, seq, rest] = line.split(' ')
      if (what === 'reserved') expect(event.get(Number(seq))?.type).toBe('request.reserved')
      if (what === 'released') expect(hold.get(Number(seq))?.state).toBe('released')
      if (what === 'settled') expect(event.get(Number(seq))?.leaf.toString('hex')).toBe(rest)
      if (what === 'refused') throw new Error(line)
      acknowledged += 1
    }
    await restarted.ledger.sweep()
    expect(sqlite.prepare("SELECT count(*) FROM reservation WHERE state = 'open'").pluck().get()).toBe(0)
    expect(rebuild(restarted.database.reader).differences).toEqual([])
    restarted.database.close()
  }
  expect(acknowledged).toBeGreaterThan(KILLS * 10)
}, 1_200_000)
