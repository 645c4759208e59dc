import { type Browser, visitor } from './browser.ts'
import type { RunningServer } from './server.ts'

/** The person to sign in as on the page of the double of Google. */
export type GooglePerson = { email: string; subject?: string; verified?: boolean }

/**
 * Follows the double of Google from `location` and answers its page as `person`; `null` declines. Returns path and query
 * of the redirect back to the product.
 */
export async function throughGoogle(location: string, person: GooglePerson | null): Promise<string> {
  const issuer = new URL(location).origin
  const browser = visitor({ url: issuer })
  let next = new URL(location)
  for (let hops = 0; hops < 10; hops += 1) {
    if (next.origin !== issuer) return next.pathname + next.search
    const page = next.pathname + next.search
    const screen = await browser.get(page)
    const answer = screen.status === 200 ? await browser.post(page, fields(person)) : screen
    const to = answer.headers.get('location')
    if (to === null) throw new Error(`the double answered ${answer.status}: ${await answer.text()}`)
    next = new URL(to, issuer)
  }
  throw new Error('the double never came to an end')
}

function fields(person: GooglePerson | null): Record<string, string> {
  if (person === null) return { answer: 'deny' }
  const { email, subject = '', verified = true } = person
  return { answer: 'continue', email, subject, ...(verified ? { verified: 'yes' } : {}) }
}

/** Code and state of a redirect back to the product. */
export function backOf(path: string): { code: string; state: string } {
  const { searchParams } = new URL(path, 'http://localhost')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

/** Signs a browser in with Google: the button, Google's page, and the button on the page behind the redirect. */
export async function googleSignIn(
  browser: Browser,
  person: GooglePerson,
  begin = '/auth/google',
): Promise<{ status: number; page: string; refresh: string | null; location: string | null }> {
  const begun = await browser.post(begin)
  const back = await throughGoogle(begun.headers.get('location') ?? '', person)
  await browser.get(back)
  const answer = await browser.post('/auth/callback', backOf(back))
  const { headers } = answer
  return {
    status: answer.status,
    page: await answer.text(),
    refresh: headers.get('refresh'),
    location: headers.get('location'),
  }
}

/** A browser that has signed in with Google. */
export async function signedInByGoogle(server: RunningServer, person: GooglePerson): Promise<Browser> {
  const browser = visitor(server, person.email)
  const answer = await googleSignIn(browser, person)
  if (answer.status !== 200) throw new Error(`signing in with Google answered ${answer.status}: ${answer.page}`)
  return browser
}
