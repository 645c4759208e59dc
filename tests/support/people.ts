import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAccount } from '#app/.server/account/sign-in/open-account.ts'
import { markVerified, startSession } from '#app/.server/auth/commands.ts'
import { createPasswords } from '#app/.server/auth/passwords.ts'
import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type Browser, visitor } from './browser.ts'
import { PASSWORD } from './client.ts'
import { HASHES_HERE } from './hashes-here.ts'
import { requestHash } from './ledger-fixture.ts'
import { freePort, type RunningServer, startServer } from './server.ts'

/** A verified user who is signed in twice: `cookie` opens the screens, `token` the calls. The password is `PASSWORD`. */
export type Person = { email: string; cookie: string; token: string }

/** `used` are the answered requests of this month; `quota` is a contract's own limit. */
type Member = { email: string; plan: PlanKey; used?: number; quota?: number }

/** How many people there are on each plan. */
export type Crowd = Partial<Readonly<Record<PlanKey, number>>>

const DEVICE = { client: 'Chrome', system: 'Linux' } as const

/**
 * Writes users with their workspaces, ledger accounts and sessions into a data directory, through the application's own
 * commands. No server may run on it: one process owns a data directory. It takes milliseconds a user, because all of
 * them share one password hash; the journeys that are about signing up use the real forms.
 * @param port of the server that will run on the directory, which names the ledger after it
 * @param stateDir for a mount that takes databases only
 */
export async function settle(
  dataDir: string,
  port: number,
  members: readonly Member[],
  stateDir?: string,
): Promise<Person[]> {
  if (members.length === 0) return []
  const database = openDatabase(dataDir, stateDir)
  const origin = `localhost:${port}/ledger`
  const lead = stateDir === undefined ? {} : { mayAcknowledge: () => true }
  const ledger = openLedger({ database, clock: systemClock, log: createLog('silent'), origin, ...lead })
  const { writer } = database
  const hashed = await createPasswords({ threads: HASHES_HERE }).hash(PASSWORD)
  if (!hashed.ok) throw new Error(hashed.code)
  const uses: { own: string; email: string; used: number }[] = []
  const settled = members.map(({ email, plan, used = 0, quota }) => {
    const now = systemClock.now()
    const account = { email, passwordHash: hashed.phc, locale: 'en' as const }
    const deps = { database, ledger, clock: systemClock }
    const { userId, workspaceId } = openAccount(deps, account, (user) => markVerified(writer, user, now))
    const own = ledger.accountOf(workspaceId)
    if (own === undefined) throw new Error(`${email} has no ledger account`)
    if (plan !== 'starter')
      ledger.transact((tx) => ledger.changePlan(tx, { account: own, plan, ...(quota === undefined ? {} : { quota }) }))
    uses.push({ own, email, used })
    const session = (kind: 'web' | 'api') =>
      startSession(writer, { userId, workspaceId, kind, device: DEVICE, now }).token
    return { email, cookie: session('web'), token: session('api') }
  })
  for (const { own: account, email, used } of uses)
    for (let request = 0; request < used; request += 1) {
      const key = `${email} ${request}`
      const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
      if (!held.ok) throw new Error(held.code)
      await ledger.settle({ account, seq: held.seq, tokensIn: 9, tokensOut: 9, model: 'builtin-1' })
    }
  await ledger.close()
  database.close()
  return settled
}

/** A server on whose data directory people were settled before it started. */
export type PeopledServer = RunningServer & {
  /** A user on this plan whom no other caller gets. */
  person(plan?: PlanKey): Person
}

export async function startPeopledServer(
  settings: Readonly<Record<string, string>>,
  crowd: Crowd,
): Promise<PeopledServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-'))
  const port = Number(settings.PORT ?? (await freePort()))
  const members = (Object.keys(crowd) as PlanKey[]).flatMap((plan) =>
    Array.from({ length: crowd[plan] ?? 0 }, (_, index) => ({ email: `${plan}-${index + 1}@example.com`, plan })),
  )
  const people = Map.groupBy(await settle(dataDir, port, members), (_, index) => members[index]?.plan)
  const server = await startServer({ ...settings, PORT: String(port) }, dataDir)
  return {
    ...server,
    person(plan = 'starter') {
      const person = people.get(plan)?.shift()
      if (person === undefined) throw new Error(`every ${plan} user of this server is taken: settle more`)
      return person
    },
    async [Symbol.asyncDispose]() {
      await server.stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A browser of a user, and the user's token for calls. */
export type SignedIn = Browser & { token: string }

/** A server on `dataDir` with a signed-in user `NAME@example.com` on the plan of each name. */
export async function startServerFor<Name extends string>(
  plans: Readonly<Record<Name, PlanKey>>,
  settings: Readonly<Record<string, string>>,
  dataDir: string,
): Promise<{ server: RunningServer; people: Record<Name, SignedIn> }> {
  const port = Number(settings.PORT ?? (await freePort()))
  const names = Object.keys(plans) as Name[]
  const members = names.map((name) => ({ email: `${name}@example.com`, plan: plans[name] }))
  const settled = await settle(dataDir, port, members)
  const server = await startServer({ ...settings, PORT: String(port) }, dataDir)
  const people = names.map((name, index) => {
    const { email, cookie, token } = settled[index] as Person
    return [name, { ...visitor(server, email, { penmark_session: cookie }), token }]
  })
  return { server, people: Object.fromEntries(people) }
}
