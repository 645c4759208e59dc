import { ACCESS_KINDS, type AccessCounts, SECURE_PAGE } from '#app/domain/access/access.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import type { Mailer } from './mailer.ts'
import { fillIn } from './words.ts'

/** Events that a user is told of by mail, because another person may have caused them (ASVS 6.3.7). */
export type NoticeKind = Exclude<
  keyof (typeof TEXTS)['en']['mail']['notice'],
  'when' | 'ifYou' | 'left' | 'access' | 'device'
>

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
  accessEnded: SECURE_PAGE,
  newDevice: SECURE_PAGE,
  codesExhausted: '/dashboard/settings/password',
}

/** Notices that begin with something to do. All others begin by saying that their owner need not do anything. */
const BEGINS_WITH_A_TASK: ReadonlySet<NoticeKind> = new Set([
  'accountDeleted',
  'accountSuspended',
  'accountResumed',
  'codesExhausted',
  'recoveryCodesFew',
])

/**
 * After the current answer, tells a user about a change that affects the security of the account. If the mail fails, that
 * is only logged. Call it after the change is committed.
 */
export function securityNotice(
  deps: { mailer: Mailer; clock: { now(): number }; publicUrl: string },
  input: { kind: NoticeKind; to: { email: string; locale: Locale }; access?: AccessCounts; device?: Device },
): void {
  const { kind, to, access, device } = input
  const mail = securityNoticeMail({
    kind,
    locale: to.locale,
    at: deps.clock.now(),
    link: deps.publicUrl + ACTION[kind],
    ...(device === undefined ? {} : { device }),
    ...(access === undefined ? {} : { access: { counts: access, page: deps.publicUrl + SECURE_PAGE } }),
  })
  deps.mailer.later(() => deps.mailer.send({ to: to.email, ...mail }))
}

/** What a notice says of the things that open the account: how many of each kind, and the page that lists them. */
export type NoticeAccess = { counts: AccessCounts; page: string }

/**
 * The mail of a notice. It counts what opens the account and names nothing of it, since an intruder may have chosen the
 * names.
 * @param input.at the time of the event, milliseconds UTC
 * @param input.access what was ended, or what is left after a new password
 * @param input.device the device of a sign-in
 */
export function securityNoticeMail(input: {
  kind: NoticeKind
  locale: Locale
  at: number
  link: string
  access?: NoticeAccess
  device?: Device
}): MailContent {
  const { when, ifYou, left, access: kinds, device: deviceWords, [input.kind]: words } = TEXTS[input.locale].mail.notice
  const time = new Intl.DateTimeFormat(input.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const deviceNames = [input.device?.client, input.device?.system].filter((name) => name != null)
  const counts = ACCESS_KINDS.flatMap((kind) => {
    const count = input.access?.counts[kind] ?? 0
    return count === 0 ? [] : [{ label: kinds[kind], value: String(count) }]
  })
  const facts = deviceNames.length === 0 ? counts : [{ label: deviceWords, value: deviceNames.join(', ') }, ...counts]
  const isLeft = input.access !== undefined && input.kind !== 'accessEnded'
  // A reset pauses most of what is left; a change by the owner does not.
  const some = input.kind === 'passwordReset' ? left.paused : left.these
  return layOut({
    locale: input.locale,
    subject: words.subject,
    heading: words.heading,
    intro: BEGINS_WITH_A_TASK.has(input.kind) ? words.what : `${ifYou} ${words.what}`,
    ...(facts.length === 0 ? {} : { facts }),
    action: { label: words.action, link: input.link },
    notes: [
      ...(isLeft ? [fillIn(facts.length === 0 ? left.nothing : some, { page: input.access?.page ?? '' })] : []),
      fillIn(when, { time: time.format(input.at) }),
      words.unexpected,
    ],
    reason: 'security',
  })
}
