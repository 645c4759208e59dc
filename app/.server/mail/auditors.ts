import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import { dayIn, fillIn } from './words.ts'

/** Invites an auditor to read a workspace's ledger. `until` is when the link expires, milliseconds UTC. */
export function auditorInvitationMail(input: {
  locale: Locale
  link: string
  inviter: string
  workspace: string
  days: number
  until: number
}): MailContent {
  const words = TEXTS[input.locale].mail.auditorInvitation
  const { inviter, workspace, days } = input
  return layOut({
    locale: input.locale,
    subject: fillIn(words.subject, { inviter }),
    heading: words.heading,
    intro: fillIn(words.intro, { inviter, workspace }),
    action: { label: words.action, link: input.link },
    notes: [
      fillIn(words.scope, { days }),
      words.recorded,
      fillIn(words.expires, { date: dayIn(input.locale, input.until) }),
      words.ignore,
    ],
    reason: 'invited',
  })
}

/** Tells an owner that an auditor has accepted. `until` is the end of the seat, milliseconds UTC. */
export function auditorAcceptedMail(input: {
  locale: Locale
  link: string
  auditor: string
  workspace: string
  until: number
}): MailContent {
  const words = TEXTS[input.locale].mail.auditorAccepted
  const { auditor, workspace } = input
  return layOut({
    locale: input.locale,
    subject: fillIn(words.subject, { auditor }),
    heading: words.heading,
    intro: fillIn(words.intro, { auditor, workspace, date: dayIn(input.locale, input.until) }),
    action: { label: words.action, link: input.link },
    notes: [words.revoke],
    reason: 'owner',
  })
}

/** Tells an auditor that the owner revoked the seat. */
export function auditorRevokedMail(input: {
  locale: Locale
  link: string
  workspace: { name: string; owner: string | null }
}): MailContent {
  const words = TEXTS[input.locale].mail.auditorRevoked
  const { name, owner } = input.workspace
  return layOut({
    locale: input.locale,
    subject: words.subject,
    heading: words.heading,
    intro: fillIn(words.intro, { workspace: name, owner: owner ?? '' }),
    action: { label: words.action, link: input.link },
    notes: [words.exports],
    reason: 'auditor',
  })
}
