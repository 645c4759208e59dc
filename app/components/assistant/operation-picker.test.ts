import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OPERATIONS } from '#app/domain/assistant/options.ts'

test('the stylesheet shows the note of each operation by its place in the row, without a script', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'assistant.css'), 'utf8')
  for (const [index, operation] of OPERATIONS.entries()) {
    const place = index + 1
    const rule = `.operations:has(.choice:nth-child(${place}) > :checked) [data-place="${place}"]`
    expect(css.includes(rule), `${operation}: ${rule}`).toBe(true)
  }
})
