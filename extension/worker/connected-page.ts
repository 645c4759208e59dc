/** The code and the state in the address of the page that a person sees who has connected; null for any other address. */
export function codeIn(address: string, ownOrigin: string): { code: string; state: string } | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, searchParams, hash } = new URL(address)
  if (origin !== ownOrigin || pathname !== '/extension/connected') return null
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? ''
  const state = searchParams.get('state') ?? ''
  return code !== '' && state !== '' ? { code, state } : null
}
