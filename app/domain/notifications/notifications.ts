import { z } from '#app/domain/zod.ts'

/** The kinds of mail that a user can turn off; each mail has a link that turns off just its kind. */
export const NOTIFICATION_KINDS = ['usage_alerts', 'weekly_digest', 'marketing_emails'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const NOTIFICATION_TOGGLES = ['email_notifications', ...NOTIFICATION_KINDS] as const
export type NotificationToggle = (typeof NOTIFICATION_TOGGLES)[number]

/** A user's choices. If `email_notifications` is off, the other kinds are off too. */
export type NotificationChoices = Readonly<Record<NotificationToggle, boolean>>

/** The choices of a user who has not chosen yet. Advertising needs the user's consent. */
export const DEFAULT_NOTIFICATIONS: NotificationChoices = {
  email_notifications: true,
  usage_alerts: true,
  weekly_digest: true,
  marketing_emails: false,
}

/** True if the user wants mails of this kind. */
export function wants(choices: NotificationChoices, kind: NotificationKind): boolean {
  return choices.email_notifications && choices[kind]
}

const flag = z.boolean({ error: 'notifications:problem.flag' }).optional()

/** `POST /api/user/notification-preferences`: absent fields stay as they are. */
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

/** The screen's form: browsers do not send a box that is not ticked. */
export const NotificationsFormSchema = z.object({
  email_notifications: box,
  usage_alerts: box,
  weekly_digest: box,
  marketing_emails: box,
})
