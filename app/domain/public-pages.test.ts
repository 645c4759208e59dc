import { expect, test } from 'vitest'
import { alternatesOf, isAccountPath, isPrivatePath, PUBLIC_PATHS } from './public-pages.ts'

test('pages of an account and of a mailed link are private, and no public page is', () => {
  const own = ['/dashboard', '/dashboard/usage/2026-11', '/verify-email', '/verify-email-change', '/reset-password']
  for (const path of [...own, '/audit/invitation', '/auth/callback', '/unsubscribe', '/login/second-factor', '/logout'])
    expect(isPrivatePath(path), path).toBe(true)
  for (const path of [...PUBLIC_PATHS, '/login', '/register', '/terms', '/verify', '/dashboards', '/apiary'])
    expect(isPrivatePath(path), path).toBe(false)
})

test('a page of an account is known in every spelling that the router takes, and a page behind a link is none', () => {
  for (const path of ['/dashboard', '/Dashboard/usage', '/dashboard.data', '/audit', '/AUDIT/aud_1', '/achievements'])
    expect([path, isAccountPath(path), isPrivatePath(path)]).toEqual([path, true, true])
  for (const path of ['/audit/invitation', '/Reset-Password', '/provenance/abc', '/extension/connect', '/api/usage'])
    expect([path, isAccountPath(path), isPrivatePath(path)]).toEqual([path, false, true])
  expect(isPrivatePath('/extension')).toBe(false)
})

test('a page has an address in each language, and one that follows its reader', () => {
  expect(alternatesOf('https://penmark.example', '/contact')).toEqual([
    ...['en', 'es', 'pt', 'fr', 'de'].map((language) => ({
      language,
      href: `https://penmark.example/contact?lang=${language}`,
    })),
    { language: 'x-default', href: 'https://penmark.example/contact' },
  ])
})
