/** A model server on this machine, and what it has. */
export type NearbyServer = { name: string; baseUrl: string; models: string[] }

const KNOWN: readonly { name: string; port: number; owner: RegExp }[] = [
  { name: 'Ollama', port: 11434, owner: /^library$/ },
  { name: 'LM Studio', port: 1234, owner: /^organization_owner$/ },
  { name: 'llama.cpp', port: 8080, owner: /^llamacpp$/ },
  { name: 'vLLM', port: 8000, owner: /^vllm$/ },
]
const PATIENCE_MS = 800
const MAX_BYTES = 200_000
/** Models that write no text. */
const NOT_FOR_TEXT = /embed|rerank|whisper|clip|tts|bge-|e5-/i

/** Looks for model servers on the loopback interface, all at once. @param addresses further base URLs to look at */
export async function nearbyServers({
  addresses = [],
  ports = KNOWN.map(({ port }) => port),
}: {
  addresses?: readonly string[]
  ports?: readonly number[]
} = {}): Promise<NearbyServer[]> {
  const places = [...ports.map((port) => `http://127.0.0.1:${port}/v1`), ...addresses]
  const found = await Promise.all(places.map(serverAt))
  return found.filter((server) => server !== undefined)
}

async function serverAt(baseUrl: string): Promise<NearbyServer | undefined> {
  try {
    const response = await fetch(`${baseUrl}/models`, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok || !/json/.test(response.headers.get('content-type') ?? '')) return undefined
    const text = await response.text()
    if (text.length > MAX_BYTES) return undefined
    const { data } = JSON.parse(text) as { data?: unknown }
    if (!Array.isArray(data)) return undefined
    const entries = data as { id?: unknown; owned_by?: unknown }[]
    const models = entries.flatMap(({ id }) => (typeof id === 'string' && !NOT_FOR_TEXT.test(id) ? [id] : []))
    const owner = String(entries[0]?.owned_by ?? '')
    const port = Number(new URL(baseUrl).port)
    const name =
      (KNOWN.find((one) => one.owner.test(owner)) ?? KNOWN.find((one) => one.port === port))?.name ?? 'A server'
    return { name, baseUrl, models: models.slice(0, 50) }
  } catch {
    return undefined
  }
}

/** The servers in one line, for the person who starts the process. */
export function nearbyLine(servers: readonly NearbyServer[]): string {
  const lists = servers
    .filter(({ models }) => models.length > 0)
    .map(({ name, models }) => `${name} (${models.slice(0, 3).join(', ')}${models.length > 3 ? ', …' : ''})`)
  return lists.length === 0
    ? 'The built-in engine is used; no model server was found on this machine (docs/models.md).'
    : `The built-in engine is used. On this machine runs ${lists.join(' and ')}: connect it with “npm run model”.`
}
