import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { METRICS } from '#app/.server/platform/metrics.ts'

// docs/alerts.yml: each rule has a heading in docs/operations.md, and names only figures that the server has.

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

type Rule = { name: string; expression: string }

function rulesOf(file: string): Rule[] {
  return file
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((part) => ({ name: /^\w+/.exec(part)?.[0] ?? '', expression: /^ {8}expr: (.+)$/m.exec(part)?.[1] ?? '' }))
}

/** Names of figures in an expression: what is left without strings, labels, durations and words of the language. */
function figuresIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on) ?\([^)]*\)/g, '')
  return [...new Set(bare.match(/\b[a-z]\w*_\w+\b|\bup\b/g) ?? [])]
}

function ours(): Set<string> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Prometheus itself adds `up` for each server that it asks.
  return new Set([...Object.keys(METRICS), ...registry.getMetricsAsArray().map(({ name }) => name), 'up'])
}

const headings = (page: string) => [...page.matchAll(/^### (Penmark\w+)$/gm)].map(([, name]) => name)

test('there are fourteen alert rules, each with a heading that tells what it means, and no heading without a rule', () => {
  const names = rulesOf(read('docs/alerts.yml')).map(({ name }) => name)
  expect(names).toHaveLength(14)
  expect(headings(read('docs/operations.md'))).toEqual(names)
})

test('every figure that a rule names exists', () => {
  const known = ours()
  for (const { name, expression } of rulesOf(read('docs/alerts.yml'))) {
    const figures = figuresIn(expression)
    expect([name, figures.length > 0]).toEqual([name, true])
    expect([name, figures.filter((figure) => !known.has(figure))]).toEqual([name, []])
  }
})

test('the labels that rules select by exist too', () => {
  for (const { name, expression } of rulesOf(read('docs/alerts.yml'))) {
    for (const [, figure = '', selectors = ''] of expression.matchAll(/(penmark_\w+)\{([^}]*)\}/g)) {
      const labels: readonly string[] = METRICS[figure as keyof typeof METRICS].labels
      const named = [...selectors.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label)
      expect([name, named.filter((label) => !labels.includes(label))]).toEqual([name, []])
    }
  }
})

test('the comparison sees a rule without a heading and a figure that does not exist', () => {
  const planted = '      - alert: PenmarkPlanted\n        expr: rate(penmark_unknown_total{a="b"}[5m]) > 0\n'
  const [rule] = rulesOf(planted)
  expect(rule?.name).toBe('PenmarkPlanted')
  expect(headings(read('docs/operations.md'))).not.toContain('PenmarkPlanted')
  expect(figuresIn(rule?.expression ?? '').filter((figure) => !ours().has(figure))).toEqual(['penmark_unknown_total'])
})
