import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { type ExportArguments, writeBundle } from '#app/.server/ledger/export/export.ts'
import { sealedPeriods } from '#app/.server/ledger/read/queries.ts'
import { accountOn, fakeClock, requestHash } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

// No matter what people, operators and Stripe do through the ledger's own commands, every export is one that the
// verifier, which shares no code with the ledger, has nothing to say against.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The results of earlier steps, for use by later ones. */
type Done = {
  accounts: string[]
  requests: { account: string; seq: number }[]
  lots: { account: string; seq: number }[]
}
type Step = (open: PublishingLedger, done: Done, turn: number) => Promise<unknown> | unknown

const who = fc.nat(2)
const pick = fc.nat(50)
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

const reserve = fc.tuple(who, fc.nat(6)).map(
  ([index, key]): Step =>
    async ({ ledger }, { accounts, requests }) => {
      const account = at(accounts, index) as string
      if (ended(ledger, account)) return
      const input = { account, key: `key ${key}`, requestHash: requestHash(String(key)), operation: 'explain' as const }
      const answer = await ledger.reserve(input)
      if (answer.ok && answer.fresh) requests.push({ account, seq: answer.seq })
    },
)
const settle = pick.map(
  (index): Step =>
    async ({ ledger }, { requests }) => {
      const request = at(requests, index)
      if (request !== undefined) await ledger.settle({ ...request, tokensIn: 5, tokensOut: 7, model: 'builtin-1' })
    },
)
const release = pick.map(
  (index): Step =>
    async ({ ledger }, { requests }) => {
      const request = at(requests, index)
      if (request !== undefined) await ledger.release({ ...request, reason: 'failed' })
    },
)
const adjust = pick.map(
  (index): Step =>
    async ({ ledger }, { requests }) => {
      const request = at(requests, index)
      if (request === undefined) return
      const { account, seq } = request
      await ledger.adjust({ account, reserve: seq, units: 1, reason: 'goodwill', operator: 'mira' })
    },
)
const grant = fc.tuple(who, fc.integer({ min: 1, max: 3 }), fc.option(fc.integer({ min: 1, max: 40 }))).map(
  ([index, amount, days]): Step =>
    async ({ ledger, clock }, { accounts, lots }) => {
      const account = at(accounts, index) as string
      const expiresAt = days === null ? null : clock.now() + days * DAY
      const granted = await ledger.grantCredits({
        account,
        amount,
        expiresAt,
        reason: 'goodwill',
        operator: 'mira',
        cause: null,
      })
      if (granted.ok) lots.push({ account, seq: granted.seq })
    },
)
const revoke = pick.map(
  (index): Step =>
    async ({ ledger }, { lots }) => {
      const lot = at(lots, index)
      if (lot === undefined) return
      await ledger.revokeCredits({
        account: lot.account,
        lot: lot.seq,
        amount: 1,
        reason: 'correction',
        operator: 'mira',
      })
    },
)
const plan = fc.tuple(who, fc.nat(3)).map(
  ([index, quota]): Step =>
    ({ ledger }, { accounts }) => {
      const account = at(accounts, index) as string
      if (!ended(ledger, account))
        ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'enterprise', quota }))
    },
)
const paid = fc.tuple(who, fc.nat(20)).map(
  ([index, invoice]): Step =>
    async ({ ledger, clock }, { accounts }) => {
      await ledger.recordMoney({
        account: at(accounts, index) as string,
        type: 'invoice.paid',
        data: {
          amount: 999 + invoice,
          currency: 'usd',
          stripe: {
            evt: `evt_${invoice}`,
            obj: `in_${invoice}`,
            created: Math.floor(clock.now() / 1000),
            api_version: '2026-10-29.acacia',
            payload_sha256: 'ab'.repeat(32),
            via: 'webhook',
          },
        },
      })
    },
)
const erase = fc.constant<Step>(async ({ ledger }, { accounts }) => {
  await ledger.erase({ account: accounts[2] as string, reason: 'requested' })
})
const wait = fc.constantFrom(1_000, 2 * MINUTE, 20 * MINUTE, DAY, 12 * DAY, 31 * DAY).map(
  (ms): Step =>
    ({ clock }) =>
      clock.advance(ms),
)
const sweep = fc.constant<Step>(({ ledger }) => ledger.sweep())
const close = fc.constant<Step>(({ ledger }) => ledger.closePeriods())
const publish = fc.constant<Step>(({ publisher }) => publisher.publish())

function ended(ledger: PublishingLedger['ledger'], account: string): boolean {
  return !['wsp_a', 'wsp_b', 'wsp_c'].some((workspace) => ledger.accountOf(workspace) === account)
}

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: reserve },
    { weight: 6, arbitrary: settle },
    { weight: 2, arbitrary: release },
    { weight: 2, arbitrary: adjust },
    { weight: 2, arbitrary: grant },
    { weight: 1, arbitrary: revoke },
    { weight: 1, arbitrary: plan },
    { weight: 1, arbitrary: paid },
    { weight: 1, arbitrary: erase },
    { weight: 6, arbitrary: wait },
    { weight: 1, arbitrary: sweep },
    { weight: 2, arbitrary: close },
    { weight: 1, arbitrary: publish },
  ),
  { minLength: 20, maxLength: 90 },
)

test('invariant 22: whatever the commands did, every export of it is verified', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      await using open = await publishingLedger({ clock: fakeClock(Date.UTC(2026, 7, 20, 23, 50)) })
      const { ledger, clock, database } = open
      const accounts = ['wsp_a', 'wsp_b', 'wsp_c'].map((workspace, index) => accountOn(ledger, workspace, index + 1))
      const done: Done = { accounts, requests: [], lots: [] }
      for (const [turn, step] of script.entries()) {
        clock.advance(1_000)
        await step(open, done, turn)
      }
      clock.advance(3 * MINUTE)
      await ledger.sweep()
      await ledger.closePeriods()
      await open.publisher.publish()
      expect(rebuild(database.reader).differences).toEqual([])

      const scopes: ExportArguments['scope'][] = [
        { kind: 'log' },
        ...accounts.map((account) => ({ kind: 'account' as const, account })),
      ]
      const months = sealedPeriods(database.reader).map(({ period }) => ({ kind: 'month' as const, period }))
      for (const scope of scopes) {
        for (const range of [{ kind: 'all' as const }, ...months]) {
          const verdict = await judged(open, { scope, range })
          const about = JSON.stringify({ scope, range, verdict })
          expect(verdict.failed, about).toEqual([])
          // One account's month cannot show its own end if that account has no later event.
          if (scope.kind === 'log' || range.kind === 'all') expect(verdict.result, about).toBe('VERIFIED')
          else expect(['VERIFIED', 'INCOMPLETE', undefined], about).toContain(verdict.result)
        }
      }
    }),
    { numRuns: runs(6, 400) },
  )
}, 3_600_000)

async function judged(open: PublishingLedger, wanted: ExportArguments) {
  const parent = mkdtempSync(path.join(tmpdir(), 'penmark-judged-'))
  try {
    const written = await writeBundle(open.database.reader, wanted, parent)
    // There is no export of a month for an account that did nothing until the month was over.
    if (!written.ok) return { result: undefined, failed: [] as string[], code: written.code }
    const folder = path.join(parent, readdirSync(parent)[0] as string)
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const files = Object.fromEntries(
      names.map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return [path.relative(folder, file), readFileSync(file)]
      }),
    )
    const { report } = await verified(files, { keys: [open.signer.vkey] })
    const failed = failures(report)
    return { result: report.result, failed: failed.map((name) => `${name}: ${detailsOf(report, name)}`) }
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}
