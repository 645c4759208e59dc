import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { assemble, checksums } from '../../verifier/build.mjs'

let server: RunningServer
let token: string
let cookie: string

const FORM = 'application/x-www-form-urlencoded'

beforeAll(async () => {
  server = await startServer()
  token = (await signUp(server, 'http@example.com')).token
  cookie = await logIn('http@example.com')
})
afterAll(() => server[Symbol.asyncDispose]())

async function logIn(email: string): Promise<string> {
  const answer = await post('/login', new URLSearchParams({ intent: 'login', email, password: PASSWORD }).toString())
  expect(answer.status).toBe(303)
  const session = answer.headers.getSetCookie().find((line) => line.includes('session='))
  return session?.split(';')[0] ?? ''
}

function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': FORM, origin: server.url, ...headers },
    body,
  })
}

const form = (fields: Record<string, string>) => new URLSearchParams({ intent: 'process', ...fields }).toString()

test('spec 5: text to process is non-blank (Please enter text to process), on screen and by call', async () => {
  const screen = await post('/dashboard/assistant', form({ text: ' \n ' }), { cookie })
  expect(screen.status).toBe(400)
  expect(await screen.text()).toContain('Please enter text to process')
  const answer = await call(server, 'POST', '/api/ai-assist', { token, body: { text: '   ' } })
  expect(answer).toMatchObject({ status: 400, body: { detail: 'Please enter text to process' } })
})

test('spec 5: text to process is under 5000 characters: 5,000 code points are accepted and 5,001 are not, however many bytes they take', async () => {
  const long = '𝒜'.repeat(5_001)
  const screen = await post('/dashboard/assistant', form({ text: 'é'.repeat(5_001) }), { cookie })
  expect(screen.status).toBe(400)
  expect(await screen.text()).toContain('Text must be less than 5000 characters')
  const answer = await call(server, 'POST', '/api/ai-assist', { token, body: { text: long } })
  expect(answer).toMatchObject({ status: 400, body: { detail: 'Text must be less than 5000 characters' } })
  const accepted = await call(server, 'POST', '/api/ai-assist', {
    token,
    body: { text: `${'A sentence that is long. '.repeat(200)}`.slice(0, 5_000), operation: 'summarize' },
  })
  expect(accepted.status).toBe(200)
})

test.each([
  ['style', 'baroque'],
  ['template', 'astrologer'],
  ['length', 'endless'],
  ['operation', 'sing'],
  ['target_language', 'tlh'],
])('an unknown %s is refused with 400 and says so', async (field, value) => {
  const answer = await call(server, 'POST', '/api/ai-assist', { token, body: { text: 'A text.', [field]: value } })
  expect(answer.status).toBe(400)
  expect(answer.body.detail).toEqual(expect.any(String))
  const screen = await post('/dashboard/assistant', form({ text: 'A text.', [field]: value }), { cookie })
  expect(screen.status).toBe(400)
})

test('a form of 200 kB and a call of 300 kB are refused with 413, before anything reads them', async () => {
  const big = `text=${'a'.repeat(200_000)}`
  const screen = await post('/dashboard/assistant', big, { cookie })
  expect(screen.status).toBe(413)
  expect(await screen.text()).toContain('limit 64 KB')
  const answer = await call(server, 'POST', '/api/ai-assist', { token, body: { text: 'a'.repeat(300_000) } })
  expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
})

test('invalid UTF-8 is refused with 400', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('text='), 0xc3, 0x28])
  expect((await post('/dashboard/assistant', bytes, { cookie })).status).toBe(400)
  expect((await post('/dashboard/assistant', 'text=%C3%28', { cookie })).status).toBe(400)
  const answer = await fetch(`${server.url}/api/ai-assist`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  })
  expect(answer.status).toBe(400)
})

test('a wrong content type is refused with 415, broken JSON and JSON that is no object with 400', async () => {
  expect((await post('/dashboard/assistant', '{}', { cookie, 'content-type': 'application/json' })).status).toBe(415)
  const headers = { authorization: `Bearer ${token}` }
  const plain = await fetch(`${server.url}/api/ai-assist`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: 'x',
  })
  expect(plain.status).toBe(415)
  for (const body of ['{"text":', '[]', '"text"', 'null', '12']) {
    const answer = await call(server, 'POST', '/api/ai-assist', {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status, body).toBe(400)
    expect(answer.body.detail, body).toEqual(expect.any(String))
  }
})

test('C21: a cookie-authenticated write from another origin is refused with 403 on screens, .data twins and resource routes', async () => {
  for (const path of [
    '/dashboard/assistant',
    '/dashboard/assistant.data',
    '/dashboard/assistant/stream',
    '/logout',
    '/logout.data',
    '/display',
    '/login',
  ]) {
    const answer = await post(path, form({ text: 'A text.' }), { cookie, origin: 'https://evil.example' })
    expect(answer.status, path).toBe(403)
  }
  expect((await post('/logout', '', { cookie, origin: 'null' })).status).toBe(403)
})

