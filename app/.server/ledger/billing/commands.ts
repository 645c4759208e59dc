import type { Refusal } from '#app/domain/result.ts'
import type { FactOf } from '../events.ts'

export type MoneyType = 'invoice.paid' | 'invoice.failed' | 'invoice.refunded' | 'dispute.changed'

type Said<T extends MoneyType> = T extends MoneyType ? { type: T; data: FactOf<T>['data'] } : never
export type MoneyInput = { account: string } & Said<MoneyType>

/** `fresh` is false where the log had this `evt` already: then `seq` is that of the first and nothing was added. */
export type MoneyOutcome = { ok: true; fresh: boolean; seq: number } | Refusal<'account_erased' | 'ledger_read_only'>
