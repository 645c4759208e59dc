import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { buildExtension, zippedFiles } from './build.ts'

const ORIGIN = 'https://penmark.example'

describe.each(['chromium', 'firefox'] as const)('the build for %s', (browser) => {
  let built: Awaited<ReturnType<typeof buildExtension>>
  beforeAll(async () => {
    built = await buildExtension(ORIGIN, browser)
  })
  afterAll(() => built?.remove())

  const read = (file: string) => readFileSync(path.join(built.folder, file), 'utf8')

  test('has exactly the manifest that was agreed: a new permission would turn it off until each user accepts it', () => {
    const agreed = readFileSync(path.join(import.meta.dirname, 'manifests', `${browser}.json`), 'utf8')
    const { version, ...manifest } = JSON.parse(read('manifest.json')) as Record<string, unknown>
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(manifest).toEqual(JSON.parse(agreed))
  })

  test('holds every file that its manifest names, in five languages, and no source map', () => {
    const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' })
    const named = [...read('manifest.json').matchAll(/"([\w./-]+\.(?:js|html|png|json))"/g)].map(([, file]) => file)
    expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([])
    expect(files.filter((file) => file.endsWith('messages.json')).sort()).toEqual(
      ['de', 'en', 'es', 'fr', 'pt_BR'].map((folder) => `_locales/${folder}/messages.json`),
    )
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const { name } = JSON.parse(read('_locales/de/messages.json')) as { name: { message: string } }
    expect(name.message).toBe('Penmark')
  })

  test('gives a page at most 30 kB (11 kB gzip) at the first use, and no part of it is over 150 kB', () => {
    for (const file of ['panel.js', 'toolbar.js']) {
      const source = read(file)
      expect([file, Buffer.byteLength(source) < 30_000]).toEqual([file, true])
      expect([file, gzipSync(source).length < 11_000]).toEqual([file, true])
    }
    expect(Buffer.byteLength(read('panel-full.js'))).toBeLessThan(150_000)
  })

  test('runs no code but its own: no eval, no script from elsewhere, no address but the server’s', () => {
    for (const file of readdirSync(built.folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|html)$/.test(file)) continue
      const source = read(file)
      expect([file, /\beval\(|new Function\(|importScripts\(/.test(source)]).toEqual([file, false])
      const hosts = [...source.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]+)/g)].map(([, host]) => host)
      expect([file, hosts.filter((host) => !['penmark.example', 'www.w3.org'].includes(host ?? ''))]).toEqual([
        file,
        [],
      ])
    }
  })
})

test('the same sources give the same bytes for people and for stores', async () => {
  const [first, second] = [await zippedFiles(), await zippedFiles()]
  expect(Object.keys(first).sort()).toEqual(
    ['chrome', 'chrome-store', 'firefox'].map((kind) => `penmark-${packageJson.version}-${kind}.zip`).sort(),
  )
  expect(second).toEqual(first)
})
