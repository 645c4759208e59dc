import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import type { Mailer } from './mailer.ts'
import { fillIn } from './words.ts'

/** Events that a user is told of by mail, because another person may have caused them (ASVS 6.3.7). */
export type NoticeKind = Exclude<keyof (typeof TEXTS)['en']['mail']['notice'], 'when'>

/** Target of each notice's button: the page that repairs the damage, or the setting. */
const ACTION: Readonly<Record<NoticeKind, string>> = {
  passwordChanged: '/forgot-password',
  passwordReset: '/forgot-password',
  passwordSet: '/forgot-password',
  emailChanged: '/',
  accountDeleted: '/',
  accountSuspended: '/login',
  accountResumed: '/login',
  apiKeyMade: '/dashboard/settings/keys',
  apiKeyRevoked: '/dashboard/settings/keys',
  googleLinked: '/dashboard/settings/google',
  googleUnlinked: '/dashboard/settings/google',
  factorOn: '/dashboard/settings/security',
  factorOff: '/dashboard/settings/security',
  passkeyAdded: '/dashboard/settings/security',
  passkeyRemoved: '/dashboard/settings/security',
  recoveryCodesMade: '/dashboard/settings/security',
  recoveryCodeUsed: '/dashboard/settings/security',
  recoveryCodesFew: '/dashboard/settings/security/codes',
  sessionsEnded: '/dashboard/settings/sessions',
}

/**
 * After the current answer, tells a user about a change that affects the security of the account. If the mail fails, that
 * is only logged. Call it after the change is committed.
 */
export function securityNotice(
  deps: { mailer: Mailer; clock: { now(): number }; publicUrl: string },
  input: { kind: NoticeKind; to: { email: string; locale: Locale } },
): void {
  const { kind, to } = input
  const mail = securityNoticeMail({
    kind,
    locale: to.locale,
    at: deps.clock.now(),
    link: deps.publicUrl + ACTION[kind],
  })
  deps.mailer.later(() => deps.mailer.send({ to: to.email, ...mail }))
}

/** The mail of a notice. @param input.at the time of the event, milliseconds UTC */
export function securityNoticeMail(input: { kind: NoticeKind; locale: Locale; at: number; link: string }): MailContent {
  const { when, [input.kind]: words } = TEXTS[input.locale].mail.notice
  const time = new Intl.DateTimeFormat(input.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return layOut({
    locale: input.locale,
    subject: words.subject,
    heading: words.heading,
    intro: words.what,
    action: { label: words.action, link: input.link },
    notes: [fillIn(when, { time: time.format(input.at) }), words.unexpected],
    reason: 'security',
  })
}
