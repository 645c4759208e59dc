import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { verifyEmailMail } from './verify-email.ts'

const link = 'https://penmark.example/verify-email?token=abc'

test('the verification mail says the same in its text and its page, in five languages', () => {
  const subjects = new Set<string>()
  for (const locale of ['en', 'es', 'pt', 'fr', 'de'] as const) {
    const mail = verifyEmailMail({ locale, link, token: 'abc' })
    subjects.add(mail.subject)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.html).toContain('>abc</code>')
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.text).toContain('\nabc\n')
    expect(mail.text).not.toMatch(/[<>]|undefined/)
    expect(mail.html).not.toMatch(/undefined|<img|<script/)
  }
  expect(subjects.size).toBe(5)
})

test('G54: text in a mail is text, whatever it holds', () => {
  const hostile = `<img src=x onerror="alert(1)">'&`
  const { html } = layOut({
    locale: 'en',
    subject: hostile,
    heading: hostile,
    intro: hostile,
    action: { label: hostile, link: hostile },
    code: { label: hostile, value: hostile },
    notes: [hostile],
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('onerror="')
})
