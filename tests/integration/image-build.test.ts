import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startS3Double } from '#tests/mocks/s3/store.ts'
import { signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { type BuiltImage, buildImage, missingForImages, UID } from '#tests/support/image.ts'
import { runs } from '#tests/support/long.ts'

// The image itself, if buildah and the images that it is built on are at hand: docs/operations.md says how to have them. It is built
// as the Dockerfile says, and what it holds is run as the user that it names.

const missing = runs('the long form', missingForImages('default'))
const SIZE_MAX = 400e6

test.skipIf(missing !== undefined)(
  'the image is below 400 MB and works as an unprivileged user, without npm and with its bill of materials',
  { timeout: 1_200_000 },
  async () => {
    using image = await buildImage('default')
    expect(image.bytes).toBeLessThan(SIZE_MAX)
    expect(image.config.User).toBe('node')
    expect((await image.run(['id', '-u'])).stdout.trim()).toBe(String(UID))
    expect((await image.run(['/bin/sh', '-c', 'echo kept > /data/file'])).status).toBe(0)
    for (const place of ['usr/local/bin/npm', 'usr/local/lib/node_modules', 'usr/local/include/node', 'opt/yarn'])
      expect([place, existsSync(path.join(image.root, place))]).toEqual([place, false])
    expect(image.config.Env.filter((line) => /proxy|cert|registry/i.test(line))).toEqual([])
    const bill = JSON.parse(readFileSync(path.join(image.root, 'app/sbom.json'), 'utf8'))
    expect([bill.bomFormat, bill.components.length > 100]).toEqual(['CycloneDX', true])
    await expectItWorks(image)
  },
)

const missingForFly = runs('the long form', missingForImages('fly'))

test.skipIf(missingForFly !== undefined)(
  'the image for Fly is below 400 MB, takes over a volume of root, and copies both databases to a bucket as an unprivileged user',
  { timeout: 1_200_000 },
  async () => {
    using image = await buildImage('fly')
    expect(image.bytes).toBeLessThan(SIZE_MAX)
    // Litestream trusts what the system trusts.
    expect(existsSync(path.join(image.root, 'etc/ssl/certs/ca-certificates.crt'))).toBe(true)
    const bucket = await startS3Double()
    try {
      const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
      const settings = { LITESTREAM_BUCKET: 'copies', LEDGER_S3_ENDPOINT: bucket.url, ...keys }
      await using server = await image.serve(settings, true)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect(readFileSync(`/proc/${server.pid}/comm`, 'utf8').trim()).toBe('litestream')
      expect(/^Uid:\s+(.+)$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]).toBe(
        Array(4).fill(UID).join('\t'),
      )
      for (const name of ['penmark.db', 'keys.db'])
        await expect
          .poll(() => [...bucket.objects.keys()].some((key) => key.includes(`${name}/generations`)))
          .toBe(true)
      expect(await server.stop()).toBe(0)
    } finally {
      await bucket.close()
    }
  },
)

/** A stranger's first minutes with it, and an operator's. */
async function expectItWorks(image: BuiltImage): Promise<void> {
  await using server = await image.serve()
  const settings = { PORT: String(server.port) }
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  const [kind, ...probe] = image.config.Healthcheck?.Test ?? []
  expect(kind).toBe('CMD')
  expect((await image.run(probe, { settings })).status).toBe(0)
  // Nothing listens there: a probe that always succeeds is seen.
  expect((await image.run(probe, { settings: { PORT: '9' } })).status).toBe(1)
  expect(await (await fetch(`${server.url}/`)).text()).toContain('Penmark')

  const { token } = await signedIn(server, 'ada@example.com')
  const ask = (place: string, body: object) => call(server, 'POST', place, { token, body })
  for (const [language, text, replacement] of [
    ['en', 'Thanks for you’re help!', 'your'],
    ['es', 'Espero que todo esté vien.', 'bien'],
    ['fr', 'Je vous remercie pour votre réponce.', 'réponse'],
  ]) {
    const { body } = await ask('/api/check', { text, language })
    expect([language, JSON.stringify(body)]).toEqual([language, expect.stringContaining(`"${replacement}"`)])
  }
  const rewritten = await ask('/api/ai-assist', { text: 'He go to school yesterday and buyed a books.' })
  expect(rewritten.status).toBe(200)
  expect(rewritten.body.processed_text).not.toContain('buyed')

  // What only browsers read: the check of English that runs in them.
  const scripts = path.join(image.root, 'app/build/client/assets')
  for (const name of readNames(scripts, /^(?:english-check-.*\.js|english-.*\.json|harper_wasm.*\.wasm)$/)) {
    const answer = await fetch(`${server.url}/assets/${name}`)
    expect([name, answer.status, (await answer.arrayBuffer()).byteLength > 100_000]).toEqual([name, 200, true])
  }

  for (const words of ['ledger verify', 'ledger status', 'ops journal', 'ops backup /srv/data/copies']) {
    const [program = '', ...rest] = words.split(' ')
    const done = await image.run(['node', `build/server/${program}.js`, ...rest], { data: server.dataDir, settings })
    expect([words, done.status, done.stderr]).toEqual([words, 0, ''])
  }
  expect(await server.stop()).toBe(0)
}

function readNames(folder: string, pattern: RegExp): string[] {
  const names = readdirSync(folder).filter((name) => pattern.test(name))
  expect(names.length).toBeGreaterThan(2)
  return names
}
