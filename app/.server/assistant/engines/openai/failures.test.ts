import { APIConnectionError, APIError } from 'openai'
import { expect, test } from 'vitest'
import { NotAnApi } from './event-stream.ts'
import { diagnose } from './failures.ts'

const NOW = Date.UTC(2026, 10, 21)

function errorOf(status: number, error: object = {}, headers: Record<string, string> = {}) {
  return diagnose(APIError.generate(status, { error }, undefined, new Headers(headers)), NOW)
}

test('the time to wait is read in milliseconds, seconds or as a date', () => {
  expect(errorOf(429, {}, { 'retry-after-ms': '120' }).retryAfterMs).toBe(120)
  expect(errorOf(429, {}, { 'retry-after': '2' }).retryAfterMs).toBe(2000)
  expect(errorOf(503, {}, { 'retry-after': 'Sat, 21 Nov 2026 00:00:07 GMT' }).retryAfterMs).toBe(7000)
  expect(errorOf(503, {}, { 'retry-after': 'Fri, 20 Nov 2026 00:00:00 GMT' }).retryAfterMs).toBe(0)
  expect(errorOf(503, {}, { 'retry-after': 'soon' }).retryAfterMs).toBeUndefined()
  expect(errorOf(503).retryAfterMs).toBeUndefined()
})

test('only what may pass is asked again', () => {
  for (const status of [408, 409, 429, 500, 502, 503, 529]) expect(errorOf(status).retry).toBe(true)
  for (const status of [302, 400, 401, 403, 404, 422])
    expect(errorOf(status)).toMatchObject({ retry: false, code: 'engine_misconfigured' })
  expect(diagnose(new APIConnectionError({}), NOW)).toMatchObject({ retry: true, code: 'engine_unavailable' })
})

test('a spent quota is an outage however the vendor names it', () => {
  for (const code of [
    'insufficient_quota',
    'credit_balance_exhausted',
    'project_spend_limit_exceeded',
    'organization_usage_limit_exceeded',
  ]) {
    expect(errorOf(429, { code })).toEqual({ code: 'engine_unavailable', retry: false, cause: 'quota' })
  }
  expect(errorOf(429, { type: 'insufficient_quota' }).cause).toBe('quota')
})

test('a web page instead of an answer is a wrong address', () => {
  expect(diagnose(new NotAnApi('a web page'), NOW)).toEqual({
    ...{ code: 'engine_misconfigured', retry: false, cause: 'web_page' },
  })
})

test('a filtered request is the vendor’s refusal, not a wrong setting', () => {
  expect(errorOf(400, { code: 'content_filter' })).toMatchObject({ code: 'engine_filtered', retry: false })
})

test('a context that is too small is told by its words, which every server chooses itself', () => {
  for (const message of [
    "This model's maximum context length is 4096 tokens. However, your messages resulted in 5000 tokens.",
    'the request exceeds the available context size. try increasing the context size or enable context shift',
    'Input is too long for requested model.',
    'Trying to keep the first 4096 tokens when context the overflows. However, the model is loaded with context length of only 2048 tokens',
  ])
    expect(errorOf(400, { message })).toEqual({ code: 'engine_too_long', retry: false, cause: 'context' })
  expect(errorOf(400, { code: 'context_length_exceeded' }).code).toBe('engine_too_long')
  expect(errorOf(413).code).toBe('engine_too_long')
})
