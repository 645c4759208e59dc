import type { Refusal } from '#app/domain/result.ts'
import type { FactOf } from './events.ts'

export type EraseInput = { account: string; reason: FactOf<'account.erased'>['data']['reason'] }

/** `seq` is that of account.erased, also where the account had been erased before. */
export type EraseOutcome = { ok: true; seq: number; fresh: boolean } | Refusal<'ledger_read_only'>
