import { randomUUID } from 'node:crypto'
import { spendOne, userOf } from './store.server.ts'

export async function action({ request }: { request: Request }) {
  const user = userOf(request)
  const body = (await request.json()) as { text?: unknown }
  if (typeof body.text !== 'string') return Response.json({ detail: 'text' }, { status: 400 })
  return Response.json({ left: spendOne(user.id, randomUUID()), length: body.text.length })
}
