import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createApiKey } from '#app/.server/account/settings/api-keys.ts'
import { exportUserData } from '#app/.server/account/settings/data-export/data-export.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { createBookmarks } from '#app/.server/bookmarks/bookmarks.ts'
import { createItem, updateItem } from '#app/.server/library/commands.ts'
import { createGlossaries } from '#app/.server/library/glossary.ts'
import { createDictionaries } from '#app/.server/preferences/dictionary.ts'
import { BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { ADA, accountsOnDisk, type TestAccounts, verifiedUser } from '#tests/support/accounts-fixture.ts'
import { requestHash } from '#tests/support/ledger-fixture.ts'
import { prompt } from '#tests/support/library.ts'

async function filesOf(accounts: TestAccounts, userId: string): Promise<Record<string, string>> {
  const exported = exportUserData(accounts, userId)
  if (exported === undefined) throw new Error('nobody')
  const zip = unzipSync(new Uint8Array(await new Response(exported.stream).arrayBuffer()))
  return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

async function signIn(accounts: TestAccounts): Promise<{ token: string; sessionId: string }> {
  const device = { client: 'Firefox', system: 'Linux' }
  const session = await login(accounts, { email: ADA.email, password: ADA.password, kind: 'web', device })
  if (!session.ok || session.step !== 'in') throw new Error('not signed in')
  return session
}

test('an export holds what is kept about the user, counted and hashed, and no secret', async () => {
  const accounts = accountsOnDisk()
  const { ledger, database } = accounts
  const ada = await verifiedUser(accounts)
  const account = ledger.accountOf(ada.workspaceId) ?? ''
  const { token } = await signIn(accounts)
  createDictionaries(accounts).add(ada, { kind: 'words', value: 'Zorblax' })
  createGlossaries(accounts).add(ada, { rule: 'keep', term: 'Zorblax Pro' })
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'business' }))
  const apiKey = createApiKey(accounts, { ...ada, account }, { name: '=HYPERLINK("x")', scopes: ['usage'], days: 30 })
  if (!apiKey.ok) throw new Error(apiKey.code)
  const held = await ledger.reserve({ account, key: 'k', requestHash: requestHash('r'), operation: 'rephrase' })
  if (!held.ok) throw new Error(held.code)

  const author = { ...ada, account }
  const content = { operation: 'rephrase', output: '=What came', input: 'What went in' }
  createBookmarks(accounts).saveForm(author, BookmarkSchema.parse(content))
  const created = createItem(accounts, author, { kind: 'prompt', content: prompt('Own', 'First.') })
  if (!created.ok) throw new Error(created.code)
  updateItem(accounts, author, { kind: 'prompt', id: created.item.id, content: prompt('Own', 'Second.') })

  const files = await filesOf(accounts, ada.userId)
  expect(JSON.parse(files['personal-dictionary.json'] ?? '')).toMatchObject([
    { entries: expect.stringContaining('Zorblax') },
  ])
  expect(JSON.parse(files['glossary.json'] ?? '')).toMatchObject([{ entries: expect.stringContaining('Zorblax Pro') }])
  expect(JSON.parse(files['bookmarks.json'] ?? '')).toMatchObject([{ ...content, title: '=What came' }])
  expect(files['bookmarks.csv']).toContain(",'=What came,")
  expect(JSON.parse(files['library.json'] ?? '')).toMatchObject([
    { name: 'Own', content: '{"name":"Own","content":"Second."}' },
  ])
  const versions: { content: string }[] = JSON.parse(files['library-versions.json'] ?? '')
  expect(versions.map((version) => JSON.parse(version.content).content)).toEqual(['First.', 'Second.'])
  expect(JSON.parse(files['account.json'] ?? '')).toEqual([
    {
      id: ada.userId,
      email: ADA.email,
      verified_at: expect.stringMatching(/^2026-11-21T12:00:00/),
      locale: 'en',
      created_at: '2026-11-21T12:00:00.000Z',
      last_login_at: expect.any(String),
      unchecked_since: null,
    },
  ])
  expect(JSON.parse(files['sessions.json'] ?? '')).toMatchObject([{ client: 'Firefox', system: 'Linux' }])
  expect(JSON.parse(files['api-keys.json'] ?? '')).toMatchObject([{ name: '=HYPERLINK("x")', scopes: 'usage' }])
  expect(files['api-keys.csv']?.split('\r\n')[1]).toContain(`,"'=HYPERLINK(""x"")",`)
  const links: { purpose: string }[] = JSON.parse(files['mailed-links.json'] ?? '')
  expect(links.map(({ purpose }) => purpose).toSorted()).toEqual(['registering_browser', 'verify_email'])
  expect(JSON.parse(files['ledger-accounts.json'] ?? '')).toEqual([{ account, workspace: ada.workspaceId }])
  expect(files['email-change.json']).toBe('[]\n')
  const events = (files[`ledger/${account}.jsonl`] ?? '').trimEnd().split('\n')
  expect(events.map((line) => JSON.parse(line).type)).toEqual(['account.opened', 'plan.changed', 'request.reserved'])
  expect(files[`ledger/${account}.csv`]?.split('\n')).toHaveLength(5)
  expect(files['README.txt']).toContain('Created on')

  const manifest = JSON.parse(files['manifest.json'] ?? '')
  expect(manifest).toMatchObject({ format: 'penmark-data/1', user_id: ada.userId })
  for (const { name, bytes, sha256 } of manifest.files) {
    expect(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
      name,
    ).toBe(sha256)
    expect(Buffer.byteLength(files[name] ?? ''), name).toBe(bytes)
  }
  expect(manifest.files.find((file: { name: string }) => file.name === 'sessions.csv')).toMatchObject({ rows: 1 })
  expect(Object.keys(files).toSorted()).toEqual(
    ['README.txt', 'manifest.json', ...manifest.files.map((file: { name: string }) => file.name)].toSorted(),
  )

  const all = Object.values(files).join('\n')
  const { password_hash: hash } = database.reader.sqlite.prepare('SELECT password_hash FROM user').get() as {
    password_hash: string
  }
  const fingerprint = createHash('sha256').update(token).digest()
  for (const secret of [
    hash,
    token,
    apiKey.key,
    ...['hex', 'base64'].map((form) => fingerprint.toString(form as 'hex')),
  ]) {
    expect(all).not.toContain(secret)
  }
  await accounts.close()
})

