import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ZIPPED } from '#app/domain/extension/files.ts'
import { createExtensionFiles } from './files.ts'

const ORIGIN = 'https://penmark.example'

test('files are listed with their size and hash, anew after they were packed again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-extension-'))
  const files = createExtensionFiles(folder, ORIGIN)
  expect(await files()).toEqual([])
  const chrome = path.join(folder, 'penmark-1.2.3-chrome.zip')
  writeFileSync(path.join(folder, ZIPPED), JSON.stringify({ origin: ORIGIN, version: '1.2.3' }))
  for (const text of ['first', 'second try']) {
    writeFileSync(chrome, text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    const name = 'penmark-1.2.3-chrome.zip'
    expect(await files()).toEqual([{ browser: 'chromium', name, bytes: text.length, sha256 }])
  }
})

test.each([
  ['of another site', JSON.stringify({ origin: 'http://localhost:3000', version: '1.2.3' })],
  ['with a version that is a path', JSON.stringify({ origin: ORIGIN, version: '../1' })],
  ['that say nothing', '{'],
])('files %s are not offered', async (_, zipped) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-extension-'))
  writeFileSync(path.join(folder, 'penmark-1.2.3-firefox.zip'), 'file')
  writeFileSync(path.join(folder, ZIPPED), zipped)
  expect(await createExtensionFiles(folder, ORIGIN)()).toEqual([])
})
