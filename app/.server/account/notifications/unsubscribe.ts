import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_KINDS, type NotificationKind } from '#app/domain/notifications/notifications.ts'

/** The first secret signs, all are accepted (`SESSION_SECRETS`). */
type Secrets = readonly [string, ...string[]]

/**
 * The token of a mail's unsubscribe link: the user, the kind, and a MAC over both. It contains no address, works while
 * its secret is configured, and can only switch this kind off and on.
 */
export function unsubscribeToken(secrets: Secrets, holder: { userId: string; kind: NotificationKind }): string {
  const [newest] = secrets
  return `${holder.kind}.${holder.userId}.${macOf(newest, holder).toString('base64url')}`
}

/** The user and the kind of a token; undefined if it is of another origin, cut or altered. */
export function holderOfUnsubscribeToken(
  secrets: Secrets,
  token: string,
): { userId: string; kind: NotificationKind } | undefined {
  const [, name, userId = '', mac = ''] = /^(\w{1,40})\.(\w{1,60})\.([\w-]{43})$/.exec(token) ?? []
  const kind = NOTIFICATION_KINDS.find((known) => known === name)
  if (kind === undefined) return undefined
  const givenMac = Buffer.from(mac, 'base64url')
  // A last character with other spare bits would decode to the same bytes.
  if (givenMac.toString('base64url') !== mac) return undefined
  const holder = { userId, kind }
  return secrets.some((secret) => timingSafeEqual(givenMac, macOf(secret, holder))) ? holder : undefined
}

function macOf(secret: string, { userId, kind }: { userId: string; kind: NotificationKind }): Buffer {
  return createHmac('sha256', secret).update(`penmark unsubscribe\n${kind}\n${userId}`).digest()
}
