import { revokeSeat } from '#app/.server/account/auditors/commands.ts'
import { openSeatsOf, ownedSeatOf } from '#app/.server/account/auditors/queries.ts'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { dropTotp } from '#app/.server/account/second-factor/totp.ts'
import { deleteKeyOfUser, keysWithDevices } from '#app/.server/auth/api-keys.ts'
import { googleIdentityOf, unlinkGoogle } from '#app/.server/auth/google-identities.ts'
import { workspacesOwnedBy } from '#app/.server/auth/ownership.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { deletePasskeyOf, passkeysWithDevices } from '#app/.server/auth/second-factor/passkeys.ts'
import { findTotp } from '#app/.server/auth/second-factor/totp-factors.ts'
import { endSessionOf, sessionsOf } from '#app/.server/auth/sessions.ts'
import { ACCESS_KINDS, type AccessKind, isPaused, isYoung } from '#app/domain/access/access.ts'
import { isExpired, maskedKey } from '#app/domain/settings/api-keys.ts'
import { type Device, NO_DEVICE } from '#app/domain/sign-in/device.ts'

/** Something that opens an account, or a part of it, as its owner sees it. Times are milliseconds UTC. */
export type Access = {
  kind: AccessKind
  id: string
  /** The name that the owner knows it by; `null` for a session and the app, which their device and kind name. */
  name: string | null
  /** A second line that tells it from others: the visible part of a key, the label of an auditor. */
  detail: string | null
  createdAt: number
  /** The device that made it. */
  made: Device
  lastUsedAt: number | null
  /** The device that used it last. */
  used: Device
  /** A bearer token of a program or of an extension rather than a browser; of sessions only. */
  bearer: 'api' | 'extension' | null
  /** Made so recently that it may be an intruder's: the screen ticks it to be ended. */
  young: boolean
  /** It does not work until the owner has looked through the account. */
  paused: boolean
  /** Why it cannot be ended here: it is the session of the request, or the only way to sign in. */
  stays: 'current' | 'only_way' | null
}

/** The user whose account it is. `sessionId` is that of the request; undefined outside one. */
export type AccessOwner = { userId: string; sessionId?: string | undefined }

type Deps = Pick<AccountDeps, 'database' | 'clock'>

type Kind = {
  list(deps: Deps, owner: AccessOwner): Omit<Access, 'kind'>[]
  /** Ends one. Call inside a transaction. @returns whether it was there. */
  end(deps: AccountDeps, owner: AccessOwner, id: string): boolean
}

/** More sessions than this are not listed; a reset ends them all. */
const SESSIONS_LISTED = 50

const PLAIN = {
  name: null,
  detail: null,
  bearer: null,
  young: false,
  paused: false,
  stays: null,
  used: NO_DEVICE,
} as const

