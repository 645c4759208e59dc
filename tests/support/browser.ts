import { PASSWORD, signUp } from './client.ts'
import { mailedLink, mailedToken, mailsTo } from './mailbox.ts'
import type { RunningServer } from './server.ts'

/** A browser without scripts, as far as a server can tell: plain requests that send back their cookies. */
export type Browser = {
  email: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Pairs are for forms that send a name more than once. */
  post(
    path: string,
    fields?: Record<string, string> | [name: string, value: string][],
    headers?: Record<string, string>,
  ): Promise<Response>
}

/** @param server.origin of the site, if that is another one than the address of this machine */
export function visitor(
  server: Pick<RunningServer, 'url'> & { origin?: string },
  email = '',
  cookies: Readonly<Record<string, string>> = {},
): Browser {
  const jar = new Map(Object.entries(cookies))
  const send = async (path: string, init: RequestInit) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${server.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    email,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, origin: server.origin ?? server.url },
        body: new URLSearchParams(fields),
      }),
  }
}

/** A new account, verified and signed in. */
export async function signedIn(server: RunningServer, email: string): Promise<Browser & { token: string }> {
  const { token } = await signUp(server, email)
  return { ...(await signInAgain(server, email)), token }
}

/** Another browser of an account that exists. */
export async function signInAgain(server: RunningServer, email: string): Promise<Browser> {
  const browser = visitor(server, email)
  const answer = await browser.post('/login', { intent: 'login', email, password: PASSWORD })
  if (answer.status !== 303) throw new Error(`login of ${email} answered ${answer.status}`)
  return browser
}

/** Path and query of the `nth` invitation that was mailed to an address. */
export async function invitationTo(server: RunningServer, email: string, nth = 1): Promise<string> {
  const { pathname, search } = await mailedLink(server, email, 'audit/invitation', nth)
  return pathname + search
}

/** Invites `auditor` from the workspace of `owner` and accepts. @returns the seat's id */
export async function seatFor(server: RunningServer, owner: Browser, auditor: Browser): Promise<string> {
  const earlier = mailsTo(server, auditor.email).filter((mail) => mail.includes('/audit/invitation?token=')).length
  const invited = await owner.post('/dashboard/usage/auditors', { email: auditor.email, days: '30' })
  if (invited.status !== 303) throw new Error(`the invitation answered ${invited.status}`)
  const token = await mailedToken(server, auditor.email, 'audit/invitation', earlier + 1)
  const accepted = await auditor.post('/audit/invitation', { intent: 'accept', token })
  const seat = /^\/audit\/(aud_[0-9a-f]+)$/.exec(accepted.headers.get('location') ?? '')?.[1]
  if (seat === undefined) throw new Error(`the acceptance answered ${accepted.status}`)
  return seat
}

/**
 * The addresses of all pages about seats, for an existing account that owns an audited workspace, audits another one and
 * has the link of an invitation to another person.
 */
export async function seatPages(server: RunningServer, email: string): Promise<string[]> {
  const me = await signInAgain(server, email)
  const other = await signedIn(server, `partner-of-${email}`)
  const grantedSeat = await seatFor(server, me, other)
  await other.get(`/audit/${grantedSeat}`)
  const held = await seatFor(server, other, me)
  await me.post('/dashboard/usage/auditors', { email: `third-of-${email}`, days: '90', label: 'Firm, 2026' })
  const month = new Date().toISOString().slice(0, 7)
  const receipt = /\/receipts\/\d+/.exec(await (await me.get(`/audit/${held}/${month}`)).text())?.[0] ?? ''
  return [
    ...['', `/${grantedSeat}`, `/${grantedSeat}/revoke`].map((path) => `/dashboard/usage/auditors${path}`),
    '/audit',
    ...['', `/${month}`, receipt, '/export'].map((path) => `/audit/${held}${path}`),
    '/audit/aud_nothing',
    await invitationTo(server, `third-of-${email}`),
  ]
}
