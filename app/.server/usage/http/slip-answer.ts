import { checkReceipt, type ReceiptCheck } from '#app/domain/usage/receipt-check.ts'
import type { Slip } from '../usage.ts'

/** A slip, and the check of it if the address asks this server for one, as pages without a script do. */
export type SlipView = Slip & { checked: ReceiptCheck | null }

export async function slipView(slip: Slip, query: URLSearchParams): Promise<SlipView> {
  const wanted = slip.evidence !== null && query.has('check')
  return { ...slip, checked: wanted && slip.evidence !== null ? await checkReceipt(slip.evidence) : null }
}
