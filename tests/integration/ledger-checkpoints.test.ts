import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Archive, ArchiveError } from '#app/.server/ledger/archive/archive.ts'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { s3Archive } from '#app/.server/ledger/archive/s3.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { parseCheckpoint } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { openNote } from '#app/.server/ledger/publish/note.ts'
import { checkpointsSince } from '#app/.server/ledger/publish/queries.ts'
import { parseVkey } from '#app/.server/ledger/publish/signer.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import { consistencyProof, rootAt, verifyConsistency } from '#app/.server/ledger/tree/proofs.ts'
import { startS3Double } from '#tests/mocks/s3/store.ts'
import { runs } from '#tests/support/long.ts'
import { ORIGIN, type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'

/** The events of the test. Two machines share one archive and one key; each can be stopped, restored and started. */
type Step =
  | { kind: 'use'; machine: 0 | 1; requests: number }
  | { kind: 'publish'; machine: 0 | 1 }
  /** The n-th call to the archive fails, before or after it took effect. */
  | { kind: 'fail'; machine: 0 | 1; call: number; when: 'before' | 'after' }
  | { kind: 'both publish' }
  | { kind: 'restart'; machine: 0 | 1 }
  | { kind: 'back up'; machine: 0 | 1 }
  | { kind: 'restore'; machine: 0 | 1 }
  /** The other machine starts from a copy of this one's present files and believes that it is the primary. */
  | { kind: 'copy'; machine: 0 | 1 }

const machine = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('use' as const), machine, requests: fc.integer({ min: 1, max: 90 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('publish' as const), machine }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fail' as const),
      machine,
      call: fc.integer({ min: 0, max: 9 }),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('both publish' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('restart' as const, 'back up' as const), machine }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('restore' as const, 'copy' as const), machine }) },
)

function faulty(archive: Archive): Archive & { failAt(call: number, when: 'before' | 'after'): void } {
  let left = -1
  let when: 'before' | 'after' = 'before'
  const met = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const fails = left === 0
      left -= 1
      if (fails && when === 'before') throw new ArchiveError('archive_unreachable', 'no connection')
      const answer = await call(...args)
      if (fails) throw new ArchiveError('archive_unreachable', 'the answer was lost')
      return answer
    }
  }
  return {
    where: archive.where,
    get: met(archive.get),
    put: met(archive.put),
    replace: met(archive.replace),
    list: met(archive.list),
    remove: met(archive.remove),
    readRegister: met(archive.readRegister),
    swapRegister: met(archive.swapRegister),
    failAt(call, how) {
      left = call
      when = how
    },
  }
}

test('invariant 8: any two notes ever signed are consistent, whatever fails, restarts, is restored or forks', {
  timeout: runs(120_000, 900_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const root = mkdtempSync(path.join(tmpdir(), 'penmark-notes-'))
      const archive = folderArchive(path.join(root, 'archive'))
      const archives = [faulty(archive), faulty(archive)] as const
      const dirs = [path.join(root, 'a'), path.join(root, 'b')] as const
      const backups: [string | undefined, string | undefined] = [undefined, undefined]
      const machines: [PublishingLedger | undefined, PublishingLedger | undefined] = [undefined, undefined]
      const notes = new Set<string>()

      const start = async (which: 0 | 1) => {
        machines[which] = await publishingLedger({ dataDir: dirs[which], archive: archives[which] })
      }
      const stop = async (which: 0 | 1) => {
        await machines[which]?.close()
        machines[which] = undefined
      }
      const collect = async () => {
        for (const log of machines) {
          if (log !== undefined) for (const { note } of checkpointsSince(log.database.reader, 0)) notes.add(note)
        }
        const newest = await archive.get('checkpoint')
        if (newest !== undefined) notes.add(newest.toString('utf8'))
      }
      const publish = async (which: 0 | 1) => {
        await machines[which]?.publisher.publish().catch(() => undefined)
        await collect()
      }

      try {
        for (const dir of dirs) mkdirSync(dir)
        await start(0)
        for (const each of steps) {
          const which = 'machine' in each ? each.machine : 0
          const log = machines[which]
          if (each.kind === 'use' && log?.ledger.readOnly === undefined) await log?.use(each.requests)
          if (each.kind === 'publish') await publish(which)
          if (each.kind === 'fail') {
            archives[which].failAt(each.call, each.when)
            await publish(which)
            archives[which].failAt(-1, 'before')
          }
          if (each.kind === 'both publish') await Promise.all([publish(0), publish(1)])
          if (each.kind === 'restart' && log !== undefined) {
            await stop(which)
            await start(which)
          }
          if (each.kind === 'back up' && log !== undefined) {
            backups[which] = path.join(root, `backup-${which}.db`)
            await log.database.writer.sqlite.backup(backups[which])
          }
          if (each.kind === 'restore' && log !== undefined && backups[which] !== undefined) {
            await stop(which)
            for (const suffix of ['-wal', '-shm'])
              rmSync(path.join(dirs[which], `penmark.db${suffix}`), { force: true })
            copyFileSync(backups[which], path.join(dirs[which], 'penmark.db'))
            await start(which)
          }
          if (each.kind === 'copy' && log !== undefined) {
            const other = which === 0 ? 1 : 0
            await stop(other)
            for (const name of ['penmark.db', 'keys.db']) {
              for (const suffix of ['', '-wal', '-shm']) rmSync(path.join(dirs[other], name + suffix), { force: true })
            }
            await log.database.writer.sqlite.backup(path.join(dirs[other], 'penmark.db'))
            await log.database.keys.writer.sqlite.backup(path.join(dirs[other], 'keys.db'))
            await start(other)
          }
        }
        await Promise.all([publish(0), publish(1)])
        await Promise.all([stop(0), stop(1)])
        await judge(root, archive, notes)
      } finally {
        await Promise.all([stop(0), stop(1)])
        rmSync(root, { recursive: true, force: true })
      }
    }),
    { numRuns: runs(15, 400) },
  )
})

