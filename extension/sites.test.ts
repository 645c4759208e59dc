import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, NO_POLICY } from './settings.ts'
import { patternFor, registrationFor, siteFrom, verdictOn } from './sites.ts'

const settings = (change: Partial<typeof DEFAULT_SETTINGS> = {}) => ({ ...DEFAULT_SETTINGS, ...change })
const policy = (change: Partial<typeof NO_POLICY> = {}) => ({ ...NO_POLICY, ...change })

test('pages of the browser, files and addresses without a host are closed', () => {
  for (const address of [
    undefined,
    '',
    'about:blank',
    'chrome://settings/',
    'file:///etc/passwd',
    'javascript:1',
    'nonsense',
  ])
    expect([address, verdictOn(address, settings(), policy())]).toEqual([address, 'closed'])
  expect(verdictOn('https://mail.example/inbox', settings(), policy())).toBe('open')
})

test('a hidden site is quiet and its look-alikes are not', () => {
  const hidden = settings({ hiddenSites: ['mail.example'] })
  expect(verdictOn('https://mail.example/', hidden, policy())).toBe('quiet')
  expect(verdictOn('https://old.mail.example/', hidden, policy())).toBe('quiet')
  expect(verdictOn('https://notmail.example/', hidden, policy())).toBe('open')
  expect(verdictOn('https://mail.example.evil.com/', hidden, policy())).toBe('open')
  expect(verdictOn('https://other.example/', settings({ hiddenEverywhere: true }), policy())).toBe('quiet')
})

test('a policy and the list of the person block, whatever else is chosen', () => {
  const listed = settings({ onlyListed: true, listedSites: ['mail.example'] })
  expect(verdictOn('https://mail.example/', listed, policy())).toBe('open')
  expect(verdictOn('https://other.example/', listed, policy())).toBe('blocked')
  expect(verdictOn('https://mail.example/', listed, policy({ blockedSites: ['mail.example'] }))).toBe('blocked')
  expect(verdictOn('https://mail.example/', listed, policy({ allowedSites: ['work.example'] }))).toBe('blocked')
  expect(verdictOn('https://mail.example/', listed, policy({ disabled: true }))).toBe('blocked')
})

test('the toolbar loads by itself only on pages that were granted', () => {
  expect(registrationFor([], settings(), policy())).toBeNull()
  expect(registrationFor(['https://mail.example/*'], settings(), policy())).toEqual({
    matches: ['https://mail.example/*'],
    excludeMatches: [],
  })
  expect(registrationFor(['https://mail.example/*'], settings({ hiddenEverywhere: true }), policy())).toBeNull()
  expect(registrationFor(['https://mail.example/*'], settings(), policy({ disabled: true }))).toBeNull()
})

test('a grant for every site is narrowed to the lists and leaves out what is hidden or blocked', () => {
  const every = ['https://*/*', 'http://*/*']
  expect(
    registrationFor(every, settings({ hiddenSites: ['a.example'] }), policy({ blockedSites: ['bank.example'] })),
  ).toEqual({
    matches: every,
    excludeMatches: ['*://a.example/*', '*://*.a.example/*', '*://bank.example/*', '*://*.bank.example/*'],
  })
  expect(registrationFor(every, settings({ onlyListed: true, listedSites: [] }), policy())).toBeNull()
  expect(registrationFor(every, settings({ onlyListed: true, listedSites: ['a.example'] }), policy())?.matches).toEqual(
    ['https://a.example/*', 'https://*.a.example/*', 'http://a.example/*', 'http://*.a.example/*'],
  )
  const both = settings({ onlyListed: true, listedSites: ['a.example', 'b.example'] })
  expect(
    registrationFor(['https://*.example/*', 'https://b.example/*'], both, policy({ allowedSites: ['b.example'] }))
      ?.matches,
  ).toEqual(['https://*.b.example/*', 'https://b.example/*'])
})

test('a site is read from what a person types', () => {
  expect(['Example.com', 'https://www.example.com:8443/a?b', ' localhost '].map(siteFrom)).toEqual([
    'example.com',
    'www.example.com',
    'localhost',
  ])
  expect(['', '*', '*.com', 'two words', 'ftp://example.com', 'com'].map(siteFrom)).toEqual(Array(6).fill(null))
  expect(patternFor('https://mail.example:8443/inbox?x#y')).toBe('https://mail.example/*')
})