test('D31: an export holds nothing of anybody else', async () => {
  const accounts = accountsOnDisk()
  const ada = await verifiedUser(accounts)
  accounts.clock.advance(1)
  const bob = await verifiedUser(accounts, 'bob@elsewhere.example')
  const all = Object.values(await filesOf(accounts, ada.userId)).join('\n')
  const account = accounts.ledger.accountOf(bob.workspaceId) ?? ''
  for (const his of ['bob@', bob.userId, bob.workspaceId, account]) expect(all).not.toContain(his)
  expect(exportUserData(accounts, 'usr_nobody')).toBeUndefined()
  await accounts.close()
})

test('many rows are all there once, in pieces of bounded size, and in the user’s language', async () => {
  const accounts = accountsOnDisk()
  const ada = await verifiedUser(accounts)
  const { sqlite } = accounts.database.writer
  sqlite.prepare(`UPDATE user SET locale = 'de'`).run()
  const insert = sqlite.prepare(
    `INSERT INTO session VALUES (?, ?, ?, 'web', randomblob(32), 1, 1, 2, 'Firefox', NULL, NULL, NULL)`,
  )
  sqlite.transaction(() => {
    for (let n = 0; n < 1_250; n += 1) insert.run(`ses_${String(n).padStart(5, '0')}`, ada.userId, ada.workspaceId)
  })()
  const exported = exportUserData(accounts, ada.userId)
  let largest = 0
  const pieces: Uint8Array[] = []
  for await (const piece of exported?.stream ?? []) {
    largest = Math.max(largest, piece.length)
    pieces.push(piece)
  }
  expect(largest).toBeLessThan(70_000)
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)))
  const sessions = JSON.parse(strFromU8(files['sessions.json'] ?? new Uint8Array())) as { id: string }[]
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1_250)
  expect(sessions).toHaveLength(1_250)
  expect(
    strFromU8(files['sessions.csv'] ?? new Uint8Array())
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(1_251)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Ihre Penmark-Daten')
  await accounts.close()
})

test('nothing stays open while somebody reads slowly, and a reader who leaves ends the work', async () => {
  const accounts = accountsOnDisk()
  const ada = await verifiedUser(accounts)
  const reading = exportUserData(accounts, ada.userId)?.stream.getReader()
  await reading?.read()
  const { sqlite } = accounts.database.writer
  sqlite.exec(`INSERT INTO workspace VALUES ('wsp_x', 'x', 'personal', 1)`)
  expect(sqlite.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
  await reading?.cancel()
  expect(await reading?.read()).toEqual({ done: true, value: undefined })
  await accounts.close()
})
