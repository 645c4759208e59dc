/** The path below which the usage screens of one account are; links between them start with it. */
export type UsageBase = string

/** The usage screens of the signed-in account itself. */
export const OWN_USAGE: UsageBase = '/dashboard/usage'

export function monthLink(base: UsageBase, period: string, query = ''): string {
  return `${base}/${period}${query === '' ? '' : `?${query}`}`
}

export function receiptLink(base: UsageBase, seq: number): string {
  return `${base}/receipts/${seq}`
}
