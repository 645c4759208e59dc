import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import Database from 'better-sqlite3'
import { expect } from 'vitest'
import { call } from '#tests/support/client.ts'
import { assist, leavesOn, numbersOn, readiness, receiptOf, supervise } from '#tests/support/litefs-clients.ts'
import { until } from '#tests/support/litefs-cluster.ts'
import { type Acknowledged, LONG_MS, liteFsTests, load } from '#tests/support/litefs-tests.ts'
import { runs } from '#tests/support/long.ts'
import { patience } from '#tests/support/patience.ts'

// Two machines with the real LiteFS: who leads, what is lost, and what is kept.

const { withLiteFs, started } = await liteFsTests('cluster')

withLiteFs('a machine leads and one follows; a write on either is on both, and never a 500', async () => {
  const { leader, follower, person } = await started()
  expect([await readiness(leader), await readiness(follower)]).toEqual([200, 200])
  for (const node of [leader, follower]) {
    const answer = await assist(node, person)
    expect([node.name, answer.status, answer.body]).toMatchObject([node.name, 200, {}])
  }
  await until(() => numbersOn(follower).length === numbersOn(leader).length, 'both machines hold the same events')
  expect(numbersOn(leader).length).toBeGreaterThan(8)
  for (const [node, role] of [
    [leader, 'primary'],
    [follower, 'replica'],
  ] as const) {
    const { status, stdout, stderr } = await node.ops('cluster')
    expect([node.name, status, stderr]).toEqual([node.name, 0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ role, ok: true, keptTails: 0, holder: leader.settings.NODE_URL })
    expect(JSON.parse(stdout).ltxBytes).toBeGreaterThan(0)
  }
})

withLiteFs(
  'kill -9 of server and LiteFS at any point: it starts again, and nothing acknowledged is missing',
  async () => {
    const { leader, follower, person } = await started()
    await follower.killApp()
    await follower.killLiteFs()
    const acknowledged: number[] = []
    for (let round = 0; round < runs(3, 20); round += 1) {
      let stopped = false
      const done: Acknowledged[] = []
      const loads = [1, 2].map(() => load(leader, person, () => stopped, done))
      await until(() => done.length > 0, 'requests are answered')
      await delay((round * 797) % 1_200)
      const victims = [leader.killApp, leader.killLiteFs, () => Promise.all([leader.killApp(), leader.killLiteFs()])]
      await victims[round % 3]?.()
      stopped = true
      await leader.killApp()
      await Promise.all(loads)
      acknowledged.push(...done.map(({ receipt }) => receipt))
      if (round % 3 !== 0) await leader.startLiteFs()
      await until(async () => (await leader.isPrimary()) === true, 'LiteFS leads again')
      await leader.startApp()
      const here = numbersOn(leader)
      expect(acknowledged.filter((receipt) => !here.includes(receipt))).toEqual([])
    }
    process.stdout.write(`kills: ${runs(3, 20)} times, ${acknowledged.length} acknowledged, none missing\n`)
    expect(acknowledged.length).toBeGreaterThan(2)
  },
  LONG_MS,
)

