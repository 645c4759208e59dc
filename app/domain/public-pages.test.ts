import { expect, test } from 'vitest'
import { alternatesOf, isPrivatePath, PUBLIC_PATHS } from './public-pages.ts'

test('pages of an account and of a mailed link are private, and no public page is', () => {
  const own = ['/dashboard', '/dashboard/usage/2026-11', '/verify-email', '/verify-email-change', '/reset-password']
  for (const path of [...own, '/audit/invitation', '/auth/callback', '/unsubscribe', '/login/second-factor', '/logout'])
    expect(isPrivatePath(path), path).toBe(true)
  for (const path of [...PUBLIC_PATHS, '/login', '/register', '/terms', '/verify', '/dashboards', '/apiary'])
    expect(isPrivatePath(path), path).toBe(false)
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
