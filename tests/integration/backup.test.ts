import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookmarks } from '#app/.server/bookmarks/bookmarks.ts'
import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import type { Author } from '#app/.server/library/commands.ts'
import { createItem } from '#app/.server/library/commands.ts'
import { itemsOf } from '#app/.server/library/queries.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { wordsInFiles } from '#tests/support/kept-text.ts'
import { libraryOnDisk, prompt, style } from '#tests/support/library.ts'
import { program } from '../../server/ops-cli/program.ts'

let folder: string
let dataDir: string
let author: Author
let identity: string
let recipient: string
const place = (name: string) => path.join(folder, name)

function ops(words: string, env: Record<string, string> = {}): Promise<Ended> {
  return runHere(() => program(words.split(' '), { DATA_DIR: dataDir, ...env }))
}

async function done(words: string, env: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const { status, stdout, stderr } = await ops(`${words} --json`, env)
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

/** What a data directory says, read as a server reads it. */
function keptIn(directory: string) {
  const database = openDatabase(directory)
  const clock = { now: () => 0, monotonic: () => 0 }
  try {
    return {
      styles: itemsOf(database.reader, author.workspaceId, 'style', null).map(({ content }) => content.prompt),
      bookmarks: [...createBookmarks({ database, clock, log: createLog('silent') }).every(author)].map(
        ({ output }) => output,
      ),
    }
  } finally {
    database.close()
  }
}

const KEPT = { styles: ['Write like a cormorant.'], bookmarks: ['A dunlin flew.'] }

beforeAll(async () => {
  const on = libraryOnDisk()
  folder = on.dataDir
  dataDir = place('data-directory')
  author = on.workspace('business')
  createItem(on, author, { kind: 'style', content: style('Dry', { prompt: 'Write like a cormorant.' }) })
  createItem(on, author, { kind: 'prompt', content: prompt('Ask', 'Ask the puffin.') })
  createBookmarks(on).saveForm(author, BookmarkSchema.parse({ operation: 'rephrase', output: 'A dunlin flew.' }))
  await on.ledger.close()
  on.database.close()
  mkdirSync(dataDir, { mode: 0o700 })
  for (const name of readdirSync(folder).filter((each) => each.includes('.db'))) {
    cpSync(place(name), path.join(dataDir, name))
    rmSync(place(name))
  }
  writeFileSync(path.join(dataDir, 'session-secret'), 's'.repeat(43))
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
  writeFileSync(place('identity'), `# created by a test\n${identity}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a plain backup has two parts, keys apart from data and secrets in neither, and is restored and checked', async () => {
  expect(await done(`backup ${place('plain')}`)).toMatchObject({ encrypted: false, secrets: false })
  expect(readdirSync(place('plain')).sort()).toEqual(['data', 'keys'])
  expect(readdirSync(place('plain/keys'))).toEqual(['keys.db'])
  expect(readdirSync(place('plain/data'))).toContain('penmark.db')
  expect(readdirSync(place('plain/data'))).not.toContain('keys.db')
  for (const part of ['', 'data', 'keys']) expect(statSync(place(`plain/${part}`)).mode & 0o077).toBe(0)
  expect(wordsInFiles(place('plain'), ['cormorant', 'puffin', 'dunlin'])).toEqual([])
  const restored = await done(`restore ${place('plain')} --to ${place('restored')}`)
  expect(restored).toMatchObject({ texts: 6, missing: ['session-secret', 'ledger-signing-key'] })
  expect(keptIn(place('restored'))).toEqual(KEPT)
})

test('secrets are in a backup only if they are asked for, with the keys', async () => {
  await done(`backup ${place('with-secrets')} --with-secrets`)
  expect(readdirSync(place('with-secrets/keys')).sort()).toEqual(['keys.db', 'ledger-signing-key', 'session-secret'])
  expect(statSync(place('with-secrets/keys/session-secret')).mode & 0o077).toBe(0)
  expect(await done(`restore ${place('with-secrets')} --to ${place('restored-whole')}`)).toMatchObject({ missing: [] })
})

test('with a public key a backup shows nothing, and only its identity opens it', async () => {
  const settings = { BACKUP_RECIPIENT: recipient }
  expect(await done(`backup ${place('sealed')} --with-secrets`, settings)).toMatchObject({ encrypted: true })
  expect(readdirSync(place('sealed')).sort()).toEqual(['data.tar.age', 'keys.tar.age'])
  for (const name of ['data.tar.age', 'keys.tar.age']) {
    const bytes = readFileSync(place(`sealed/${name}`))
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(
      ['SQLite format', 'usr_1', 'Write like a cormorant.', 'penmark.db'].filter((text) => bytes.includes(text)),
    ).toEqual([])
  }
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.backup-'))).toEqual([])

  const restore = `restore ${place('sealed')} --to ${place('opened')}`
  expect((await ops(restore)).stderr).toMatch(/is encrypted: name the key with --identity FILE/)
  writeFileSync(place('stranger'), await generateIdentity())
  expect((await ops(`${restore} --identity ${place('stranger')}`)).stderr).toMatch(/data.tar.age cannot be opened/)
  expect(existsSync(place('opened'))).toBe(false)
  expect(await done(`${restore} --identity ${place('identity')}`)).toMatchObject({ texts: 6, missing: [] })
  expect(keptIn(place('opened'))).toEqual(KEPT)
})

test('a backup that is cut off or whose parts do not fit is refused, and no folder is left', async () => {
  cpSync(place('sealed'), place('cut'), { recursive: true })
  writeFileSync(place('cut/data.tar.age'), readFileSync(place('sealed/data.tar.age')).subarray(0, -100))
  const cut = await ops(`restore ${place('cut')} --to ${place('never')} --identity ${place('identity')}`)
  expect([cut.status, cut.stderr]).toEqual([1, expect.stringMatching(/data.tar.age cannot be opened/)])
  const bare = await ops(`restore ${place('plain')} --to ${place('never')} --keys ${place('nothing')}`)
  expect(bare.stderr).toMatch(/nothing does not exist: a backup has the parts data and keys, and keys is missing/)
  expect([existsSync(place('never')), existsSync(place('never.part'))]).toEqual([false, false])
})

test('data from before a deletion is restored with the keys from after it, and says so', async () => {
  const on = openDatabase(dataDir)
  const quiet = createLog('silent')
  const ledger = openLedger({ database: on, clock: systemClock, log: quiet, origin: 'test/ledger' })
  const workspaceId = 'wsp_leaving'
  const account = ledger.newAccount(workspaceId)
  ledger.transact((tx) => ledger.openAccount(tx, { account, plan: 'starter' }))
  on.writer.sqlite.prepare("INSERT INTO workspace VALUES (?, 'Leaving', 'personal', 1)").run(workspaceId)
  await done(`backup ${place('before-deletion')}`)
  await ledger.erase({ account, reason: 'requested' })
  on.writer.texts.forget([workspaceId])
  await ledger.close()
  on.close()
  await done(`backup ${place('after-deletion')}`)
  const words = `restore ${place('before-deletion')} --to ${place('older')} --keys ${place('after-deletion/keys')}`
  expect((await ops(words)).stdout).toContain('1 of its workspaces was deleted since')
})

test('the drill: rotation, backup, loss, restore; old data opens with its own keys and not with the new ones', async () => {
  const rehearsed = await done('rotate-text-keys --operator ops-1 --dry-run')
  expect(rehearsed).toMatchObject({ dry_run: true })
  expect(await done(`backup ${place('after-dry-run')}`)).toMatchObject({ encrypted: false })
  const rotated = await done('rotate-text-keys --operator ops-1 --ticket drill-1')
  expect(rotated).toMatchObject({ workspaces: 1, texts: 6, unreadable: 0, destroyed: 1 })
  expect(await done('rotate-text-keys --operator ops-1 --ticket drill-1')).toMatchObject({ again: true })
  expect(keptIn(dataDir)).toEqual(KEPT)
  await done(`backup ${place('rotated')}`, { BACKUP_RECIPIENT: recipient })

  const apart = await ops(`restore ${place('plain')} --to ${place('mixed')} --keys ${place('after-dry-run/keys')}`)
  expect(apart.status).toBe(0)
  await done(`restore ${place('rotated')} --to ${place('new-keys')} --identity ${place('identity')}`)
  mkdirSync(place('new-keys-alone'))
  cpSync(place('new-keys/keys.db'), place('new-keys-alone/keys.db'))
  const mismatch = await ops(`restore ${place('plain')} --to ${place('mismatch')} --keys ${place('new-keys-alone')}`)
  expect(mismatch.stderr).toMatch(/the parts do not fit: 0 accounts have no key and 6 kept texts do not open/)

  rmSync(dataDir, { recursive: true })
  await done(`restore ${place('rotated')} --to ${dataDir} --identity ${place('identity')}`)
  expect(keptIn(dataDir)).toEqual(KEPT)
  expect(await done(`backup ${place('again')}`)).toMatchObject({ encrypted: false })
})
