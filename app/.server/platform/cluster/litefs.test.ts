import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openLiteFs } from './litefs.ts'

/** Answers as LiteFS 0.5 does on its own port. */
async function answering(pages: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url]
    response.writeHead(page === undefined ? 404 : 200).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { litefs: openLiteFs({ url, dataDir: mkdtempSync(path.join(tmpdir(), 'penmark-litefs-')) }), server }
}

test.for([
  ['{"isPrimary":true,"primary":{"hostname":"me"}}', { isPrimary: true, follows: false }],
  ['{"isPrimary":false,"primary":{"hostname":"other"}}', { isPrimary: false, follows: true }],
  ['{"isPrimary":false,"primary":{"hostname":""}}', { isPrimary: false, follows: false }],
  ['{"isPrimary":false}', { isPrimary: false, follows: false }],
  ['{"primary":{"hostname":"other"}}', undefined],
  ['no JSON', undefined],
] as const)('what LiteFS says about itself is read: %s', async ([page, expected]) => {
  const { litefs, server } = await answering({ '/info': page })
  expect(await litefs.look()).toEqual(expected)
  server.close()
})

test('the bytes of both databases are added up; without an answer they are unknown', async () => {
  const page = [
    '# TYPE litefs_db_ltx_bytes gauge',
    'litefs_db_ltx_bytes{db="keys.db"} 1024',
    'litefs_db_ltx_bytes{db="penmark.db"} 1.5e+06',
    'litefs_db_ltx_count{db="penmark.db"} 7',
  ].join('\n')
  const { litefs, server } = await answering({ '/metrics': page })
  expect(await litefs.ltxBytes()).toBe(1_501_024)
  await new Promise((resolve) => server.close(resolve))
  expect(await litefs.ltxBytes()).toBeUndefined()
})

test('the small files of the mount are read, and others are not believed', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-litefs-'))
  const litefs = openLiteFs({ url: 'http://127.0.0.1:1', dataDir })
  expect([litefs.lagMs(), litefs.positions()]).toEqual([undefined, undefined])
  writeFileSync(path.join(dataDir, '.lag'), '+000001250\n')
  writeFileSync(path.join(dataDir, 'penmark.db-pos'), '0000000000000f2a/8c5b\n')
  expect([litefs.lagMs(), litefs.positions()]).toEqual([1250, undefined])
  writeFileSync(path.join(dataDir, 'keys.db-pos'), '0000000000000007/8c5b\n')
  expect(litefs.positions()).toEqual({ penmark: '0000000000000f2a', keys: '0000000000000007' })
  writeFileSync(path.join(dataDir, '.lag'), 'soon')
  expect(litefs.lagMs()).toBeUndefined()
})