/** Rebuilds the log from the archive alone and expects it to contain the tree of every note. */
async function judge(root: string, archive: Archive, notes: ReadonlySet<string>): Promise<void> {
  await using whole = await publishingLedger({ dataDir: mkdtempSync(path.join(root, 'judge-')), archive })
  expect(whole.verdict.ok).toBe(true)
  expect(rebuild(whole.database.reader).differences).toEqual([])
  const keys = [parseVkey(whole.signer.vkey)].filter((key) => key !== undefined)
  const nodes = storedNodes(whole.database.reader.sqlite)
  const { size } = headOf(whole.database.reader)
  const trees = [...notes].map((note) => {
    const opened = openNote(note, keys)
    const tree = opened.ok ? parseCheckpoint(opened.text, ORIGIN) : undefined
    if (tree === undefined) throw new Error(`not a note of ours: ${note}`)
    return tree
  })
  for (const [index, older] of trees.entries()) {
    expect(older.size).toBeLessThanOrEqual(size)
    expect(rootAt(nodes, older.size).toString('hex')).toBe(older.root.toString('hex'))
    for (const newer of trees.slice(index + 1).filter((tree) => tree.size >= older.size)) {
      const proof = consistencyProof(nodes, older.size, newer.size)
      const claim = { from: older.size, to: newer.size, fromRoot: older.root, toRoot: newer.root, proof }
      expect(verifyConsistency(claim)).toBe(true)
    }
  }
  // Checkpoints that were signed while others held the database are known here again.
  expect(checkpointsSince(whole.database.reader, 0).map(({ note }) => note)).toEqual(expect.arrayContaining([...notes]))
}

test('invariant 8: with an object store that loses answers, every publication ends in the one tree that the register names', async () => {
  const double = await startS3Double()
  const settings = {
    endpoint: double.url,
    region: 'us-east-1',
    bucket: 'logs',
    prefix: 'penmark',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  }
  const archive = s3Archive(settings, { timeoutMs: 2_000, tries: 3, pauseMs: 1 })
  await using log = await publishingLedger({ archive })
  const notes = new Set<string>()
  for (let round = 0; round < runs(12, 200); round += 1) {
    await log.use(30)
    double.fail(round % 3 === 0 ? ['lost_reply'] : round % 3 === 1 ? ['error', 'lost_reply'] : [], {
      method: 'PUT',
      path: ['register', 'tile/entries', 'note/', 'checkpoint'][round % 4] ?? '',
    })
    expect(await log.publisher.publish()).toMatchObject({ news: true })
    for (const { note } of checkpointsSince(log.database.reader, 0)) notes.add(note)
  }
  expect(notes.size).toBe(runs(12, 200))
  expect(double.objects.get('logs/penmark/checkpoint')?.toString()).toBe([...notes].at(-1))
  await double.close()
})