withLiteFs(
  'a leader that is cut off answers no more within 8 s, another one leads within 25 s, never two at once; what is lost is kept',
  async () => {
    const { leader, follower, person } = await started({}, { cutsApps: true })
    // So late that something is acknowledged and not replicated when the link goes down.
    for (const way of [leader.ways.here, follower.ways.here]) way.delay(1_000)
    let stopped = false
    const byOld: Acknowledged[] = []
    const loads = [1, 2, 3].map(() => load(leader, person, () => stopped, byOld))
    await until(() => byOld.length > 9, 'requests are answered')
    const cutAt = performance.now()
    for (const way of Object.values(leader.ways)) way.silence()
    // Its own relays only: those of the other machine still pass.
    const next: Acknowledged[] = []
    const restarts = supervise(follower)
    const fresh = (async () => {
      while (!stopped) {
        const answer = await assist(follower, person).catch(() => undefined)
        if (answer?.status === 200) next.push({ receipt: receiptOf(answer), at: performance.now() })
      }
    })()
    await until(
      () => next.length > 3 && next.some(({ at }) => at - cutAt > 12_000),
      'the other machine answers',
      90_000,
    )
    stopped = true
    restarts.stop()
    await Promise.all([...loads, fresh])
    const lastOld = Math.max(0, ...byOld.map(({ at }) => at - cutAt))
    const led = follower.output().includes('"leads":true')
    const firstNew = Math.min(...next.map(({ at }) => at - cutAt).filter((at) => at > lastOld))
    process.stdout.write(`partition: last old ${Math.round(lastOld)} ms, first new ${Math.round(firstNew)} ms\n`)
    expect(led).toBe(true)
    expect(lastOld).toBeLessThan(8_000)
    expect(firstNew).toBeLessThan(patience(25_000))

    for (const way of Object.values(leader.ways)) way.mend()
    await until(async () => (await leader.isPrimary()) === false, 'LiteFS follows', 60_000)
    await until(async () => (await readiness(leader)) === 200, 'the machine that was cut off follows', 60_000)
    await until(() => numbersOn(leader).length === numbersOn(follower).length, 'both machines hold the same events')
    const show = await leader.ops('lost show')
    expect([show.status, show.stderr]).toEqual([0, ''])
    const { tails } = JSON.parse(show.stdout) as { tails: { events: { seq: number; instead: string }[] }[] }
    const lost = tails.flatMap(({ events }) => events)
    const receipts = byOld.map(({ receipt }) => receipt)
    const after = receipts.filter((receipt) => receipt >= Math.min(...lost.map(({ seq }) => seq)))
    process.stdout.write(`return: ${lost.length} events kept that are lost, ${after.length} of them receipts\n`)
    expect(lost.length).toBeGreaterThan(0)
    expect(after.filter((receipt) => !lost.some(({ seq }) => seq === receipt))).toEqual([])
    // No receipt names the event of another.
    expect(lost.filter(({ seq, instead }) => receipts.includes(seq) && instead !== 'number.lost')).toEqual([])
    expect((await follower.ops('cluster')).status).toBe(0)
  },
)

withLiteFs('LiteFS hands over under load: what is refused was not saved and is told in words', async () => {
  const { leader, follower, person } = await started()
  let stopped = false
  const loads = [load(leader, person, () => stopped), load(follower, person, () => stopped)]
  await until(() => numbersOn(leader).length > 20, 'requests are answered')
  await follower.promote()
  await until(() => follower.output().includes('"leads":true'), 'the other machine leads')
  await delay(1_500)
  stopped = true
  const done = (await Promise.all(loads)).flat()
  const here = numbersOn(follower)
  expect(done.length).toBeGreaterThan(5)
  expect(new Set(done.map(({ receipt }) => receipt)).size).toBe(done.length)
  expect(done.filter(({ receipt }) => !here.includes(receipt))).toEqual([])
  await until(async () => (await readiness(leader)) === 200, 'the machine that led follows')
  await until(() => numbersOn(leader).length === numbersOn(follower).length, 'both machines hold the same events')
})

