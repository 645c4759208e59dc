import { createHash, timingSafeEqual } from 'node:crypto'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { endSession, startSession } from '#app/.server/auth/commands.ts'
import { findUser, signedInAt } from '#app/.server/auth/queries.ts'
import { endSessionOf } from '#app/.server/auth/sessions.ts'
import { newToken } from '#app/.server/platform/ids.ts'
import { type ConnectRequest, ConnectSchema, type Exchange, TOKEN_PREFIX } from '#app/domain/extension/connect.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Device } from '#app/domain/sign-in/device.ts'

/** How long a code waits to be exchanged. */
const CODE_MS = 2 * 60_000
/** The most codes that wait at once. Each user has one. */
const MOST_CODES = 10_000

/** The user who connects, with the session in which that was decided. */
type Owner = { userId: string; workspaceId: string; sessionId: string }

type Code = {
  owner: Owner
  request: ConnectRequest
  device: Device
  until: number
  /** The session of the extension that the code was exchanged for. */
  gave: string | null
}

type Exchanged = { ok: true; token: string; expiresAt: number; user: { name: string; email: string } }

/** Ties browser extensions to accounts. */
export type Connections = ReturnType<typeof createConnections>

/**
 * A code lives for two minutes and for one use, so it stays in memory, as its hash: after a restart the person presses the
 * button again. The token is a session of its own kind, so all that ends sessions ends it.
 * @param ids the extensions that may ask: ours, or those that the operator has published
 */
export function createConnections(
  { database, clock, log }: Pick<AccountDeps, 'database' | 'clock' | 'log'>,
  ids: readonly string[],
) {
  const codes = new Map<string, Code>()

  function dropOld(now: number): void {
    for (const [hash, { until }] of codes) if (until <= now) codes.delete(hash)
    // Codes are in the order in which they were made.
    for (const hash of codes.keys()) {
      if (codes.size < MOST_CODES) break
      codes.delete(hash)
    }
  }

  return {
    /** What an extension asks for; null if it is none that this server knows, or does not ask as one does. */
    requestOf(fields: Record<string, unknown>): ConnectRequest | null {
      const { data } = ConnectSchema.safeParse(fields)
      return data !== undefined && ids.includes(data.extension) ? data : null
    },

    /** A new code of the user, which replaces an older one that was not exchanged. */
    codeFor(owner: Owner, request: ConnectRequest, device: Device): string {
      const now = clock.now()
      dropOld(now)
      for (const [hash, code] of codes) if (code.owner.userId === owner.userId && code.gave === null) codes.delete(hash)
      const code = newToken()
      codes.set(hashOf(code), { owner, request, device, until: now + CODE_MS, gave: null })
      return code
    },

    /**
     * Gives a token for a code. It must come from the extension that the person saw, with the verifier of its challenge, while the
     * person is still signed in. One wrong try spends the code, and a code that comes twice ends the token it gave.
     * @param origin the header `Origin` of the call
     */
    exchange(
      { code, verifier, extension_id }: Exchange,
      origin: string | null,
    ): Exchanged | Refusal<'extension_code_invalid'> {
      const now = clock.now()
      const hash = hashOf(code)
      const found = codes.get(hash)
      if (found === undefined || found.until <= now) return refuse('extension_code_invalid')
      const { owner, request, device, gave } = found
      const { writer } = database
      if (gave !== null) {
        codes.delete(hash)
        endSessionOf(writer, { userId: owner.userId, sessionId: gave })
        log.warn({ event: 'extension.code_repeated', userId: owner.userId }, 'a code of an extension came twice')
        return refuse('extension_code_invalid')
      }
      const user = findUser(writer, owner.userId)
      const isRight =
        extension_id === request.extension &&
        origin === request.origin &&
        isSame(createHash('sha256').update(verifier).digest('base64url'), request.challenge) &&
        user !== undefined &&
        signedInAt(writer, owner) !== undefined
      if (!isRight) {
        codes.delete(hash)
        log.warn({ event: 'extension.code_refused', userId: owner.userId }, 'a code of an extension was refused')
        return refuse('extension_code_invalid')
      }
      const { userId, workspaceId } = owner
      const started = writer.sqlite
        .transaction(() =>
          startSession(writer, { userId, workspaceId, kind: 'extension', device, now, connectedIn: owner.sessionId }),
        )
        .immediate()
      found.gave = started.sessionId
      return {
        ok: true,
        token: `${TOKEN_PREFIX}${started.token}`,
        expiresAt: started.expiresAt,
        user: { name: nameOf(user.email), email: user.email },
      }
    },

    /** Ends the token that a call came with; one that is gone already is no error. */
    end(token: string): void {
      endSession(database.writer, 'extension', token.slice(TOKEN_PREFIX.length))
    },
  }
}

/** Accounts have no other name than their address. */
export function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
