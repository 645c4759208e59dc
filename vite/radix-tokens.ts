import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const SCALES = ['sand', 'indigo', 'purple', 'green', 'amber', 'red']
const PLACE = '/* radix-tokens */'

type Tokens = ReadonlyMap<string, string>

/**
 * Puts Radix Themes' tokens into `app/styles/tokens.css`: only those that our styles use, and the dark values a second
 * time under `prefers-color-scheme`, so that a visitor without a chosen theme gets the system's without any script.
 * The package's own files would bring 800 kB of rules and know dark only as a class.
 */
export function radixTokens(root: string): Plugin {
  return {
    name: 'penmark:radix-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/styles/tokens.css')) return undefined
      return code.replace(PLACE, radixTokenRules(root))
    },
  }
}

/** The rules themselves. @throws if a scale's file no longer has the shape that this reads. */
export function radixTokenRules(root: string): string {
  const themes = path.join(root, 'node_modules/@radix-ui/themes/tokens')
  const base = readFileSync(path.join(themes, 'base.css'), 'utf8')
  const fixed = declarations(/--(?:space-\d|radius-[1-6]):\s*([^;]+);/g, base, new Map(), unscaled)
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const scale of SCALES) {
    const css = readFileSync(path.join(themes, `colors/${scale}.css`), 'utf8')
    colours(block(css, ':root, .light, .light-theme'), light)
    colours(block(css, '.dark, .dark-theme'), dark)
  }
  const used = usedNames(root)
  const print = (tokens: Tokens) =>
    [...tokens].flatMap(([name, value]) => (used.has(name) ? [`${name}:${value};`] : [])).join('')
  return [
    `:root{${print(fixed)}${print(light)}}`,
    `@media (prefers-color-scheme:dark){.system{${print(dark)}}}`,
    `.dark{${print(dark)}}`,
  ].join('\n')
}

function block(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`Radix Themes' colour file has no ${selector}`)
  return css.slice(start, css.indexOf('}', start))
}

function colours(css: string, into: Map<string, string>): void {
  declarations(/--[a-z]+-\d+:\s*([^;]+);/g, css, into, (value) => value)
}

function declarations(pattern: RegExp, css: string, into: Map<string, string>, tidy: (value: string) => string) {
  for (const [whole, value] of css.matchAll(pattern)) {
    const name = whole.slice(0, whole.indexOf(':'))
    if (value !== undefined && !into.has(name)) into.set(name, tidy(value))
  }
  return into
}

/** `calc(8px * var(--scaling) …)` at scaling and radius factor 1, in rem so that it grows with the reader's font size. */
function unscaled(value: string): string {
  const pixels = /calc\((\d+)px/.exec(value)?.[1]
  if (pixels === undefined) throw new Error(`Radix Themes' token has an unknown form: ${value}`)
  return `${Number(pixels) / 16}rem`
}

function usedNames(root: string): Set<string> {
  const names = new Set<string>()
  for (const file of globSync('app/**/*.{css,tsx}', { cwd: root })) {
    for (const [name] of readFileSync(path.join(root, file), 'utf8').matchAll(/--[a-z]+-\d+/g)) names.add(name)
  }
  return names
}