/** One entry for each kind of access. */
const KINDS: Readonly<Record<AccessKind, Kind>> = {
  session: {
    list({ database, clock }, { userId, sessionId = '' }) {
      const input = { userId, first: sessionId, now: clock.now(), limit: SESSIONS_LISTED }
      return sessionsOf(database.reader, input).sessions.map(({ id, kind, client, system, createdAt, lastSeenAt }) => ({
        ...{ ...PLAIN, id, createdAt, made: { client, system }, lastUsedAt: lastSeenAt, used: { client, system } },
        ...{ bearer: kind === 'web' ? null : kind, stays: id === sessionId ? 'current' : null },
      }))
    },
    end: ({ database }, { userId, sessionId }, id) =>
      id !== sessionId && endSessionOf(database.writer, { userId, sessionId: id }),
  },
  passkey: {
    list({ database, clock }, { userId }) {
      const paused = findUser(database.reader, userId)?.uncheckedSince != null
      return passkeysWithDevices(database.reader, userId).map((row) => ({
        ...{ ...PLAIN, id: row.id, name: row.name, createdAt: row.createdAt, lastUsedAt: row.lastUsedAt },
        ...{ ...devicesOf(row), paused, young: isYoung(row.createdAt, clock.now()) },
      }))
    },
    end: ({ database }, { userId }, passkeyId) => deletePasskeyOf(database.writer, { userId, passkeyId }),
  },
  app: {
    list({ database }, { userId }) {
      const found = findTotp(database.reader, userId)
      if (found?.confirmedAt == null) return []
      const { confirmedAt, lastUsedAt } = found
      return [{ ...PLAIN, id: 'app', createdAt: confirmedAt, lastUsedAt, ...devicesOf(found) }]
    },
    end: ({ database }, { userId }, id) => id === 'app' && dropTotp(database.writer, userId),
  },
  google: {
    list({ database, clock }, { userId }) {
      const found = googleIdentityOf(database.reader, userId)
      const user = findUser(database.reader, userId)
      if (found === undefined || user === undefined) return []
      const { email, createdAt, lastUsedAt } = found
      // An account that Google opened has had the identity from the start.
      const young = createdAt > user.createdAt && isYoung(createdAt, clock.now())
      const stays = user.passwordHash === null ? ('only_way' as const) : null
      const paused = user.uncheckedSince !== null
      return [
        {
          ...{ ...PLAIN, id: 'google', name: email, createdAt, lastUsedAt },
          ...devicesOf(found),
          young,
          stays,
          paused,
        },
      ]
    },
    end: ({ database }, { userId }, id) =>
      id === 'google' &&
      findUser(database.writer, userId)?.passwordHash != null &&
      unlinkGoogle(database.writer, userId),
  },
  api_key: {
    list({ database, clock }, { userId }) {
      const now = clock.now()
      const uncheckedSince = findUser(database.reader, userId)?.uncheckedSince ?? null
      return keysWithDevices(database.reader, userId)
        .filter((row) => !isExpired(row, now))
        .map((row) => ({
          ...{ ...PLAIN, id: row.id, name: row.name, detail: maskedKey(row.prefix), createdAt: row.createdAt },
          ...{ ...devicesOf(row), lastUsedAt: row.lastUsedAt, young: isYoung(row.createdAt, now) },
          paused: isPaused({ createdAt: row.createdAt, uncheckedSince }),
        }))
    },
    end: ({ database }, { userId }, keyId) => deleteKeyOfUser(database.writer, userId, keyId),
  },
  seat: {
    list({ database, clock }, { userId }) {
      const { reader } = database
      const now = clock.now()
      return workspacesOwnedBy(reader, userId).flatMap((workspaceId) =>
        openSeatsOf(reader, workspaceId, now).map((row) => ({
          ...{ ...PLAIN, id: row.id, name: row.email, detail: row.label, createdAt: row.createdAt },
          ...{ made: { client: row.madeClient, system: row.madeSystem } },
          lastUsedAt: ownedSeatOf(reader, { workspaceId, seatId: row.id, now })?.lastViewAt ?? null,
        })),
      )
    },
    end(deps, { userId }, seatId) {
      return workspacesOwnedBy(deps.database.writer, userId).some((workspaceId) => {
        const revoked = revokeSeat(deps, { userId, email: '', workspaceId, role: 'owner' }, seatId)
        return revoked.ok && revoked.state === 'revoked'
      })
    },
  },
}

function devicesOf(row: {
  madeClient: string | null
  madeSystem: string | null
  usedClient: string | null
  usedSystem: string | null
}): Pick<Access, 'made' | 'used'> {
  return {
    made: { client: row.madeClient, system: row.madeSystem },
    used: { client: row.usedClient, system: row.usedSystem },
  }
}

/** Everything that opens the account of a user, by kind. */
export function accessOf(deps: Deps, owner: AccessOwner): Access[] {
  return ACCESS_KINDS.flatMap((kind) => KINDS[kind].list(deps, owner).map((item) => ({ kind, ...item })))
}

/** Ends one thing. Call inside a transaction. @returns whether it was there and could be ended. */
export function endAccess(
  deps: AccountDeps,
  owner: AccessOwner,
  { kind, id }: { kind: AccessKind; id: string },
): boolean {
  return KINDS[kind].end(deps, owner, id)
}
