import type { Locale } from '#app/domain/preferences/language.ts'
import { layOut, type MailContent } from './layout.ts'
import { MAIL_WORDS } from './words.ts'

/** Asks a new user to confirm the address; `token` is repeated for those who type it by hand. */
export function verifyEmailMail(input: { locale: Locale; link: string; token: string }): MailContent {
  const words = MAIL_WORDS[input.locale].verifyEmail
  return layOut({
    locale: input.locale,
    subject: words.subject,
    heading: words.heading,
    intro: words.intro,
    action: { label: words.action, link: input.link },
    code: { label: words.token, value: input.token },
    notes: [words.expires, words.ignore],
    reason: 'entered',
  })
}
