import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assemble, checksums } from '../../verifier/build.mjs'

// A person who has the sources can build the verifier and compare its hash with the one that the log names.

const SOURCES = path.resolve(import.meta.dirname, '../../verifier')

test('the same sources give the same bytes at another place, in another time zone and language', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-verifier-build-'))
  cpSync(SOURCES, path.join(folder, 'verifier'), { recursive: true })
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', HOME: folder }
  const { status, stderr } = spawnSync(process.execPath, ['verifier/build.mjs'], { cwd: folder, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const built = path.join(folder, 'build', 'verifier')
  expect(readFileSync(path.join(built, 'SHA256SUMS'), 'utf8')).toBe(checksums())
  const files = assemble() as Record<string, string>
  expect(readdirSync(built).toSorted()).toEqual([...Object.keys(files), 'SHA256SUMS'].toSorted())
  for (const [name, text] of Object.entries(files)) expect(readFileSync(path.join(built, name), 'utf8')).toBe(text)
})

test('nothing in it names the machine that built it, and no file of it comes from elsewhere', () => {
  const files = assemble() as Record<string, string>
  for (const [name, text] of Object.entries(files)) {
    expect([
      name,
      text.includes(process.cwd()),
      /https?:\/\/(?!www\.w3\.org)[^\s"'<>]*\.(?:js|css)/.test(text),
    ]).toEqual([name, false, false])
  }
})
