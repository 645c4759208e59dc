import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAfter, queuedWrite, type Verdict, verdictOn } from './queue.ts'

test('library, preferences and bookmark writes are queued, with the ids of their pages', () => {
  expect(queuedWrite('/dashboard/styles/new')).toEqual({ write: 'create', params: {} })
  expect(queuedWrite('/dashboard/templates/import')).toEqual({ write: 'import', params: {} })
  expect(queuedWrite('/dashboard/prompts/prm_1')).toEqual({ write: 'edit', params: { item: 'prm_1' } })
  expect(queuedWrite('/dashboard/prompts/prm_1/delete')).toEqual({ write: 'delete', params: { item: 'prm_1' } })
  expect(queuedWrite('/dashboard/styles/sty_1/versions')).toEqual({ write: 'restore', params: { item: 'sty_1' } })
  expect(queuedWrite('/dashboard/bookmarks')).toEqual({ write: 'bookmark', params: {} })
  expect(queuedWrite('/dashboard/bookmarks/bmk_1/delete')?.write).toBe('bookmarkDelete')
  expect(queuedWrite('/dashboard/preferences')?.write).toBe('preferences')
  expect(queuedWrite('/dashboard/preferences/reset')?.write).toBe('preferencesReset')
})

test('authentication, billing, settings and requests of the assistant are never queued', () => {
  const never = ['/login', '/register', '/logout', '/reset-password', '/dashboard/billing', '/dashboard/billing/change']
  const nor = ['/dashboard/billing/cap', '/dashboard/settings/password', '/dashboard/settings/delete', '/api/ai-assist']
  const neither = ['/dashboard/assistant', '/dashboard/assistant/stream', '/dashboard/assistant/chat', '/dashboard']
  for (const page of [...never, ...nor, ...neither]) expect(queuedWrite(page)).toBeUndefined()
})

test('no address outside the dashboard, and none that leads out of it, names a queued write', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.webPath(), fc.string(), (url, path, text) => {
      for (const page of [url, `/${path}`, `/dashboard/styles/${text}/../../settings`, `//${text}`]) {
        expect(queuedWrite(page)).toBeUndefined()
      }
    }),
  )
})

test('only the word of our own server ends a write; everything else keeps it', () => {
  const body = fc.oneof(fc.anything(), fc.record({ outcome: fc.string(), message: fc.anything() }))
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.boolean(), body, (status, redirected, answer) => {
      const { is } = verdictOn({ status, redirected, body: answer })
      const ended = is === 'done' || is === 'refused'
      const outcome = (answer as { outcome?: unknown } | null | undefined)?.outcome
      const isFinal = status === 200 && (outcome === 'done' || outcome === 'refused')
      expect(ended).toBe(!redirected && (isFinal || [400, 413, 415, 422].includes(status)))
    }),
  )
})

test('a lost connection, an ended session, another user and a busy server each say what they are', () => {
  const at = (status: number, body: unknown = null, redirected = false): Verdict =>
    verdictOn({ status, redirected, body })
  expect(verdictOn('nothing')).toEqual({ is: 'no-connection' })
  expect(at(0, null, true)).toEqual({ is: 'signed-out' })
  expect(at(401)).toEqual({ is: 'signed-out' })
  expect(at(200, { outcome: 'other-user' })).toEqual({ is: 'other-user' })
  for (const status of [200, 403, 404, 429, 500, 502, 503]) expect(at(status, '<html>')).toEqual({ is: 'later' })
  expect(at(200, { outcome: 'refused', message: 'Too long' })).toEqual({ is: 'refused', message: 'Too long' })
  expect(at(413)).toEqual({ is: 'refused', message: null })
})

test('the pause between tries doubles from five seconds to a minute', () => {
  expect([1, 2, 3, 4, 5, 50].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
})
