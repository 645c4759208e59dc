import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { spendOne, userOf } from './store.server.ts'

const EVENTS = 100

export async function action({ request }: { request: Request }) {
  const user = userOf(request)
  spendOne(user.id, randomUUID())
  const encoder = new TextEncoder()
  let sent = 0
  const body = new ReadableStream({
    async pull(controller) {
      if (sent === EVENTS) return controller.close()
      await setImmediate()
      controller.enqueue(encoder.encode(`data: {"text":"word ${sent} "}\n\n`))
      sent += 1
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