withLiteFs.for([
  ['recorded', 'every lost receipt is told, and none names the event of another'],
  ['replicated', 'what was called replicated is there'],
] as const)('250 ms away and killed, with LEDGER_ACK=%s: %s', async ([ack]) => {
  const { leader, follower, person } = await started({ LEDGER_ACK: ack })
  for (const way of [leader.ways.here, follower.ways.here]) way.delay(250)
  let stopped = false
  const answered: Acknowledged[] = []
  const loads = [1, 2, 3].map(() => load(leader, person, () => stopped, answered))
  await until(() => answered.length > 5, 'requests are answered')
  await delay(runs(4_000, 30_000))
  await Promise.all([leader.killApp(), leader.killLiteFs()])
  stopped = true
  await Promise.all(loads)
  const done = answered.map(({ receipt }) => receipt)
  const from = performance.now()
  await until(() => follower.output().includes('"leads":true'), 'the other machine leads', 60_000)
  const tookMs = performance.now() - from
  const file = new Database(path.join(follower.mount, 'penmark.db'), { readonly: true })
  const typeAt = file.prepare('SELECT type FROM ledger_event WHERE seq = ?').pluck()
  const gone = answered.filter(({ receipt }) => !String(typeAt.get(receipt)).startsWith('request.'))
  expect(gone.filter(({ standing }) => standing === 'replicated')).toEqual([])
  if (ack === 'replicated') expect(answered.some(({ standing }) => standing === 'replicated')).toBe(true)
  const types = Map.groupBy(done, (receipt) => String(typeAt.get(receipt) ?? 'nothing'))
  file.close()
  const count = (type: string) => types.get(type)?.length ?? 0
  process.stdout.write(
    `failover (${ack}): ${done.length} acknowledged, ${answered.filter(({ standing }) => standing === 'replicated').length} of them replicated, ${count('number.lost')} lost and told, ${count('nothing')} past the end, led after ${Math.round(tookMs)} ms\n`,
  )
  expect(
    [...types.keys()].filter(
      (type) => !['request.reserved', 'request.settled', 'number.lost', 'nothing'].includes(type),
    ),
  ).toEqual([])
  const note = await (await fetch(`${follower.url}/ledger/lost`)).text()
  if (count('number.lost') > 0) expect(note).toContain('acknowledged and lost before publication')
})

withLiteFs(
  'every volume is lost: a new cluster refills its log from the archive on the mount, a follower gets it, and the backup in the bucket opens',
  async () => {
    const identity = await generateIdentity()
    const { leader, follower, person } = await started({ BACKUP_RECIPIENT: await identityToRecipient(identity) })
    await assist(leader, person)
    const last = receiptOf(await assist(leader, person))
    const standing = async () =>
      (await call(leader, 'GET', `/api/usage/receipts/${last}`, { token: person.token })).body.standing
    await until(async () => (await standing()) === 'published', 'the last receipt is in the archive')
    const before = leavesOn(leader)
    const copied = await leader.ops('backup s3://bucket/backups/one')
    expect([copied.status, copied.stderr]).toEqual([0, ''])
    for (const node of [leader, follower]) {
      await node.killApp()
      await node.killLiteFs()
      node.loseVolume('penmark/test-2')
    }

    await leader.startLiteFs()
    await until(async () => (await leader.isPrimary()) === true, 'the first machine of the new cluster is primary')
    await leader.startApp()
    expect(await readiness(leader)).toBe(200)
    const published = before.slice(0, last + 1)
    expect(published.length).toBeGreaterThan(8)
    expect(leavesOn(leader).slice(0, published.length)).toEqual(published)
    const file = path.join(leader.stateDir, 'identity')
    writeFileSync(file, identity, { mode: 0o600 })
    const drill = await leader.ops(`restore-drill s3://bucket/backups/one --identity ${file}`)
    expect([drill.status, drill.status === 0 ? '' : drill.stderr]).toEqual([0, ''])
    expect(JSON.parse(drill.stdout)).toMatchObject({ rtoMs: expect.any(Number) })
    await follower.startLiteFs()
    await follower.startApp()
    await until(async () => (await readiness(follower)) === 200, 'the other machine follows')
    await until(() => leavesOn(follower).length === leavesOn(leader).length, 'both machines hold the same events')
    expect(leavesOn(follower)).toEqual(leavesOn(leader))
    process.stdout.write(`refill: ${published.length} published events, ${leavesOn(leader).length} on both machines\n`)
  },
)
