/** How long a receiver of alarms may take. */
const PATIENCE_MS = 10_000

/**
 * Posts an alarm as JSON.
 * @param url of ALARM_WEBHOOK_URL; it may contain a secret, so no error and no log quotes it
 * @throws if the receiver does not answer in time with a success. A redirect is not followed.
 */
export async function postAlarm(url: string, body: object): Promise<void> {
  let status: number
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Penmark' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    status = answer.status
    await answer.body?.cancel()
  } catch (error) {
    throw new Error(error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection')
  }
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`)
}
