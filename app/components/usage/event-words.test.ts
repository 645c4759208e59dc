import { expect, test } from 'vitest'
import type { CurrentEvent } from '#app/.server/ledger/format/events.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { createTranslations } from '#app/locales/i18n.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { wordsOf } from './item-words.ts'
import { sentencesOf } from './receipt-words.ts'

const PLACE = { seq: 7, aseq: 3, at: 0, account: 'acc_1', prev: '', cause: null }
const PLAN = { from: 'pro', to: 'enterprise', policy: 1, quota: 1, effective_at: 0, cause: null } as const
const SET = { ...PLACE, type: 'plan.changed', v: 2, data: { ...PLAN, reason: 'contract', operator: 'ops-1' } }
const FOLLOWED = { ...SET, data: { ...PLAN, to: 'starter', quota: 25, reason: 'subscription', operator: null } }
const GRANTED = {
  ...PLACE,
  type: 'credit.granted',
  v: 1,
  data: { amount: 100, expires_at: null, reason: 'goodwill', operator: 'ops-1', cause: null },
}

function wordsFor(locale: Locale, event: unknown): { list: string; receipt: string } {
  const { t } = createTranslations(locale, TEXTS[locale])
  const formats = formatsFor(locale)
  const message = t as unknown as Parameters<typeof sentencesOf>[2]
  const own = createTranslations(locale, TEXTS[locale]).translateIn('usage')
  const item = { type: 'plan', seq: 7, leaf: '', position: 3, at: 0, event } as unknown as Parameters<typeof wordsOf>[0]
  const { what, more, cost } = wordsOf(item, own, message, formats)
  return {
    list: [what, ...more, cost].join(' | '),
    receipt: sentencesOf(event as CurrentEvent, own, message, formats).join(' '),
  }
}

test('a plan that an operator has set says from which to which, why, and under which name', () => {
  expect(wordsFor('en', SET)).toEqual({
    list: 'Plan changed from Pro to Enterprise | 1 request a month | by contract | by ops-1 | ',
    receipt:
      'The plan changed from Pro to Enterprise, with 1 request a month. ops-1 set it for this site’s administrator: by contract.',
  })
})

test('a plan that follows the subscription names nobody', () => {
  expect(wordsFor('en', FOLLOWED)).toEqual({
    list: 'Plan changed from Pro to Starter | 25 requests a month | ',
    receipt: 'The plan changed from Pro to Starter, with 25 requests a month. It follows the subscription.',
  })
})

const PAID = {
  ...PLACE,
  type: 'invoice.paid',
  v: 2,
  data: {
    amount: 1_333,
    number: 'PEN-0042',
    lines: [
      { plan: 'pro', from: Date.UTC(2026, 8, 28) / 1000, to: Date.UTC(2026, 9, 28) / 1000, amount: -666 },
      { plan: null, from: 0, to: 0, amount: 0 },
      { plan: 'business', from: 0, to: 2 ** 53 - 1, amount: 1_999 },
    ],
  },
}

test('a payment says its invoice’s number, and for which plan and period it was', () => {
  const { list, receipt } = wordsFor('en', PAID)
  expect(list).toBe('Invoice paid | $13.33 | PEN-0042 | ')
  expect(receipt).toBe(
    'An invoice of $13.33 was paid. Invoice number: PEN-0042. Pro, September 28, 2026 to October 28, 2026: -$6.66.',
  )
})

test('refunds that failed, void invoices, credit notes and funds of disputes read as sentences in every language', () => {
  const reversed = { ...PLACE, type: 'refund.reversed', v: 2, data: { amount: 999, reason: 'failed', refund: 6 } }
  const voided = { ...PLACE, type: 'invoice.voided', v: 1, data: { amount: 999, reason: 'void' } }
  const funds = ['withdrawn', 'reinstated'].map((move) => ({
    ...PLACE,
    type: 'dispute.funds',
    v: 1,
    data: { amount: 999, move },
  }))
  const notes = ['issued', 'void'].map((status) => ({
    ...PLACE,
    type: 'invoice.credited',
    v: 1,
    data: { amount: 999, status, note: 'CN-1' },
  }))
  for (const locale of LOCALES) {
    for (const event of [reversed, voided, ...funds, ...notes]) {
      const { list, receipt } = wordsFor(locale, event)
      expect([list, receipt].join()).toMatch(/9[.,]99/)
      expect(receipt).toMatch(/^(\p{Lu}|[$\d]).*\.$/u)
    }
  }
})

test('a plan that is set again where it is says that it stays', () => {
  const { list, receipt } = wordsFor('en', { ...SET, data: { ...SET.data, from: 'enterprise' } })
  expect(list).toMatch(/^Plan stays Enterprise \|/)
  expect(receipt).toMatch(/^The plan stays Enterprise, with 1 request a month\./)
})

test('credits that an operator has granted say why and under which name', () => {
  const { list, receipt } = wordsFor('en', GRANTED)
  expect(list).toBe('Extra credits added | goodwill | by ops-1 | +100 credits')
  expect(receipt).toContain('100 extra credits were added: goodwill.')
  expect(receipt).toContain('ops-1 did this for this site’s administrator.')
})

test.each(LOCALES)('in %s list and receipt name the operator and both plans', (locale) => {
  for (const event of [SET, GRANTED]) {
    const { list, receipt } = wordsFor(locale, event)
    expect(list).toContain('ops-1')
    expect(receipt).toContain('ops-1')
    expect(list + receipt).not.toMatch(/\{\{|told\.|item\.|reason\./)
  }
  const { receipt } = wordsFor(locale, SET)
  expect(receipt.indexOf('Pro')).toBeGreaterThan(-1)
  expect(receipt.indexOf('Enterprise')).toBeGreaterThan(receipt.indexOf('Pro'))
})
