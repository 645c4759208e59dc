import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

const dir = () => mkdtempSync(path.join(tmpdir(), 'penmark-env-'))
const linesOf = (source: Record<string, string>) => {
  try {
    readEnv({ DATA_DIR: dir(), ...source })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.lines
    throw error
  }
}

test('no setting at all is a working set-up on the loopback address', () => {
  const env = readEnv({ DATA_DIR: dir() })
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    secure: false,
    engine: 'builtin',
  })
})

test('a made session secret is kept, readable by its owner only', () => {
  const DATA_DIR = dir()
  const first = readEnv({ DATA_DIR }).sessionSecrets[0]
  expect(readEnv({ DATA_DIR }).sessionSecrets[0]).toBe(first)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(statSync(path.join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a key or a base URL connects a model, blank values do not', () => {
  expect(readEnv({ DATA_DIR: dir(), OPENAI_BASE_URL: 'http://localhost:11434/v1' }).engine).toBe('openai')
  expect(readEnv({ DATA_DIR: dir(), OPENAI_BASE_URL: '  ', OPENAI_API_KEY: '' }).engine).toBe('builtin')
  expect(readEnv({ DATA_DIR: dir(), OPENAI_API_KEY: 'k', AI_ENGINE: 'builtin' }).engine).toBe('builtin')
})

test('each wrong setting stops the start with one line that names it', () => {
  expect(linesOf({ PORT: 'http', AI_ENGINE: 'magic' })).toHaveLength(2)
  expect(linesOf({ PORT: '70000' })[0]).toMatch(/^PORT: /)
  expect(linesOf({ AI_ENGINE: 'openai' })[0]).toMatch(/^AI_ENGINE: /)
  expect(linesOf({ SESSION_SECRETS: 'short' })[0]).toMatch(/^SESSION_SECRETS: /)
  expect(linesOf({ PUBLIC_URL: 'https://penmark.example/app' })[0]).toMatch(/^PUBLIC_URL: /)
})

test('59: on Fly a missing session secret is refused', () => {
  expect(linesOf({ FLY_APP_NAME: 'penmark' })).toEqual(['SESSION_SECRETS: must be set on Fly'])
})
