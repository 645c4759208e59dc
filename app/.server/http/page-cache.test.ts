import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function counted(limits: { pages: number; characters: number }) {
  const cache = createPageCache(limits)
  const rendered: string[] = []
  const page = (key: string, text = `page ${key}`) =>
    cache.page(key, () => {
      rendered.push(key)
      return text
    })
  return { page, rendered }
}

test('a page is rendered once for each key', () => {
  const { page, rendered } = counted({ pages: 2, characters: 100 })
  expect([page('a'), page('b'), page('a')]).toEqual(['page a', 'page b', 'page a'])
  expect(rendered).toEqual(['a', 'b'])
})

test('the page that was not wanted for longest is forgotten first', () => {
  const { page, rendered } = counted({ pages: 2, characters: 100 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) page(key)
  expect(rendered).toEqual(['a', 'b', 'c', 'b'])
})

test('the pages together stay below the limit of characters', () => {
  const { page, rendered } = counted({ pages: 10, characters: 20 })
  for (const key of ['a', 'b', 'c', 'a']) page(key, 'nine char')
  expect(rendered).toEqual(['a', 'b', 'c', 'a'])
})

test('a page larger than all that may be remembered is rendered each time and drives out nothing', () => {
  const { page, rendered } = counted({ pages: 10, characters: 20 })
  page('a')
  page('b', 'x'.repeat(30))
  page('b', 'x'.repeat(30))
  page('a')
  expect(rendered).toEqual(['a', 'b', 'b'])
})
