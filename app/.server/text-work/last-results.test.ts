import { expect, test } from 'vitest'
import { lastResults } from './last-results.ts'

test('the same question is worked out once, while it is among the last ones', () => {
  const worked: string[] = []
  const lengthOf = lastResults(2, ({ text }: { text: string }) => {
    worked.push(text)
    return { length: text.length }
  })
  expect(lengthOf({ text: 'four' })).toEqual({ length: 4 })
  expect(lengthOf({ text: 'four' })).toEqual({ length: 4 })
  expect(worked).toEqual(['four'])
  lengthOf({ text: 'one' })
  lengthOf({ text: 'two more' })
  expect(lengthOf({ text: 'four' })).toEqual({ length: 4 })
  expect(worked).toEqual(['four', 'one', 'two more', 'four'])
})

test('a failure is not kept', () => {
  let fails = true
  const read = lastResults(2, (text: string) => {
    if (fails) throw new Error('not now')
    return text
  })
  expect(() => read('a')).toThrow('not now')
  fails = false
  expect(read('a')).toBe('a')
})
