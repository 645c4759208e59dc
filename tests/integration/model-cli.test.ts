import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nearbyLine, nearbyServers } from '#app/.server/assistant/engines/openai/nearby.ts'
import { readEnv, SettingsError } from '#app/.server/platform/env.ts'
import { program } from '#server/model-cli/program.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'

const double = await startOpenAiDouble()
let dataDir = ''
let output = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-model-'))
  output = ''
  double.reset()
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += String(text)
      return true
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true })
})
afterAll(() => double.close())

const run = (words: string[], key?: string) =>
  program(words, { DATA_DIR: dataDir }, key === undefined ? undefined : () => Promise.resolve(key))
const chosen = (more: Record<string, string> = {}) => {
  const { engine, openai } = readEnv({ DATA_DIR: dataDir, ...more })
  return { engine, baseUrl: openai.baseUrl, model: openai.model }
}

test('one key press connects a model that runs on this machine, and the next start uses it', async () => {
  expect(await run([double.url, '--no-test'], '1')).toBe(0)
  expect(output).toContain('1  double-1')
  expect(chosen()).toEqual({ engine: 'openai', baseUrl: double.url, model: 'double-1' })
  expect(statSync(path.join(dataDir, 'model.json')).mode & 0o077).toBe(0)
})

test('another key changes nothing, and without a terminal the command says what to type', async () => {
  expect(await run([double.url], 'q')).toBe(0)
  expect(output).toContain('Nothing was changed')
  expect(await run([double.url])).toBe(0)
  expect(output).toContain(`--use ${double.url} double-1`)
  expect(chosen().engine).toBe('builtin')
})

test('flags connect without a question, try the model on twelve texts and print a score for each operation', async () => {
  double.otherwise({ kind: 'obedient' })
  expect(await run(['--use', `${double.url}/`, 'double-1'])).toBe(0)
  expect(double.count()).toBeGreaterThanOrEqual(12)
  for (const operation of ['rephrase', 'fix', 'translate', 'summarize', 'explain', 'expand'])
    expect(output).toMatch(new RegExp(`^${operation} +\\d+ % +[\\d.]+ s`, 'm'))
  expect(output).toMatch(/^all +\d+ %$/m)
})

test('the settings go before the choice, and the choice can be forgotten', async () => {
  await run(['--use', double.url, 'double-1', '--no-test'])
  expect(chosen({ AI_ENGINE: 'builtin' }).engine).toBe('builtin')
  expect(chosen({ OPENAI_BASE_URL: 'http://localhost:9/v1', OPENAI_MODEL: 'other' })).toMatchObject({ model: 'other' })
  expect(chosen({ AI_ENGINE: 'openai' })).toMatchObject({ engine: 'openai', model: 'double-1' })
  await run(['--forget'])
  expect(chosen().engine).toBe('builtin')
})

test('a choice that cannot be read stops the start in words, and wrong words of the command are explained', async () => {
  writeFileSync(path.join(dataDir, 'model.json'), '{')
  expect(() => chosen()).toThrow(SettingsError)
  expect(await run(['--nonsense'])).toBe(2)
  expect(output).toContain('npm run model')
})

test('what runs on this machine is told in one line', async () => {
  const servers = await nearbyServers({ ports: [double.port, 9] })
  expect(servers).toEqual([{ name: 'A server', baseUrl: double.url, models: ['double-1'] }])
  expect(nearbyLine([{ name: 'Ollama', baseUrl: '', models: ['a', 'b', 'c', 'd'] }])).toContain('Ollama (a, b, c, …)')
  expect(nearbyLine([])).toContain('no model server was found')
})
