import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { allMails, PLAIN } from '#tests/support/all-mails.ts'
import { layOut } from './layout.ts'

const everyMail = LOCALES.flatMap((locale) => allMails(locale).map((each) => ({ locale, ...each })))

test.each(everyMail)('$kind in $locale says the same in its text and its page', ({ locale, link, mail }) => {
  expect(mail.subject.length).toBeGreaterThan(10)
  // A phone shows about forty characters of a subject, a desktop list about eighty.
  expect(mail.subject.length).toBeLessThanOrEqual(90)
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|NaN|null/)
  expect(mail.html).toContain(`<html lang="${locale}" dir="ltr">`)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import|https?:\/\/(?!penmark\.example)/)
  expect(mail.text).toContain(`\n${link}\n`)
  expect(mail.text).not.toMatch(/[<>]/)
  // The text part must contain every piece of the HTML part, except labels with a colon, which the link replaces.
  const words = wordsOf(mail.html)
  const text = mail.text.replace(/\s+/g, ' ')
  const missing = words.filter((word) => !text.includes(word) && !word.endsWith(':'))
  expect(missing).toEqual([])
})

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'no mail in %s holds a sentence of English',
  (locale: Locale) => {
    const english = allMails('en')
    for (const [index, { kind, mail }] of allMails(locale).entries()) {
      const original = new Set(wordsOf(english[index]?.mail.html ?? ''))
      const untranslated = wordsOf(mail.html).filter((word) => original.has(word) && /[a-z]{3} [a-z]/i.test(word))
      expect(untranslated, kind).toEqual([])
      expect(mail.subject, kind).not.toBe(english[index]?.mail.subject)
    }
  },
)

const TASK_OR_NONE =
  /^(?:(?:If this was you, )?you don’t have to do anything\. |(?:Approve|Confirm|Create|Open|Set|Sign in|You can now) )/i

test.each(allMails('en'))('$kind begins with what to do, or that there is nothing to do', ({ mail }) => {
  const [, intro = ''] = mail.text.split('\n\n')
  expect(intro).toMatch(TASK_OR_NONE)
})

test.each(everyMail)('$kind in $locale has one button', ({ mail }) => {
  expect(mail.html.match(/class="button"/g)).toHaveLength(1)
})

/** Their subjects hold an address, two dates, or the words of a person, which may be long. */
const OF_ANY_LENGTH = ['contactAnswer', 'auditorInvitation', 'auditorAccepted', 'weeklyDigest']

test.each(everyMail.filter(({ kind }) => !OF_ANY_LENGTH.includes(kind)))(
  'the subject of $kind in $locale names Penmark and is short',
  ({ mail }) => {
    expect(mail.subject).toContain('Penmark')
    expect(mail.subject.length).toBeLessThan(50)
  },
)

test('every mail of a language has a subject of its own', () => {
  for (const locale of LOCALES) {
    const subjects = allMails(locale).map(({ mail }) => mail.subject)
    expect(new Set(subjects).size).toBe(subjects.length)
  }
})

test('only what can be ended carries the link that ends it, in all its parts', () => {
  for (const { kind, mail } of everyMail) {
    const optional = ['usage80', 'usage100', 'weeklyDigest'].includes(kind)
    expect(mail.unsubscribe !== undefined, kind).toBe(optional)
    if (mail.unsubscribe === undefined) continue
    expect(mail.html).toContain(`href="${mail.unsubscribe}"`)
    expect(mail.text).toContain(`\n${mail.unsubscribe}\n`)
  }
})

test('A54, G54: whatever people are called, a subject is one line and a page holds no markup of theirs', () => {
  const hostile = `Eve\r\nBcc: all@example.com\r\n\r\n<img src=x onerror="alert(1)">'& {{inviter}}`
  for (const { kind, mail } of allMails('en', { name: hostile, email: hostile })) {
    expect(mail.subject, kind).not.toMatch(/\p{Cc}/u)
    expect(mail.html, kind).not.toMatch(/<img|onerror="/)
  }
})

test('A54: text in a mail is text, whatever it holds', () => {
  const hostile = `<img src=x onerror="alert(1)">'&`
  const { html } = layOut({
    locale: 'en',
    subject: hostile,
    heading: hostile,
    intro: hostile,
    facts: [{ label: hostile, value: hostile }],
    action: { label: hostile, link: hostile },
    code: { label: hostile, value: hostile },
    notes: [hostile],
    reason: 'entered',
    optional: { unsubscribe: hostile, settings: hostile },
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('onerror="')
})

test('the usage alert rounds down, so that it never says 100 % too early', () => {
  const { mail } = allMails('en', PLAIN).find(({ kind }) => kind === 'usage80') ?? { mail: undefined }
  expect(mail?.subject).toBe('Penmark: 80% of your monthly requests used')
})

/** The pieces of text of a page, in reading order. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return body
    .split(/<[^>]*>/)
    .map((piece) =>
      piece
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((piece) => piece !== '')
}

test('the text of a French mail has a space before each colon after words, and no other has', () => {
  for (const { locale, kind, mail } of everyMail) {
    const narrow = mail.text.match(/\p{L}:(?=\s)/gu) ?? []
    const wide = mail.text.match(/\p{L}\s:(?=\s)/gu) ?? []
    expect([locale, kind, locale === 'fr' ? narrow : wide]).toEqual([locale, kind, []])
  }
})
