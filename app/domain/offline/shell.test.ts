import { expect, test } from 'vitest'
import { filledShell, lookOfDevice, policyOfShell, shellOf, styleSheetsOf } from './shell.ts'

const RENDERED =
  '<!DOCTYPE html><html lang="fr" class="system" data-accent-color="indigo"><head><title>x</title>' +
  '<link rel="stylesheet" href="/assets/a-1.css"/><link href="/assets/b-2.css" rel="stylesheet"/>' +
  '<link rel="preload" href="/assets/c.woff2" as="font"/></head><body><p data-waiting="one" hidden="">1 one</p>' +
  '<p data-waiting="other" hidden="">{{count}} others</p></body></html>'
const SHELL = shellOf(RENDERED, 'a{content:"$&"}')
const LOOK = { locale: 'de', theme: 'default', fontSize: 'medium', density: 'default' } as const

test('the shell holds its styles, in their order and as they are, and asks for no style sheet', () => {
  expect(styleSheetsOf(RENDERED)).toEqual(['/assets/a-1.css', '/assets/b-2.css'])
  expect(styleSheetsOf(SHELL)).toEqual([])
  expect(SHELL).toContain('<style nonce="">a{content:"$&"}</style></head>')
})

test('the look is what a page told, then the browser’s language, then the defaults', () => {
  const message = { locale: 'pt', theme: 'purple', fontSize: 'medium', density: 'compact' }
  expect(lookOfDevice(message, ['fr'])).toEqual(message)
  expect(lookOfDevice(undefined, ['ja', 'de-AT', 'fr'])).toEqual(LOOK)
  for (const wrong of [null, 'de', 7, { locale: '"><script>', theme: {}, density: ['x'], __proto__: { locale: 'x' } }])
    expect(lookOfDevice(wrong, ['ja'])).toEqual({ ...LOOK, locale: 'en' })
})

test.each([
  ['dark', '<html lang="de" data-accent-color="indigo" class="dark">'],
  ['high-contrast', '<html lang="de" data-accent-color="indigo" class="high-contrast">'],
  ['green', '<html lang="de" data-accent-color="green" class="system">'],
] as const)('a device with the theme %s shows the shell in it', (theme, tag) => {
  expect(filledShell(SHELL, { ...LOOK, theme }, 0, 'n')).toContain(tag)
})

test('one count is shown, in its own form, and none if nothing waits', () => {
  const shownFor = (waiting: number) =>
    [...filledShell(SHELL, LOOK, waiting, 'n').matchAll(/<p data-waiting="\w+">([^<]*)/g)].map(([, text]) => text)
  expect(shownFor(0)).toEqual([])
  expect(shownFor(1)).toEqual(['1 one'])
  expect(shownFor(2)).toEqual(['2 others'])
  expect(shownFor(1234)).toEqual(['1.234 others'])
})

test('its policy allows the one style and the one script that carry its nonce', () => {
  const page = filledShell(SHELL, LOOK, 0, 'abc')
  expect(page.match(/nonce="[^"]*"/g)).toEqual(['nonce="abc"', 'nonce="abc"'])
  expect(policyOfShell('abc')).toMatch(/^default-src 'none'; style-src 'nonce-abc'; script-src 'nonce-abc'; /)
})
