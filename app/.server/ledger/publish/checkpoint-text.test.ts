import { expect, test } from 'vitest'
import { checkpointText, parseCheckpoint } from './checkpoint-text.ts'

const ORIGIN = 'example.com/behind-the-sofa'
const ROOT = Buffer.from('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=', 'base64')
const TEXT = `${ORIGIN}\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n`

test('a checkpoint is three lines, as in the specification', () => {
  expect(checkpointText({ origin: ORIGIN, size: 20_852_163, root: ROOT })).toBe(TEXT)
  expect(parseCheckpoint(TEXT, ORIGIN)).toEqual({ origin: ORIGIN, size: 20_852_163, root: ROOT })
  const empty = checkpointText({ origin: ORIGIN, size: 0, root: ROOT })
  expect(parseCheckpoint(empty, ORIGIN)?.size).toBe(0)
})

test.each([
  ['another log', TEXT.replace('sofa', 'door')],
  ['an extension line', `${TEXT}extension\n`],
  ['an empty line more', `${TEXT}\n`],
  ['no final newline', TEXT.slice(0, -1)],
  ['a leading zero', TEXT.replace('\n2', '\n02')],
  ['a sign', TEXT.replace('\n2', '\n+2')],
  ['an exponent', TEXT.replace('20852163', '2e7')],
  ['a size beyond 2^53', TEXT.replace('20852163', '9007199254740993')],
  ['no size', TEXT.replace('20852163', '')],
  ['a short root', TEXT.replace('CsUY', '')],
  ['a root with a stray bit', TEXT.replace('q2I=', 'q2J=')],
  ['a carriage return', TEXT.replaceAll('\n', '\r\n')],
])('%s is not a checkpoint of this log', (_, text) => {
  expect(parseCheckpoint(text, ORIGIN)).toBeUndefined()
})

test('values that cannot be a checkpoint are refused', () => {
  expect(() => checkpointText({ origin: '', size: 1, root: ROOT })).toThrow('not a checkpoint')
  expect(() => checkpointText({ origin: 'a\nb', size: 1, root: ROOT })).toThrow('not a checkpoint')
  expect(() => checkpointText({ origin: ORIGIN, size: 1.5, root: ROOT })).toThrow('not a checkpoint')
  expect(() => checkpointText({ origin: ORIGIN, size: 1, root: ROOT.subarray(1) })).toThrow('not a checkpoint')
})
