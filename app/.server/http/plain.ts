/** An answer that other tools read. `maxAge` in seconds, or `immutable` for what never changes. */
export function plain(body: string, maxAge: number | 'immutable'): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheFor(maxAge) },
  })
}

export function cacheFor(maxAge: number | 'immutable'): string {
  return maxAge === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAge}`
}

/** 404 without a permission to cache: it may exist later. */
export function notThere(): Response {
  return new Response('not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export function onlyGet(): Response {
  return new Response('method not allowed\n', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
  })
}
