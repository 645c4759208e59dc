import type { ContactMessage } from '#app/domain/contact/contact.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import { fillIn } from './words.ts'

/** A message for the operator of the site, in English like the operators' documents. An answer to it goes to the sender. */
export function contactNoticeMail({
  message,
  publicUrl,
}: {
  message: ContactMessage & { id: string }
  publicUrl: string
}): MailContent {
  const { id, firstName, lastName, email, subject } = message
  return layOut({
    locale: 'en',
    subject: `Contact: ${subject}`,
    heading: subject,
    intro: `${firstName} ${lastName} wrote to you. Reply to this email, or answer with npm run ops -- contact answer ${id}.`,
    facts: [
      { label: 'from', value: email },
      { label: 'message', value: id },
    ],
    action: { label: 'Open the site', link: `${publicUrl}/` },
    notes: [...message.message.split('\n'), `Close it with npm run ops -- contact close ${id} once it is handled.`],
    reason: 'contactNotice',
  })
}

/** Tells the sender that the message arrived. It repeats nothing of it: anybody may enter any address. */
export function contactConfirmationMail({
  locale,
  id,
  publicUrl,
}: {
  locale: Locale
  id: string
  publicUrl: string
}): MailContent {
  const words = TEXTS[locale].mail.contactConfirmation
  return layOut({
    locale,
    subject: words.subject,
    heading: words.heading,
    intro: words.intro,
    code: { label: words.number, value: id },
    action: { label: words.action, link: `${publicUrl}/?lang=${locale}#faq` },
    notes: [words.ignore],
    reason: 'entered',
  })
}

/** The operator's answer. */
export function contactAnswerMail({
  locale,
  message,
  answer,
  publicUrl,
}: {
  locale: Locale
  message: Pick<ContactMessage, 'subject' | 'firstName'>
  answer: string
  publicUrl: string
}): MailContent {
  const words = TEXTS[locale].mail.contactAnswer
  return layOut({
    locale,
    subject: fillIn(words.subject, { subject: message.subject }),
    heading: message.subject,
    intro: fillIn(words.intro, { name: message.firstName }),
    action: { label: words.action, link: `${publicUrl}/contact?lang=${locale}` },
    notes: answer.split('\n'),
    reason: 'contactAnswer',
  })
}
