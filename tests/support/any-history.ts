import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { type ExportArguments, writeBundle } from '#app/.server/ledger/export/export.ts'
import { sealedPeriods } from '#app/.server/ledger/read/queries.ts'
import type { MoneyInput } from '#app/.server/ledger/write/payments/commands.ts'
import { accountOn, fakeClock, requestHash } from './ledger-fixture.ts'
import { type PublishingLedger, publishingLedger } from './publishing.ts'
import { sha256 } from './raw-log.ts'

// What people, operators and Stripe can do through the ledger's own commands, in any order.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The results of earlier steps, for use by later ones. */
type Done = {
  accounts: string[]
  requests: { account: string; seq: number }[]
  lots: { account: string; seq: number }[]
  payments: {
    account: string
    invoice: number
    amount: number
    refunds: number
    disputed: 'no' | 'open' | 'decided'
    credited?: boolean
  }[]
  refunds: { account: string; id: string }[]
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
/** Money by Stripe's word, at Stripe's time of now. Every event has an id of its own. */
async function record(
  { ledger, clock }: PublishingLedger,
  account: string,
  type: MoneyInput['type'],
  facts: {
    evt: string
    obj: string
    amount: number
    invoice?: string
    move?: string
    status?: string
    reason?: string
    lines?: unknown
  } & Record<string, unknown>,
) {
  const { evt, obj, ...more } = facts
  const stripe = {
    evt: `evt_${evt}`,
    obj,
    created: Math.floor(clock.now() / 1000),
    api_version: '2026-10-29.acacia',
    payload_sha256: sha256(`payload ${evt}`),
    via: 'webhook',
  }
  return await ledger.recordMoney({ account, type, data: { currency: 'usd', ...more, stripe } } as MoneyInput)
}

/** A month of Pro, sometimes with a discount, and something that is no price of the plan table. */
function invoiceOf(invoice: number) {
  const discount = invoice % 3 === 0 ? 99 : 0
  const from = Date.UTC(2026, 8, 1) / 1000
  const place = { quantity: 1, proration: false, from, to: from + 30 * 86_400 }
  const lines = [
    { ...place, offer: { plan: 'pro', interval: 'month', price: 999 }, amount: 999 },
    { ...place, offer: null, amount: invoice + discount },
  ]
  return { number: `PEN-${invoice}`, lines, discount, tax: 0 }
}

const paid = fc.tuple(who, fc.nat(20)).map(
  ([index, invoice]): Step =>
    async (open, { accounts, payments }) => {
      const account = at(accounts, index) as string
      const amount = 999 + invoice
      const facts = { evt: `${invoice}`, obj: `in_${invoice}`, amount, ...invoiceOf(invoice) }
      const outcome = await record(open, account, 'invoice.paid', facts)
      if (outcome.ok && outcome.fresh) payments.push({ account, invoice, amount, refunds: 0, disputed: 'no' })
    },
)
const failed = fc.tuple(who, fc.nat(20)).map(
  ([index, invoice]): Step =>
    async (open, { accounts }) => {
      const facts = { evt: `failed${invoice}`, obj: `in_failed${invoice}`, amount: 999 }
      await record(open, at(accounts, index) as string, 'invoice.failed', facts)
    },
)
const voided = fc.tuple(who, fc.nat(20), fc.constantFrom('void', 'uncollectible')).map(
  ([index, invoice, reason]): Step =>
    async (open, { accounts }) => {
      const facts = { evt: `${reason}${invoice}`, obj: `in_${reason}${invoice}`, amount: 999, reason }
      await record(open, at(accounts, index) as string, 'invoice.voided', facts)
    },
)
const refund = pick.map(
  (index): Step =>
    async (open, { payments, refunds }) => {
      const payment = at(payments, index)
      if (payment === undefined || payment.refunds === 3) return
      payment.refunds += 1
      const id = `${payment.invoice}x${payment.refunds}`
      const facts = { evt: `re${id}`, obj: `re_${id}`, amount: 300, invoice: `in_${payment.invoice}` }
      await record(open, payment.account, 'invoice.refunded', facts)
      refunds.push({ account: payment.account, id })
    },
)
/** Also of refunds that were reversed before: the ledger records the first reversal alone. */
const reversal = fc.tuple(pick, fc.constantFrom('failed', 'canceled')).map(
  ([index, reason]): Step =>
    async (open, { refunds }, turn) => {
      const refund = at(refunds, index)
      if (refund === undefined) return
      const facts = { evt: `reversal${turn}`, obj: `re_${refund.id}`, amount: 300, reason }
      await record(open, refund.account, 'refund.reversed', facts)
    },
)
const dispute = fc.tuple(pick, fc.constantFrom('won', 'lost')).map(
  ([index, outcome]): Step =>
    async (open, { payments }) => {
      const payment = at(payments, index)
      if (payment === undefined || payment.disputed === 'decided') return
      const { account, invoice, amount } = payment
      const status = payment.disputed === 'no' ? 'open' : outcome
      payment.disputed = payment.disputed === 'no' ? 'open' : 'decided'
      await record(open, account, 'dispute.changed', {
        evt: `${status}${invoice}`,
        obj: `dp_${invoice}`,
        amount,
        status,
        invoice: `in_${invoice}`,
      })
    },
)
/** Also of what is not disputed yet, since Stripe delivers in any order: the dispute follows. */
const funds = fc.tuple(pick, fc.constantFrom('withdrawn', 'reinstated')).map(
  ([index, move]): Step =>
    async (open, { payments }, turn) => {
      const payment = at(payments, index)
      if (payment === undefined || payment.disputed === 'no') return
      const { account, invoice, amount } = payment
      const facts = { obj: `dp_${invoice}`, amount, invoice: `in_${invoice}` }
      await record(open, account, 'dispute.funds', { ...facts, evt: `gone${turn}`, move: 'withdrawn' })
      if (move === 'reinstated')
        await record(open, account, 'dispute.funds', { ...facts, evt: `back${turn}`, amount: 500, move })
    },
)
/** Of what was paid, or off what was owed and void again. */
const note = fc.tuple(pick, who, fc.constantFrom('balance', 'outside', 'unpaid', 'void')).map(
  ([index, owner, how]): Step =>
    async (open, { accounts, payments }, turn) => {
      const payment = at(payments, index)
      const isOpen = how === 'unpaid' || how === 'void'
      if (payment === undefined || (!isOpen && payment.credited)) return
      const account = isOpen ? (at(accounts, owner) as string) : payment.account
      const invoice = isOpen ? `in_open${turn}` : `in_${payment.invoice}`
      if (!isOpen) payment.credited = true
      const parts = { unpaid: 0, refunded: 0, balance: 0, outside: 0, [isOpen ? 'unpaid' : how]: 400 }
      const facts = { ...parts, obj: `cn_${turn}`, amount: 400, invoice, note: `CN-${turn}` }
      await record(open, account, 'invoice.credited', { ...facts, evt: `cn${turn}`, status: 'issued' })
      if (how === 'void')
        await record(open, account, 'invoice.credited', { ...facts, evt: `cnvoid${turn}`, status: 'void' })
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

/** Histories of 20 to 90 steps. */
export const histories = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: reserve },
    { weight: 6, arbitrary: settle },
    { weight: 2, arbitrary: release },
    { weight: 2, arbitrary: adjust },
    { weight: 2, arbitrary: grant },
    { weight: 1, arbitrary: revoke },
    { weight: 1, arbitrary: plan },
    { weight: 1, arbitrary: paid },
    { weight: 1, arbitrary: failed },
    { weight: 1, arbitrary: voided },
    { weight: 1, arbitrary: refund },
    { weight: 1, arbitrary: reversal },
    { weight: 1, arbitrary: dispute },
    { weight: 1, arbitrary: funds },
    { weight: 1, arbitrary: note },
    { weight: 1, arbitrary: erase },
    { weight: 6, arbitrary: wait },
    { weight: 1, arbitrary: sweep },
    { weight: 2, arbitrary: close },
    { weight: 1, arbitrary: publish },
  ),
  { minLength: 20, maxLength: 90 },
)

