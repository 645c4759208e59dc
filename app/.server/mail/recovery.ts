import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import { fillIn } from './words.ts'

/** The link that sets a new password. */
export function resetPasswordMail({ locale, link }: { locale: Locale; link: string }): MailContent {
  const words = TEXTS[locale].mail.resetPassword
  return layOut({
    locale,
    subject: words.subject,
    heading: words.heading,
    intro: words.intro,
    action: { label: words.action, link },
    notes: [words.expires, words.ignore],
    reason: 'entered',
  })
}

/**
 * The links for changing the address: `approve` is sent to the current address, `confirm` to the new one. Both mails
 * mention the new address, `email`.
 */
export function emailChangeMail(
  step: 'approve' | 'confirm',
  { locale, link, email }: { locale: Locale; link: string; email: string },
): MailContent {
  const { approveEmailChange, confirmEmailChange } = TEXTS[locale].mail
  const words = step === 'approve' ? approveEmailChange : confirmEmailChange
  return layOut({
    locale,
    subject: words.subject,
    heading: words.heading,
    intro: fillIn(words.intro, { email }),
    action: { label: words.action, link },
    notes: [words.expires, words.ignore],
    reason: 'entered',
  })
}
