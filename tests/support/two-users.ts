import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, seatFor, signedIn, signInAgain } from './browser.ts'
import { call, PASSWORD } from './client.ts'
import { type SignedIn, startServerFor } from './people.ts'
import type { RunningServer } from './server.ts'

/** One of each thing that belongs to a person, and the person. */
export type Person = Browser & {
  token: string
  /** Looks through this person's seat. */
  auditor: Browser
  /** Values for the parameters of addresses. */
  objects: Readonly<Record<string, string>>
  /** An item of each part of the library. */
  items: Readonly<Record<string, string>>
}

const LIBRARY = {
  styles: { name: 'Walk', prompt: 'Write as if you walked.' },
  templates: { name: 'Walk', context: 'A text about walking.' },
  prompts: { name: 'Walk', content: 'Make it shorter.' },
}

export type TwoUsers = { server: RunningServer; ada: Person; bob: Person; close(): Promise<void> }

/** A server with two people on the Business plan, each of whom owns one of everything. */
export async function twoUsers(settings: Readonly<Record<string, string>> = {}): Promise<TwoUsers> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-two-'))
  const double = await startOpenAiDouble()
  const model = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const plans = { ada: 'business', bob: 'business' } as const
  const { server, people } = await startServerFor(plans, { ...model, ...settings }, dataDir)
  return {
    server,
    ada: await person(server, people.ada),
    bob: await person(server, people.bob),
    async close() {
      await server.stop('SIGKILL')
      await double.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function person(server: RunningServer, { email, token }: SignedIn): Promise<Person> {
  await signInAgain(server, email)
  const browser = await signInAgain(server, email)
  await call(server, 'PUT', '/api/provenance', { token, body: { on: true } })
  const worked = await call(server, 'POST', '/api/ai-assist', {
    token,
    body: { text: 'In order to utilize the new system, each and every person need to wait.' },
  })
  const seq = String((worked.body.receipt as { seq: number }).seq)
  const shared = await call(server, 'POST', `/api/usage/receipts/${seq}/provenance`, { token, body: {} })
  if (shared.status !== 201) throw new Error(`link: ${shared.status} ${JSON.stringify(shared.body)}`)
  const keyPage = await browser.post('/dashboard/settings/keys', {
    ...{ name: 'walk', days: '30', password: PASSWORD, scopes: 'profile' },
  })
  if (worked.status !== 200 || keyPage.status !== 200) throw new Error(`${worked.status} ${keyPage.status}`)
  const items: Record<string, string> = {}
  for (const [place, body] of Object.entries(LIBRARY)) {
    const created = await call(server, 'POST', `/api/user/custom-${place}`, { token, body })
    if (created.status !== 201) throw new Error(`${place}: ${created.status} ${JSON.stringify(created.body)}`)
    items[place] = (created.body[`custom_${place.slice(0, -1)}`] as { id: string }).id
  }
  const saved = await call(server, 'POST', '/api/user/bookmarks', {
    token,
    body: { operation: 'rephrase', input: 'A walk.', output: 'A stroll.' },
  })
  if (saved.status !== 201) throw new Error(`bookmark: ${saved.status} ${JSON.stringify(saved.body)}`)
  const bookmark = (saved.body.bookmark as { id: string }).id
  const auditor = await signedIn(server, `auditor-of-${email}`)
  const seat = await seatFor(server, browser, auditor)
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  // There is no authenticator here, so the row of its passkey is inserted directly.
  const insertPasskey = database.prepare(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, backed_up, aaguid, name, created_at)
     SELECT ?, id, ?, x'00', 0, '', 0, '', 'walk', 0 FROM user WHERE email = ?`,
  )
  insertPasskey.run(`pky_${items.styles}`, `credential of ${email}`, email)
  const one = (sql: string) => String(database.prepare(sql).pluck().get(email))
  const objects = {
    seat,
    seq,
    link: (shared.body.link as { id: string }).id,
    key: one('SELECT k.id FROM api_key k JOIN user u ON u.id = k.user_id WHERE u.email = ?'),
    // Neither the bearer token nor the session of the browser that asks: the one between them.
    session: one(
      "SELECT s.id FROM session s JOIN user u ON u.id = s.user_id WHERE u.email = ? AND s.kind = 'web' ORDER BY s.id LIMIT 1",
    ),
    passkey: `pky_${items.styles}`,
    bookmark,
    month: new Date().toISOString().slice(0, 7),
  }
  database.close()
  return { ...browser, token, auditor, objects, items }
}