/** A ledger on which a history was played from the end of August on, its months closed, all of it published. */
export async function played(script: readonly Step[]): Promise<{ open: PublishingLedger; accounts: string[] }> {
  const open = await publishingLedger({ clock: fakeClock(Date.UTC(2026, 7, 20, 23, 50)) })
  const { ledger, clock } = open
  const accounts = ['wsp_a', 'wsp_b', 'wsp_c'].map((workspace, index) => accountOn(ledger, workspace, index + 1))
  const done: Done = { accounts, requests: [], lots: [], payments: [], refunds: [] }
  for (const [turn, step] of script.entries()) {
    clock.advance(1_000)
    await step(open, done, turn)
  }
  clock.advance(3 * MINUTE)
  await ledger.sweep()
  await ledger.closePeriods()
  await open.publisher.publish()
  return { open, accounts }
}

/** The files of an export, by name, or undefined if there is nothing to export. */
export async function filesOf(
  { database }: Pick<PublishingLedger, 'database'>,
  wanted: ExportArguments,
): Promise<Record<string, Buffer> | undefined> {
  const parent = mkdtempSync(path.join(tmpdir(), 'penmark-files-'))
  try {
    // There is no export of a month for an account that did nothing until the month was over.
    if (!(await writeBundle(database.reader, wanted, parent)).ok) return undefined
    const folder = path.join(parent, readdirSync(parent)[0] as string)
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return Object.fromEntries(
      names.map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return [path.relative(folder, file), readFileSync(file)]
      }),
    )
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Every export that a ledger can give: the log and each account, as a whole and for each closed month. */
export function everyExport({ database }: PublishingLedger, accounts: readonly string[]): ExportArguments[] {
  const months = sealedPeriods(database.reader).map(({ period }) => ({ kind: 'month' as const, period }))
  const scopes = [{ kind: 'log' as const }, ...accounts.map((account) => ({ kind: 'account' as const, account }))]
  return scopes.flatMap((scope) => [{ kind: 'all' as const }, ...months].map((range) => ({ scope, range })))
}
