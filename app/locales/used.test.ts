import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import english from './en/index.ts'

/** Files that name keys without their namespace and bind none by `useTranslation`, `translateIn` or `Translate`. */
const BOUND_BY_PLACE: Readonly<Record<string, string>> = {
  'app/.server/assistant/engines/': 'engine',
  'app/.server/assistant/best-answer.ts': 'engine',
  'app/domain/billing/plan-points.ts': 'landing',
}

/** Keys made of nothing but a value: which values there are. */
const ALL_OF: Readonly<Record<string, readonly string[]>> = { 'errors:': Object.keys(ERROR_STATUS) }

/** Texts that are read as members of an object, by the files below the folder. */
const READ_DIRECTLY: Readonly<Record<string, string>> = {
  'mail:': 'app/.server/',
  'legal:': 'app/',
  'deletion:readme.': 'app/.server/account/settings/data-export/',
}

const SPACES = Object.keys(english)
const SOURCES = sources()

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}${prefix === '' ? ':' : '.'}`),
  )
}

function sources(): { file: string; text: string }[] {
  const root = path.join(import.meta.dirname, '../..')
  return ['app', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('app/locales/'))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  )
}

function spacesOf({ file, text }: { file: string; text: string }): string[] {
  const named = [...text.matchAll(/(?:useTranslation|translateIn|Translate)[(<]([^)>]*)[)>]/g)].flatMap(
    ([, inside = '']) => [...inside.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )
  const byPlace = Object.entries(BOUND_BY_PLACE).flatMap(([place, space]) => (file.startsWith(place) ? [space] : []))
  const byDefault = text.includes('useTranslation()') ? ['common'] : []
  return [...named.filter((name) => SPACES.includes(name)), ...byPlace, ...byDefault]
}

/** Every key that a source spells out, and every template of one, its values as `*`. */
function namedIn(source: { file: string; text: string }): { keys: string[]; templates: string[] } {
  const spaces = spacesOf(source)
  const full = (key: string) => (key.includes(':') ? [key] : spaces.map((space) => `${space}:${key}`))
  const keys = [...source.text.matchAll(/['"`]((?:[\w-]+:)?[\w.-]+)['"`]/g)].flatMap(([, key = '']) => full(key))
  const templates = [...source.text.matchAll(/`((?:[\w.:-]|\$\{[^`{}]*\})+)`/g)]
    .map(([, template = '']) => template.replace(/\$\{[^{}]*\}/g, '*'))
    .filter((template) => template.includes('*'))
    .flatMap(full)
    // A template without a word of its own would name everything.
    .filter((template) => /(?<=[:.])[\w-]+(?=\.|$)/.test(template))
  return { keys, templates }
}

const named = SOURCES.map(namedIn)
const KEYS = new Set(named.flatMap(({ keys }) => keys))
const TEMPLATES = [...new Set(named.flatMap(({ templates }) => templates))].map(
  (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
)

/** A name used as one, and not the key of a text of ours that happens to be in the same file. */
function isMember(name: string, folder: string): boolean {
  const word = new RegExp(`\\b${name}\\b`)
  return SOURCES.some(({ file, text }) => file.startsWith(folder) && word.test(text))
}

function isUsed(key: string): boolean {
  const stem = key.replace(/_(?:one|other)$/, '')
  if (KEYS.has(key) || KEYS.has(stem) || TEMPLATES.some((template) => template.test(stem) || template.test(key)))
    return true
  for (const [prefix, values] of Object.entries(ALL_OF))
    if (key.startsWith(prefix) && values.includes(stem.slice(prefix.length))) return true
  for (const [prefix, folder] of Object.entries(READ_DIRECTLY))
    if (key.startsWith(prefix))
      return stem
        .slice(prefix.length)
        .split('.')
        .every((name) => isMember(name, folder))
  return false
}

test('every text of ours is shown or mailed by some source of ours', () => {
  expect(keysOf(english).filter((key) => !isUsed(key))).toEqual([])
})

test('a text that nothing names is found, beside keys that are made of values and beside mails too', () => {
  const dead = [
    'assistant:level_partial',
    'assistant:output.change_before',
    'sign-in:verify.manualTitle',
    'library:style.neverNamed',
    'errors:never_refused',
    'mail:weeklyDigest.neverRead',
    'deletion:readme.neverRead',
  ]
  expect(dead.filter(isUsed)).toEqual([])
})

test('each exception of this test names files and keys that exist', () => {
  const keys = keysOf(english)
  for (const [place, space] of Object.entries(BOUND_BY_PLACE)) {
    const here = SOURCES.filter(({ file }) => file.startsWith(place)).flatMap((source) => namedIn(source).keys)
    expect(here.filter((key) => keys.includes(key) && key.startsWith(`${space}:`)).length, place).toBeGreaterThan(0)
  }
  for (const prefix of [...Object.keys(ALL_OF), ...Object.keys(READ_DIRECTLY)])
    expect(keys.filter((key) => key.startsWith(prefix)).length, prefix).toBeGreaterThan(0)
  for (const prefix of Object.keys(ALL_OF))
    expect(SOURCES.filter(({ text }) => text.includes(`\`${prefix}\${`)).length, prefix).toBeGreaterThan(0)
})
