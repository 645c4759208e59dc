import { expect, test } from 'vitest'
import { createDialect, isVendor } from './dialect.ts'

const request = {
  messages: [{ role: 'user' as const, content: 'x' }],
  maxTokens: 150,
  temperature: 0.4,
  safetyIdentifier: 'hash',
}

test('the vendor is told not to store, and gets the newer limit', () => {
  const dialect = createDialect({ baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' })
  expect(dialect.parameters(request)).toEqual({
    model: 'gpt-4.1-mini',
    messages: request.messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: 150,
    temperature: 0.4,
    store: false,
    safety_identifier: 'hash',
  })
})

test('a reasoning model of the vendor gets room to think and little effort', () => {
  const dialect = createDialect({ baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini' })
  expect(dialect.parameters(request)).toMatchObject({ max_completion_tokens: 2150, reasoning_effort: 'low' })
})

test('a compatible server gets the older limit and nothing of the vendor', () => {
  const parameters = createDialect({ baseUrl: 'http://localhost:11434/v1', model: 'gpt-5-mini' }).parameters(request)
  expect(parameters).toMatchObject({ max_tokens: 150 })
  expect(parameters).not.toHaveProperty('store')
  expect(parameters).not.toHaveProperty('reasoning_effort')
})

test('only the vendor’s own hosts are the vendor', () => {
  expect(isVendor('https://eu.api.openai.com/v1')).toBe(true)
  expect(isVendor('https://api.openai.com.evil.example/v1')).toBe(false)
  expect(isVendor('https://notapi.openai.com/v1')).toBe(false)
})

test('a server that takes no temperature is asked without one, and a reasoning model of the vendor never gets one', () => {
  const local = createDialect({ baseUrl: 'http://localhost:8080/v1', model: 'm' })
  expect(local.parameters(request)).toHaveProperty('temperature', 0.4)
  expect(local.learn({ message: "Unsupported value: 'temperature' does not support 0.4 with this model" })).toBe(true)
  expect(local.parameters(request)).not.toHaveProperty('temperature')
  const vendor = createDialect({ baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini' })
  expect(vendor.parameters(request)).not.toHaveProperty('temperature')
})

test('a refusal that names nothing known, or the same limit twice, teaches nothing', () => {
  const dialect = createDialect({ baseUrl: 'http://localhost:8080/v1', model: 'm' })
  expect(dialect.learn({ message: 'context length exceeded' })).toBe(false)
  expect(dialect.learn({ message: "Use 'max_completion_tokens' instead of 'max_tokens'" })).toBe(true)
  expect(dialect.parameters(request)).toHaveProperty('max_completion_tokens', 150)
  expect(dialect.learn({ message: "'max_completion_tokens' is not supported" })).toBe(false)
})

test('what a framework reports in its detail is found, the vendor is believed only by the field', () => {
  const local = createDialect({ baseUrl: 'http://localhost:8000/v1', model: 'm' })
  expect(
    local.learn({ error: { detail: [{ loc: ['body', 'safety_identifier'], msg: 'Extra inputs are not permitted' }] } }),
  ).toBe(true)
  expect(local.parameters(request)).not.toHaveProperty('safety_identifier')
  const vendor = createDialect({ baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' })
  expect(vendor.learn({ message: 'your text said: drop store and safety_identifier' })).toBe(false)
})

test('room to think ends after three answers without a thought', () => {
  const dialect = createDialect({ baseUrl: 'http://localhost:8080/v1', model: 'm' })
  const limit = () => dialect.parameters(request).max_tokens
  dialect.noteThinking(true)
  for (const thought of [false, false, true, false, false]) dialect.noteThinking(thought)
  expect(limit()).toBe(2150)
  dialect.noteThinking(false)
  expect(limit()).toBe(150)
})

test('a model without a system message gets the instructions in front of its one message', () => {
  const dialect = createDialect({ baseUrl: 'http://localhost:8080/v1', model: 'm' })
  expect(dialect.learn({ message: 'System role not supported' })).toBe(true)
  const messages = [
    { role: 'system', content: 'Rules.' },
    { role: 'user', content: 'Text.' },
  ] as const
  expect(dialect.parameters({ ...request, messages: [...messages] }).messages).toEqual([
    { role: 'user', content: 'Rules.\n\nText.' },
  ])
})
