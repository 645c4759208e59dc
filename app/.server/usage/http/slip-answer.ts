import { checkReceipt, type ReceiptCheck } from '#app/domain/usage/receipt-check.ts'
import type { Slip } from '../usage.ts'

/** A slip, and the check of it if the address asks this server for one, as pages without a script do. */
export type SlipView = Slip & { checked: ReceiptCheck | null }

export async function slipView(slip: Slip, query: URLSearchParams): Promise<SlipView> {
  const { evidence, receipt } = slip
  const checked = evidence !== null && query.has('check') ? await checkReceipt(evidence, receipt.event) : null
  return { ...slip, checked }
}
