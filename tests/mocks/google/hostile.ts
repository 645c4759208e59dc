import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { CLIENT } from './server.ts'

/** How the next ID token differs from a valid one. */
export type Fault = {
  claims?: JWTPayload
  /** Claims that are removed. */
  without?: readonly string[]
  /** `none`: unsigned; `HS256`: signed with the client's secret; `stranger`: by a key that the issuer does not publish. */
  signature?: 'ES256' | 'none' | 'HS256' | 'stranger'
}

/** How the token endpoint itself answers. */
export type TokenAnswer = 'id_token' | 'no_id_token' | 'refused' | 'broken' | 'redirect'

export type HostileIssuer = {
  /** What goes into GOOGLE_ISSUER. */
  url: string
  /** What the code of the next sign-in is redeemed for. */
  next(fault: Fault, answer?: TokenAnswer): void
  /** Makes an ID token without a sign-in, valid except for the fault. */
  mint(subject: string, email: string, fault?: Fault): Promise<string>
  /** Requests to the token endpoint so far. */
  redeemed(): number
  close(): Promise<void>
}

const SUBJECT = 'hostile-subject'
const EMAIL = 'hostile@example.com'

/**
 * An issuer that signs any token a test wants, to see which ones are refused. Its authorization endpoint redirects with
 * a code at once, without a page; a code can be redeemed any number of times.
 */
export async function startHostileIssuer(): Promise<HostileIssuer> {
  const keys = {
    RS256: await generateKeyPair('RS256'),
    ES256: await generateKeyPair('ES256'),
    stranger: await generateKeyPair('RS256'),
  }
  const published = await Promise.all(
    (['RS256', 'ES256'] as const).map(async (kid) => ({ ...(await exportJWK(keys[kid].publicKey)), kid, alg: kid })),
  )
  const nonces = new Map<string, string>()
  let fault: Fault = {}
  let answer: TokenAnswer = 'id_token'
  let redeemed = 0

  async function token(claims: JWTPayload, { claims: wrong, without = [], signature }: Fault): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const right = { iss: url, aud: CLIENT.GOOGLE_CLIENT_ID, iat: now, exp: now + 3600, email_verified: true }
    const all: JWTPayload = Object.fromEntries(
      Object.entries({ ...right, ...claims, ...wrong }).filter(([name]) => !without.includes(name)),
    )
    if (signature === 'none') return new UnsecuredJWT(all).encode()
    if (signature === 'HS256') {
      const secret = new TextEncoder().encode(CLIENT.GOOGLE_CLIENT_SECRET.padEnd(32, '-'))
      return new SignJWT(all).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    }
    const alg = signature === 'ES256' ? 'ES256' : 'RS256'
    const key = signature === 'stranger' ? keys.stranger : keys[alg]
    return new SignJWT(all).setProtectedHeader({ alg, kid: alg }).sign(key.privateKey)
  }

  async function respond(to: URL, body: string, response: ServerResponse): Promise<void> {
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (to.pathname === '/.well-known/openid-configuration') {
      json({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      })
    } else if (to.pathname === '/keys') {
      json({ keys: published })
    } else if (to.pathname === '/authorize') {
      const code = crypto.randomUUID()
      nonces.set(code, to.searchParams.get('nonce') ?? '')
      const back = new URL(to.searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: to.searchParams.get('state') ?? '' }).toString()
      response.writeHead(302, { location: back.href }).end()
    } else if (to.pathname === '/token') {
      redeemed += 1
      const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '')
      if (answer === 'redirect') response.writeHead(307, { location: `${url}/token-elsewhere` }).end()
      else if (answer === 'broken') response.writeHead(500).end('out of order')
      else if (answer === 'refused') json({ error: 'invalid_grant' }, 400)
      else if (answer === 'no_id_token') json({ access_token: 'x', token_type: 'Bearer' })
      else json({ token_type: 'Bearer', id_token: await token({ sub: SUBJECT, email: EMAIL, nonce }, fault) })
    } else {
      json({ id_token: await token({ sub: SUBJECT, email: EMAIL }, {}) })
    }
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => void respond(new URL(request.url ?? '/', 'http://localhost'), body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    next(wanted, how = 'id_token') {
      fault = wanted
      answer = how
    },
    mint: (subject, email, wrong = {}) => token({ sub: subject, email, jti: crypto.randomUUID() }, wrong),
    redeemed: () => redeemed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
