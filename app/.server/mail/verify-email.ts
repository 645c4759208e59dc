import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'

/** Asks a new user to confirm the address; `token` is repeated for typing by hand. */
export function verifyEmailMail(input: { locale: Locale; link: string; token: string }): MailContent {
  const words = TEXTS[input.locale].mail.verifyEmail
  return layOut({
    locale: input.locale,
    subject: words.subject,
    heading: words.heading,
    intro: words.intro,
    action: { label: words.action, link: input.link },
    code: { label: words.token, value: input.token },
    notes: [words.elsewhere, words.expires, words.ignore],
    reason: 'entered',
  })
}
