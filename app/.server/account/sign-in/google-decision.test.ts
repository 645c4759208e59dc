import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideGoogleConnect, decideGoogleSignIn, type GoogleSituation } from './google-decision.ts'

const id = fc.constantFrom('usr_ada', 'usr_eve', 'usr_bob')
const email = fc.option(fc.constantFrom('ada@example.com', 'eve@example.com'))
const situation: fc.Arbitrary<GoogleSituation> = fc.record({
  holder: fc.option(id, { nil: undefined }),
  email,
  emailVerified: fc.boolean(),
  account: fc.option(fc.record({ userId: id, verified: fc.boolean(), linked: fc.boolean() }), { nil: undefined }),
})

test('A12: the identity decides: whoever holds it is signed in, whatever address comes with it', () => {
  fc.assert(
    fc.property(situation, id, (facts, holder) => {
      expect(decideGoogleSignIn({ ...facts, holder })).toEqual({ ok: true, step: 'sign_in', userId: holder })
    }),
  )
})

test('A12: an address that Google has not verified finds and opens no account', () => {
  fc.assert(
    fc.property(situation, (facts) => {
      fc.pre(facts.holder === undefined && (facts.email === null || !facts.emailVerified))
      expect(decideGoogleSignIn(facts)).toEqual({ ok: false, code: 'google_email_unverified' })
    }),
  )
})

test('A12: a verified address is linked with its account once, and one that nobody verified is claimed', () => {
  fc.assert(
    fc.property(situation, (facts) => {
      const decision = decideGoogleSignIn({ ...facts, holder: undefined, emailVerified: true })
      if (facts.email === null) return
      if (facts.account === undefined) expect(decision).toEqual({ ok: true, step: 'create', email: facts.email })
      else if (facts.account.linked) expect(decision).toEqual({ ok: false, code: 'google_other_linked' })
      else {
        const { userId, verified } = facts.account
        expect(decision).toEqual({ ok: true, step: 'link', userId, email: facts.email, claimed: !verified })
      }
    }),
  )
})

test('A12: connecting never takes an identity from another account, nor gives an account a second one', () => {
  fc.assert(
    fc.property(situation, id, fc.boolean(), ({ holder, email: address }, userId, linked) => {
      const decision = decideGoogleConnect({ holder, email: address, userId, linked })
      if (decision.ok && decision.step === 'link')
        expect([holder, linked, address !== null]).toEqual([undefined, false, true])
      if (decision.ok && decision.step === 'already') expect(holder).toBe(userId)
      if (holder !== undefined && holder !== userId) expect(decision).toEqual({ ok: false, code: 'google_taken' })
    }),
  )
})
