import type { AccountDeps } from '#app/.server/account/deps.ts'
import type { NotificationKind } from '#app/domain/notifications/notifications.ts'
import { type Changes, saveNotifications, subscribeByToken } from './commands.ts'
import { notificationsOf } from './queries.ts'
import { holderOfUnsubscribeToken } from './unsubscribe.ts'

/** The mails that a user wants, as routes use them. */
export type Notifications = ReturnType<typeof createNotifications>

type User = { userId: string }

/** @param deps.secrets sign the unsubscribe links of mails (`SESSION_SECRETS`) */
export function createNotifications(
  deps: Pick<AccountDeps, 'database' | 'clock' | 'log'> & { secrets: readonly [string, ...string[]] },
) {
  return {
    choicesOf: ({ userId }: User) => notificationsOf(deps.database.reader, userId),
    save: ({ userId }: User, changes: Changes) => saveNotifications(deps, userId, changes),
    /** The kind of mail that an unsubscribe token is for; undefined if the token is not one of ours. Changes nothing. */
    kindOf: (token: string): NotificationKind | undefined => holderOfUnsubscribeToken(deps.secrets, token)?.kind,
    /** Switches the kind of mail that a token is for off, or on again. */
    subscribe: (token: string, on: boolean) => subscribeByToken(deps, { secrets: deps.secrets, token, on }),
  }
}
