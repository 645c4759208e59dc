/** Where the screens of one account's usage live; links between them are made from it. */
export type UsageBase = string

/** Those of the signed-in account itself. */
export const OWN_USAGE: UsageBase = '/dashboard/usage'

export function monthLink(base: UsageBase, period: string, query = ''): string {
  return `${base}/${period}${query === '' ? '' : `?${query}`}`
}

export function receiptLink(base: UsageBase, seq: number): string {
  return `${base}/receipts/${seq}`
}
