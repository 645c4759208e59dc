import path from 'node:path'
import { expect, test } from 'vitest'
import { radixTokenRules } from './radix-tokens.ts'

const rules = radixTokenRules(path.join(import.meta.dirname, '..'))

test('tokens that our styles name are there in light, in dark, and in dark by the system alone', () => {
  expect(rules.match(/--sand-12:#21201c/g)).toHaveLength(1)
  expect(rules.match(/--sand-12:#eeeeec/g)).toHaveLength(2)
  expect(rules).toContain('@media (prefers-color-scheme:dark){.system{')
  expect(rules).toContain('--space-4:1rem')
})

test('tokens that no style names stay out', () => {
  expect(rules).not.toContain('--sand-10:')
  expect(rules.length).toBeLessThan(4_000)
})