test('without scripts a look is chosen by a form, a reset chooses the first one, and other words change nothing', async () => {
  const cookiesOf = async (fields: Record<string, string>) => {
    const answer = await post('/display', form({ redirectTo: '/login', ...fields }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
    return answer.headers.getSetCookie().map((line) => line.split(';')[0])
  }
  expect(await cookiesOf({ font_size: 'large' })).toEqual(['penmark_font_size=large'])
  expect(await cookiesOf({ density: 'compact' })).toEqual(['penmark_density=compact'])
  expect(await cookiesOf({ font_size: '72px', density: '"><script>', theme: 'neon', language: 'xx' })).toEqual([])
  expect(await cookiesOf({ reset: '1', theme: 'dark' })).toEqual([
    ...['penmark_theme=light', 'penmark_lang=en', 'penmark_font_size=medium', 'penmark_density=default'],
  ])
})

test('without a cookie every protected screen leads to login and every protected call answers 401', async () => {
  for (const path of [
    '/dashboard',
    '/dashboard/assistant',
    '/reflection-journal',
    '/wellness-center',
    '/achievements',
    '/health-assistant',
  ]) {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    expect(answer.status, path).toBe(302)
    expect(answer.headers.get('location'), path).toMatch(/^\/login/)
    const twin = await fetch(`${server.url}${path}.data`, { redirect: 'manual' })
    expect(await twin.text(), path).toContain('/login')
  }
  const screen = await post('/dashboard/assistant', form({ text: 'A text.' }))
  expect([302, 303]).toContain(screen.status)
  const answer = await call(server, 'POST', '/api/ai-assist', { body: { text: 'A text.' } })
  expect(answer).toMatchObject({ status: 401, body: { detail: 'Please login to continue.' } })
  expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
})

test('C23: calls under /api ignore the session cookie', async () => {
  const answer = await call(server, 'POST', '/api/ai-assist', { headers: { cookie }, body: { text: 'A text.' } })
  expect(answer.status).toBe(401)
})

test('an unknown call answers 404 as JSON, an unknown page 404 as a page', async () => {
  expect(await call(server, 'GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { detail: 'Resource not found.' },
  })
  expect(await call(server, 'POST', '/api/nothing', { body: {} })).toMatchObject({ status: 404 })
  const page = await fetch(`${server.url}/nothing`)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toContain('text/html')
})

test('C28: security headers stand on pages, data, calls, assets, redirects and errors', async () => {
  const asset = /\/assets\/[\w.-]+/.exec(await (await fetch(`${server.url}/login`)).text())?.[0] ?? '/assets/missing.js'
  for (const path of [
    '/',
    '/login',
    '/login.data',
    '/dashboard',
    '/api/plans',
    '/api/nothing',
    '/nothing',
    asset,
    '/healthz',
    '/readyz',
  ]) {
    const { headers } = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    // The policy of an asset allows nothing at all, in fewer words.
    const policy = path === asset ? "default-src 'none'; frame-ancestors 'none'" : "object-src 'none'"
    expect(headers.get('content-security-policy'), path).toContain(policy)
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('referrer-policy'), path).toBeTruthy()
    expect(headers.get('x-powered-by'), path).toBeNull()
  }
  const refused = await post('/logout', '', { origin: 'https://evil.example' })
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
})

test('C27: each page has its own nonce, which its scripts carry, and no script goes without', async () => {
  const nonces = new Set<string>()
  for (let i = 0; i < 3; i += 1) {
    const page = await fetch(`${server.url}/login`)
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    nonces.add(nonce)
    const html = await page.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(3)
})

test('C29: answers for a signed-in person are not stored by anyone', async () => {
  const page = await fetch(`${server.url}/dashboard`, { headers: { cookie } })
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
})

test('assets are immutable and served compressed from the build', async () => {
  const html = await (await fetch(`${server.url}/login`)).text()
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const answer = await fetch(`${server.url}${asset}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
})

test('a page comes in the best encoding that its reader takes, and is the same in each', async () => {
  const ask = async (accepted: string) => {
    const answer = await fetch(`${server.url}/contact`, { headers: { 'accept-encoding': accepted } })
    const text = (await answer.text()).replaceAll(/nonce="[^"]*"|name="made_at" value="\d+"|nonce\W+[\w+/=]+/g, '')
    return { encoding: answer.headers.get('content-encoding'), heading: /<h1.*?<\/h1>/.exec(text)?.[0] }
  }
  const heading = (await ask('identity')).heading
  expect(heading).toContain('Write to us')
  expect(await ask('gzip, deflate, br')).toEqual({ encoding: 'br', heading })
  expect(await ask('gzip, deflate')).toEqual({ encoding: 'gzip', heading })
  expect(await ask('identity')).toEqual({ encoding: null, heading })
})

test('D37: TRACE and invented methods are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND']) {
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''))
      socket.on('error', reject)
    })
    expect(status).toContain('405')
  }
})

test('E42: headers beyond 16 KiB are refused with 431', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    // The server closes without reading the rest, so the end may come as an error.
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test('a form whose names ask for huge lists, or a path that names another host, is refused at once', async () => {
  for (const body of ['email[999999999]=1', 'a[4294967294]=1', '__intent__=null', `a${'.a'.repeat(15_000)}=1`]) {
    expect((await post('/login', body)).status, body.slice(0, 30)).toBe(400)
  }
  for (const target of ['//', '//evil.example/dashboard', '//:80/', '//[/x', '//a@b', '/\\\\evil.example']) {
    const status = await new Promise<number>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('end', () => resolve(Number(text.split(' ')[1])))
      socket.on('error', reject)
    })
    expect([400, 404], target).toContain(status)
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('who hangs up while sending leaves no error in the log', async () => {
  await using talkative = await startServer({ LOG_LEVEL: 'info' })
  const socket = connect(talkative.port, '127.0.0.1', () =>
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost:${talkative.port}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"em`,
      () => socket.resetAndDestroy(),
    ),
  )
  socket.on('error', () => undefined)
  await expect.poll(() => talkative.output()).toContain('"path":"/api/auth/login"')
  expect(talkative.output()).toContain('the sender hung up')
  expect(talkative.output()).not.toContain('"level":"error"')
})

test('an auditor downloads the verifier as one file from the running server, built from the sources', async () => {
  for (const [name, text] of Object.entries(assemble())) {
    const answer = await fetch(`${server.url}/verify/${name}`)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment'])
    expect((await answer.text()) === text, name).toBe(true)
  }
})

test('the hashes of the verifier are public, and are those of the files that the sources give', async () => {
  const published = await (await fetch(`${server.url}/verify/SHA256SUMS`)).text()
  expect(published).toBe(checksums())
  for (const [name, text] of Object.entries(assemble()))
    expect(published).toContain(`${createHash('sha256').update(text).digest('hex')}  ${name}\n`)
})

test('the same page opens under /verify, with a policy that names its script', async () => {
  const answer = await fetch(`${server.url}/verify`)
  const text = await answer.text()
  expect(text === assemble()['ledger-verify.html']).toBe(true)
  expect(answer.headers.get('content-disposition')).toBeNull()
  expect(answer.headers.get('content-type')).toContain('text/html')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; font-src data:; connect-src 'self'; /,
  )
  expect(policy).toContain("frame-ancestors 'none'")
})

