/**
 * The address of a mail link contains its token, which no other site may learn from a Referer. Browsers use the last value
 * that they know. With `no-referrer` alone they would post the form with `Origin: null`, which the origin check refuses.
 */
export const PRIVATE_PAGE = { 'referrer-policy': 'no-referrer, same-origin' }

/** The headers of a page behind a mail link: the loader's, overridden by the action's. */
export function privateHeaders(input: { loaderHeaders: Headers; actionHeaders: Headers | undefined }): Headers {
  const all = new Headers(input.loaderHeaders)
  for (const [name, value] of input.actionHeaders ?? []) all.set(name, value)
  return all
}

/** The token of a mail link, if the address has one. */
export function linkToken(url: URL): string | null {
  return url.searchParams.get('token')?.slice(0, 200) || null
}
