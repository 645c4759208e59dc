import { z } from '#app/domain/zod.ts'

/** The kinds of mail that a person may want or not; each carries a link that ends just this kind. */
export const NOTIFICATION_KINDS = ['usage_alerts', 'weekly_digest', 'marketing_emails'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_TOGGLES = ['email_notifications', ...NOTIFICATION_KINDS] as const
export type NotificationToggle = (typeof NOTIFICATION_TOGGLES)[number]

/** What a user has chosen. `email_notifications` off means none of the others, whatever they say. */
export type NotificationChoices = Readonly<Record<NotificationToggle, boolean>>

/** Of who has chosen nothing yet. Advertising only goes to who asked for it. */
export const DEFAULT_NOTIFICATIONS: NotificationChoices = {
  email_notifications: true,
  usage_alerts: true,
  weekly_digest: true,
  marketing_emails: false,
}

/** True where mails of this kind are wanted. */
export function wants(choices: NotificationChoices, kind: NotificationKind): boolean {
  return choices.email_notifications && choices[kind]
}

const flag = z.boolean({ error: 'notifications:problem.flag' }).optional()

/** `POST /api/user/notification-preferences`: what is left out stays as it is. */
export const NotificationsSchema = z.object({
  email_notifications: flag,
  usage_alerts: flag,
  weekly_digest: flag,
  marketing_emails: flag,
})

const box = z
  .enum(['on'])
  .optional()
  .transform((value) => value === 'on')

/** The screen: a box that is not ticked is not sent. */
export const NotificationsFormSchema = z.object({
  email_notifications: box,
  usage_alerts: box,
  weekly_digest: box,
  marketing_emails: box,
})
