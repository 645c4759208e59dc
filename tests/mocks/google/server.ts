import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'

export type GoogleDouble = {
  /** What goes into GOOGLE_ISSUER. */
  url: string
  close(): Promise<void>
}

export const CLIENT = { GOOGLE_CLIENT_ID: 'penmark-tests', GOOGLE_CLIENT_SECRET: 'a-secret-between-us' } as const

/** A person, as entered on the page of the double. */
type Person = { subject: string; email: string; verified: boolean }

/**
 * A certified OpenID provider (oidc-provider) on loopback in Google's place: discovery, authorization code flow with
 * PKCE required, RS256, single-use codes. Its sign-in page asks for the person: address, subject, whether the address
 * is verified; or declines. Every redirect address that ends with /auth/callback belongs to the client.
 */
export async function startGoogleDouble(port = 0): Promise<GoogleDouble> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Person>()
  const provider = await createProvider(url, people)
  const answer = provider.callback()
  handle = (request, response) => {
    const page = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')
    if (page === null) return void answer(request, response)
    interaction(provider, people, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  }
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function createProvider(url: string, people: Map<string, Person>): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  // Google shows its list of accounts on `prompt=select_account`, and so does this page.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.GOOGLE_CLIENT_ID,
        client_secret: CLIENT.GOOGLE_CLIENT_SECRET,
        redirect_uris: ['https://penmark.invalid/auth/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'double' }] },
    cookies: { keys: ['a key for the cookies of a double'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Like Google and unlike the standard, the ID token of the code flow contains the address too.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, subject) => {
      const person = people.get(subject)
      const claims = () => ({ sub: subject, email: person?.email, email_verified: person?.verified })
      return person && { accountId: subject, claims }
    },
    // Grants the scopes without a consent page.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId as string,
        accountId: oidc.session?.accountId as string,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  // Each server under test has a port of its own, so any origin is accepted.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.endsWith('/auth/callback')
  return provider
}

async function interaction(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  if (form.get('answer') === 'deny') {
    await provider.interactionFinished(
      request,
      response,
      { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    )
    return
  }
  const email = form.get('email') ?? ''
  const subject = form.get('subject') || `subject-of-${email}`
  people.set(subject, { subject, email, verified: form.get('verified') === 'yes' })
  const result = { select_account: {}, login: { accountId: subject } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in - double of Google</title>
<style>body{font:1rem/1.5 system-ui;max-width:24rem;margin:4rem auto}label,button{display:block;margin:.75rem 0}</style>
<h1>A double of Google</h1>
<form method="post">
<label>Address <input name="email" type="email"></label>
<label>Subject <input name="subject" placeholder="made from the address"></label>
<label><input name="verified" type="checkbox" value="yes" checked> The address is verified</label>
<button name="answer" value="continue">Continue</button>
<button name="answer" value="deny">Deny</button>
</form></html>`
