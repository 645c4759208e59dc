import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '#app/domain/notifications/notifications.ts'
import { holderOfUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts'

const OLD = 'a secret of the year before, 32 or more'
const NEW = 'the secret that signs at present, 32 or more'
const holder = { userId: 'usr_019d3f0000000123456789abcdef01234567', kind: 'weekly_digest' } as const

test('a token names its user and kind, without an address, also after a new secret came first', () => {
  const token = unsubscribeToken([OLD], holder)
  expect(token).not.toContain('@')
  expect(holderOfUnsubscribeToken([OLD], token)).toEqual(holder)
  expect(holderOfUnsubscribeToken([NEW, OLD], token)).toEqual(holder)
  expect(holderOfUnsubscribeToken([NEW], token)).toBeUndefined()
})

test('a token of one kind or user does for no other', () => {
  const token = unsubscribeToken([NEW], holder)
  for (const kind of NOTIFICATION_KINDS.filter((other) => other !== holder.kind)) {
    expect(holderOfUnsubscribeToken([NEW], token.replace(holder.kind, kind))).toBeUndefined()
  }
  expect(holderOfUnsubscribeToken([NEW], token.replace('usr_019', 'usr_018'))).toBeUndefined()
})

test('a token with any character changed, added or left out is none', () => {
  const token = unsubscribeToken([NEW], holder)
  const altered = fc
    .tuple(fc.nat(token.length), fc.nat(2), fc.string({ maxLength: 2 }))
    .map(([at, cut, put]) => token.slice(0, at) + put + token.slice(at + cut))
    .filter((text) => text !== token)
  fc.assert(fc.property(altered, (text) => holderOfUnsubscribeToken([NEW], text) === undefined))
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => holderOfUnsubscribeToken([NEW], text) === undefined))
})
