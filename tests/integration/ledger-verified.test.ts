import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { everyExport, filesOf, histories, played } from '#tests/support/any-history.ts'
import { runs } from '#tests/support/long.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

// No matter what people, operators and Stripe do through the ledger's own commands, every export is one that the
// verifier, which shares no code with the ledger, has nothing to say against.

test('invariant 22: whatever the commands did, every export of it is verified', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (script) => {
      const { open, accounts } = await played(script)
      await using ledger = open
      expect(rebuild(ledger.database.reader).differences).toEqual([])
      for (const wanted of everyExport(ledger, accounts)) {
        const files = await filesOf(ledger, wanted)
        if (files === undefined) continue
        const { report } = await verified(files, { keys: [ledger.signer.vkey] })
        const failed = failures(report)
        const about = JSON.stringify({ wanted, failed: failed.map((name) => `${name}: ${detailsOf(report, name)}`) })
        expect(failed, about).toEqual([])
        // One account's month cannot show its own end if that account has no later event.
        if (wanted.scope.kind === 'log' || wanted.range.kind === 'all') expect(report.result, about).toBe('VERIFIED')
        else expect(['VERIFIED', 'INCOMPLETE'], about).toContain(report.result)
      }
    }),
    { numRuns: runs(6, 400) },
  )
}, 3_600_000)
