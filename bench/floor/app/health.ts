import { health } from './store.server.ts'

export function loader() {
  return Response.json({ ok: health() })
}
