import { describe, expect, test } from 'vitest'
import { formatted, htmlOf, isFormattedAs, type Run } from './formats.ts'

const STRONG = ['<strong>']
const run = (text: string, marks: readonly string[] = []): Run => ({ text, marks })
const rewritten = (old: Run[], text: string) => htmlOf(formatted(old, text) ?? [])

describe('the formatting of a selection in a new text', () => {
  test('words that stay keep theirs', () => {
    const old = [run('Please read the '), run('contract', ['<a href="/c">']), run(' today')]
    expect(rewritten(old, 'Today, read the contract again')).toBe('Today, read the <a href="/c">contract</a> again')
  })

  test('a word that replaces a bold one is bold', () => {
    expect(rewritten([run('bold', STRONG), run(' word')], 'fresh words')).toBe('<strong>fresh</strong> words')
  })

  test('words that came in place of bold and plain ones together are plain', () => {
    expect(rewritten([run('very', STRONG), run('-late')], 'soon')).toBe('soon')
  })

  test('what is markup in a text stays text', () => {
    expect(rewritten([run('a'), run('b', STRONG)], '<img src=x onerror=alert(1)> & "b"')).not.toContain('<img')
  })

  test('texts that are too long to compare are not formatted', () => {
    const many = 'word '.repeat(1_500)
    expect(formatted([run(many, STRONG)], many)).toBe(null)
  })

  test('the same letters under other formatting are told apart', () => {
    expect(isFormattedAs([run('ab', STRONG), run(' c')], [run('ab c')])).toBe(false)
    expect(isFormattedAs([run('a', STRONG), run('b', STRONG)], [run('ab', STRONG)])).toBe(true)
  })
})
