import { auditorAcceptedMail, auditorInvitationMail, auditorRevokedMail } from '#app/.server/mail/auditors.ts'
import { contactAnswerMail, contactConfirmationMail } from '#app/.server/mail/contact.ts'
import type { MailContent } from '#app/.server/mail/layout.ts'
import { usageAlertMail, weeklyDigestMail } from '#app/.server/mail/notifications.ts'
import { emailChangeMail, resetPasswordMail } from '#app/.server/mail/recovery.ts'
import { type NoticeKind, securityNoticeMail } from '#app/.server/mail/security-notice.ts'
import { verifyEmailMail } from '#app/.server/mail/verify-email.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { summarise } from '#app/domain/usage/usage.ts'
import { weekOf } from '#app/domain/usage/week.ts'
import { TEXTS } from '#app/locales/texts.ts'

/** 2026-11-23T08:05:00Z, a Monday. */
const NOW = Date.UTC(2026, 10, 23, 8, 5)

const ORIGIN = 'https://penmark.example'

/** Texts in mails that users choose: names and addresses. */
export type Given = { name: string; email: string }

export const PLAIN: Given = { name: 'Northwind Reports', email: 'ada@example.com' }

/** Notices that count what opens the account. */
const COUNTING: readonly NoticeKind[] = ['passwordReset', 'passwordChanged', 'passwordSet', 'accessEnded']

/** Every mail that the product can send, in one language, including each kind of notice. */
export function allMails(locale: Locale, parts: Given = PLAIN): { kind: string; link: string; mail: MailContent }[] {
  const { name, email } = parts
  const token = 'yJ3vQm0Zr7oT1hK9bX5cN2wE8uS4aL6dF0gP3iV7tRk'
  const page = (path: string) => `${ORIGIN}${path}`
  const links = {
    page: page('/dashboard/usage'),
    settings: page('/dashboard/settings/notifications'),
    unsubscribe: page(`/unsubscribe?token=weekly_digest.usr_0123.${token}`),
  }
  const usage = (used: number, extra: number) =>
    summarise({ plan: 'pro', period: '2026-11', limit: 500, adjusted: 0, used, reserved: 0, extra })
  const notices = Object.keys(TEXTS.en.mail.notice).filter(
    (key) => !['when', 'ifYou', 'left', 'access', 'device'].includes(key),
  ) as NoticeKind[]
  const verify = page(`/verify-email?token=${token}`)
  const reset = page(`/reset-password?token=${token}`)
  const change = page(`/verify-email-change?token=${token}`)
  const invitation = page(`/audit/invitation?token=${token}`)
  const seat = page('/dashboard/usage/auditors/aud_0123')
  const week = weekOf(NOW - 7 * 86_400_000)
  return [
    { kind: 'verifyEmail', link: verify, mail: verifyEmailMail({ locale, link: verify, token }) },
    { kind: 'resetPassword', link: reset, mail: resetPasswordMail({ locale, link: reset }) },
    { kind: 'approveEmailChange', link: change, mail: emailChangeMail('approve', { locale, link: change, email }) },
    { kind: 'confirmEmailChange', link: change, mail: emailChangeMail('confirm', { locale, link: change, email }) },
    {
      kind: 'auditorInvitation',
      link: invitation,
      mail: auditorInvitationMail({ locale, link: invitation, inviter: email, workspace: name, days: 30, until: NOW }),
    },
    {
      kind: 'auditorAccepted',
      link: seat,
      mail: auditorAcceptedMail({ locale, link: seat, auditor: email, workspace: name, until: NOW }),
    },
    {
      kind: 'auditorRevoked',
      link: page('/audit'),
      mail: auditorRevokedMail({ locale, link: page('/audit'), workspace: { name, owner: email } }),
    },
    {
      kind: 'contactConfirmation',
      link: `${ORIGIN}/?lang=${locale}#faq`,
      mail: contactConfirmationMail({ locale, id: 'cnt_0123', publicUrl: ORIGIN }),
    },
    {
      kind: 'contactAnswer',
      link: `${ORIGIN}/contact?lang=${locale}`,
      mail: contactAnswerMail({
        ...{ locale, publicUrl: ORIGIN, answer: locale },
        message: { subject: `Penmark ${locale}`, firstName: 'Ada' },
      }),
    },
    ...notices.map((kind) => ({
      kind: `notice.${kind}`,
      link: page('/dashboard/settings'),
      mail: securityNoticeMail({
        ...{ kind, locale, at: NOW, link: page('/dashboard/settings') },
        ...(kind === 'newDevice' ? { device: { client: 'Firefox', system: 'Linux' } } : {}),
        ...(COUNTING.includes(kind)
          ? {
              access: {
                counts: { passkey: 2, api_key: 1, seat: 1 },
                page: page('/dashboard/settings/security/secure'),
              },
            }
          : {}),
      }),
    })),
    {
      kind: 'usage80',
      link: links.page,
      mail: usageAlertMail({
        locale,
        threshold: 80,
        usage: usage(403, 0),
        bound: { by: 'limit', requests: 500 },
        links,
      }),
    },
    {
      kind: 'usage100',
      link: links.page,
      mail: usageAlertMail({
        locale,
        threshold: 100,
        usage: usage(500, 120),
        bound: { by: 'limit', requests: 500 },
        links,
      }),
    },
    {
      kind: 'weeklyDigest',
      link: links.page,
      mail: weeklyDigestMail({
        locale,
        week,
        use: {
          requests: 23,
          operations: [
            { operation: 'rephrase', requests: 14 },
            { operation: 'summarize', requests: 6 },
            { operation: 'translate', requests: 3 },
          ],
        },
        usage: usage(61, 0),
        now: NOW,
        links,
      }),
    },
  ]
}
