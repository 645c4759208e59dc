import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const now = Date.UTC(2026, 10, 22, 13, 45)

test('S3 8: the file names the contact that the settings name, and ends within a year', () => {
  const text = securityTxt({ publicUrl: 'https://penmark.example', contact: 'mailto:security@penmark.example', now })
  expect(text).toBe(
    [
      'Contact: mailto:security@penmark.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en, es, pt, fr, de',
      'Canonical: https://penmark.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('without a contact the front page is named, since it says who runs the site', () => {
  expect(securityTxt({ publicUrl: 'https://penmark.example', contact: undefined, now })).toContain(
    'Contact: https://penmark.example/\n',
  )
})
