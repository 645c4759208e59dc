/** What this device did by itself in one month. It is not in the ledger, because nothing was asked of the server. */
type DeviceMonth = { period: string; texts: number }

const key = (user: string | null) => `penmark.device.${user}`

/** Counts one text for a user and the month of this device's clock. A browser may refuse the store; then nothing is counted. */
export function countOnDevice(user: string | null, now = new Date()): void {
  const period = now.toISOString().slice(0, 7)
  try {
    localStorage.setItem(key(user), JSON.stringify({ period, texts: textsOnDevice(user, period) + 1 }))
  } catch {
    // Counting is a courtesy.
  }
}

/** The number of texts that this device did for a user in a month; 0 if it does not know. */
export function textsOnDevice(user: string | null, period: string): number {
  try {
    const stored = JSON.parse(localStorage.getItem(key(user)) ?? 'null') as Partial<DeviceMonth> | null
    return stored?.period === period && Number.isSafeInteger(stored.texts) ? Number(stored.texts) : 0
  } catch {
    return 0
  }
}
