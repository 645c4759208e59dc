import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

function listed(archive: Buffer): string[] {
  const { stdout, stderr, status } = spawnSync('env', ['TZ=UTC', 'LC_ALL=C', 'tar', '-tvf', '-'], {
    input: archive,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.trimEnd().split('\n')
}

function entry(name: string, content: string): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([tarHeader(name, bytes.length), bytes, tarPadding(bytes.length)])
}

test('the system’s tar lists what was written, with mode, owner and time fixed', () => {
  const archive = Buffer.concat([
    entry('folder/empty', ''),
    entry('folder/one', 'x'.repeat(512)),
    entry('folder/two', 'y'.repeat(513)),
    tarEnd(),
  ])
  expect(archive.length % 512).toBe(0)
  expect(listed(archive).map((line) => line.replace(/\s+/g, ' '))).toEqual([
    '-rw-r--r-- 0/0 0 1970-01-01 00:00 folder/empty',
    '-rw-r--r-- 0/0 512 1970-01-01 00:00 folder/one',
    '-rw-r--r-- 0/0 513 1970-01-01 00:00 folder/two',
  ])
})

test('a file of eight gibibytes and more still has its size in the header', () => {
  const size = 8 ** 11
  expect(tarHeader('small', size - 1).toString('latin1', 124, 136)).toBe('77777777777\0')
  const header = tarHeader('big', size)
  expect(header[124]).toBe(0x80)
  expect(header.readBigUInt64BE(128)).toBe(BigInt(size))
})

test('a name that a header cannot hold is refused', () => {
  expect(() => tarHeader('x'.repeat(101), 1)).toThrow(/no name/)
  expect(() => tarHeader('ä', 1)).toThrow(/no name/)
})
