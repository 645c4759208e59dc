import { expect, test } from 'vitest'
import type { EngineRequest } from '../engine.ts'
import { isSmallModel, temperatureOf } from './manner.ts'

const request: EngineRequest = {
  ...{ operation: 'rephrase', text: 'x', length: 'medium', maxTokens: 300, targetLanguage: 'en' },
  ...{ style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } },
}

test('a correction is hardly free in its words, three versions are most', () => {
  expect(temperatureOf({ ...request, refine: 'fix_only' })).toBe(0.1)
  expect(temperatureOf({ ...request, operation: 'translate', style: { key: 'creative', prompt: '' } })).toBe(0.2)
  expect(temperatureOf({ ...request, versions: 3 })).toBe(0.8)
})

test('small models are known by their names', () => {
  for (const small of [
    'qwen2.5:3b',
    'gemma-3-1b-it',
    'llama3.2',
    'phi3:mini',
    'smollm2:360m',
    'Qwen/Qwen2.5-0.5B-Instruct',
  ])
    expect([small, isSmallModel(small)]).toEqual([small, true])
  for (const large of [
    'llama3.1:8b',
    'gpt-5-mini',
    'mistral-small-24b',
    'qwen2.5:32b-instruct',
    'gpt-4.1-mini',
    'phi4',
    'llama3.3',
  ])
    expect([large, isSmallModel(large)]).toEqual([large, false])
})
