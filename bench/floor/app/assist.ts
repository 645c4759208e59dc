import { randomUUID } from 'node:crypto'
import { spendOne, userOf } from './store.server.ts'

/** One credit, then one streamed answer of a model, put together: what a call of the product does at the least. */
export async function action({ request }: { request: Request }) {
  const user = userOf(request)
  const body = (await request.json()) as { text?: unknown }
  if (typeof body.text !== 'string') return Response.json({ detail: 'text' }, { status: 400 })
  const left = spendOne(user.id, randomUUID())
  const answer = await fetch(`${process.env.MODEL_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: body.text }] }),
  })
  const pieces = (await answer.text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : []))
  const text = pieces.map((piece) => JSON.parse(piece).choices[0]?.delta.content ?? '').join('')
  return Response.json({ left, text })
}
