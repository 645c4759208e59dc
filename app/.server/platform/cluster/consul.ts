const PATIENCE_MS = 2_000

/**
 * Whether LiteFS's lock in Consul is free, by which LiteFS itself decides who is primary; undefined if Consul does not say.
 * @param url with the token as its password and a prefix of all keys as its path, as LiteFS takes it
 */
export function lockInConsul({ url, key }: { url: string; key: string }): () => Promise<boolean | undefined> {
  const { origin, password, pathname } = new URL(url)
  const place = [pathname, key].join('/').split('/').filter(Boolean).join('/')
  const headers: Record<string, string> = password === '' ? {} : { 'x-consul-token': decodeURIComponent(password) }
  return async () => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(`${origin}/v1/kv/${place}`, { headers, signal, redirect: 'error' })
      if (response.status === 404) return true
      if (!response.ok) return undefined
      const [entry] = (await response.json()) as { Session?: unknown }[]
      return typeof entry?.Session !== 'string'
    } catch {
      return undefined
    }
  }
}
