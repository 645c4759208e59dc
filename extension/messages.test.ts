import { expect, test } from 'vitest'
import { parsePanelMessage, parseWorkerMessage } from './messages.ts'
import { parseOwnPageMessage } from './own-page-messages.ts'
import { parsePageMessage } from './page-messages.ts'
import { DEFAULT_SETTINGS, parsePolicy, parseSettings } from './settings.ts'

const JOB = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const START = { type: 'start', job: JOB, operation: 'rephrase', text: 'Hello there.' }

test('a message of exactly the right shape is read', () => {
  expect(parsePanelMessage(START)).toEqual(START)
  expect(parsePanelMessage({ ...START, style: 'formal', hide: ['names'] })).not.toBeNull()
  expect(parsePanelMessage({ type: 'account' })).toEqual({ type: 'account' })
  expect(parseWorkerMessage({ type: 'part', job: JOB, text: 'Hi' })).not.toBeNull()
  expect(parseOwnPageMessage({ source: 'penmark', type: 'logout' })).not.toBeNull()
  expect(parsePageMessage({ type: 'settings', settings: DEFAULT_SETTINGS })).not.toBeNull()
})

test.each([
  ['nothing', undefined],
  ['a string', 'account'],
  ['a list', ['account']],
  ['no type', { job: JOB }],
  ['a type of an inherited member', { type: 'constructor' }],
  ['a type that is no string', { type: ['start'], job: JOB, operation: 'rephrase', text: '' }],
  ['a member too many', { ...START, token: 'pmx_1' }],
  ['a member too few', { type: 'start', job: JOB, operation: 'rephrase' }],
  ['a member of the wrong kind', { ...START, text: { toString: () => 'text' } }],
  ['an id that is no UUID', { ...START, job: `${JOB}\n` }],
  ['a text beyond the limit', { ...START, text: 'x'.repeat(200_001) }],
  ['a prototype of its own', JSON.parse(`{ "type": "account", "__proto__": { "polluted": true } }`)],
  ['members of a prototype', Object.create(START)],
  ['an object of a class', Object.assign(new (class Message {})(), START)],
  ['a symbol beside', { type: 'account', [Symbol('more')]: 1 }],
])('a message with %s is refused everywhere', (_, message) => {
  expect(
    [parsePanelMessage, parseWorkerMessage, parseOwnPageMessage, parsePageMessage].map((parse) => parse(message)),
  ).toEqual([null, null, null, null])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('the web app can say three words to the extension, and none with data in it', () => {
  expect(parseOwnPageMessage({ source: 'penmark', type: 'login', token: 'x' })).toBeNull()
  expect(parseOwnPageMessage({ source: 'other', type: 'logout' })).toBeNull()
  expect(parseOwnPageMessage({ source: 'penmark', type: 'connect' })).toBeNull()
})

test('settings that were changed by force become the defaults, a policy holds member by member', () => {
  expect(parseSettings({ ...DEFAULT_SETTINGS, language: 'xx' })).toBe(DEFAULT_SETTINGS)
  expect(parseSettings({ ...DEFAULT_SETTINGS, hiddenSites: 'example.com' })).toBe(DEFAULT_SETTINGS)
  expect(parsePolicy({ disabled: 'yes', blockedSites: ['bank.example'], alwaysHide: ['names', 'toString'] })).toEqual({
    disabled: false,
    blockedSites: ['bank.example'],
    allowedSites: [],
    alwaysHide: ['names'],
  })
})