test('the page under /verify speaks the language of its reader, under the same policy', async () => {
  const verify = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers })
    return { answer, text: await answer.text() }
  }
  const english = await verify('/verify')
  const files = assemble()
  for (const { path, headers } of [
    { path: '/verify?lang=de', headers: { cookie: 'penmark_lang=fr' } },
    { path: '/verify', headers: { cookie: 'penmark_lang=de', 'accept-language': 'es' } },
    { path: '/verify', headers: { 'accept-language': 'nl, de-AT;q=0.9' } },
    { path: '/verify?lang=xx', headers: { 'accept-language': 'de' } },
  ]) {
    const { answer, text } = await verify(path, headers)
    expect([path, text === files['ledger-verify.de.html']]).toEqual([path, true])
    for (const name of ['content-security-policy', 'vary', 'link'])
      expect(answer.headers.get(name)).toBe(english.answer.headers.get(name))
  }
  expect(english.answer.headers.get('vary')).toMatch(/accept-language, cookie/)
  const links = english.answer.headers.get('link') ?? ''
  expect(links.match(/hreflang="[\w-]+"/g)).toHaveLength(6)
  expect(links).toContain(`<${server.url}/verify?lang=de>; rel="alternate"; hreflang="de"`)
})

test('health does not touch the database and readiness does', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('the log holds no address, no token and no text of a customer', async () => {
  await using talkative = await startServer({ LOG_LEVEL: 'info' })
  const account = await signUp(talkative, 'private.person@example.com')
  await call(talkative, 'POST', '/api/ai-assist', {
    token: account.token,
    body: { text: 'A confidential sentence about zebras.', operation: 'analyze' },
  })
  await expect.poll(() => talkative.output()).toContain('/api/ai-assist')
  const written = talkative.output()
  for (const secret of ['private.person', account.token, 'zebras', PASSWORD]) expect(written).not.toContain(secret)
})

test('SIGTERM ends the process with exit code 0 and answers what was running', async () => {
  await using stopping = await startServer()
  const account = await signUp(stopping, 'stop@example.com')
  const running = call(stopping, 'POST', '/api/ai-assist', {
    token: account.token,
    body: {
      text: 'The sun rises in the east. It sets in the west. Between them lies a day of work and rest.',
      operation: 'summarize',
    },
  })
  await expect.poll(() => stopping.process.connected || stopping.process.pid).toBeTruthy()
  const ended = stopping.stop('SIGTERM')
  expect([200, 503]).toContain((await running.catch(() => ({ status: 503 }))).status)
  expect(await ended).toBe(0)
})
