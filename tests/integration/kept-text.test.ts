import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { type Bookmarks, createBookmarks } from '#app/.server/bookmarks/bookmarks.ts'
import { KEPT_TEXTS } from '#app/.server/kept-texts.ts'
import { createItem, importItems, updateItem } from '#app/.server/library/commands.ts'
import { itemNamed, itemsOf, versionsOf } from '#app/.server/library/queries.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { fitTextsToKeys } from '#app/.server/platform/kept-text/fit.ts'
import { createRotation } from '#app/.server/platform/kept-text/rotation.ts'
import { pagesOf } from '#app/.server/platform/kept-text/tables.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { BookmarkSchema } from '#app/domain/bookmarks/bookmarks.ts'
import { migrate } from '#db/migrate.ts'
import { wordsInFiles } from '#tests/support/kept-text.ts'
import { libraryOnDisk, prompt, style, template } from '#tests/support/library.ts'

const log = createLog('silent')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-kept-text-'))
  folders.push(folder)
  return folder
}

function keeping() {
  const on = libraryOnDisk()
  folders.push(on.dataDir)
  return {
    ...on,
    bookmarks: createBookmarks(on),
    async [Symbol.asyncDispose]() {
      await on.ledger.close()
      on.database.close()
    },
  }
}

const bookmarked = (fields: object) => BookmarkSchema.parse({ operation: 'rephrase', ...fields })

test('nothing that is kept stands in a file of the data directory, log included, and names do', async () => {
  await using on = keeping()
  const author = on.workspace('business')
  const created = createItem(on, author, {
    kind: 'style',
    content: style('Plainname', {
      prompt: 'Write like a cormorant.',
      description: 'Heron matters',
      examples: [{ before: 'albatross', after: 'petrel' }],
      rules: { banned_words: ['gannet'], longest_sentence: null, spelling: null },
    }),
    idempotencyKey: 'style-1',
  })
  if (!created.ok) throw new Error(created.code)
  updateItem(on, author, {
    kind: 'style',
    id: created.item.id,
    content: style('Plainname', { prompt: 'Now a razorbill.' }),
  })
  createItem(on, author, { kind: 'template', content: template('Letter', 'To the kittiwake society.') })
  const entries = [{ ok: true as const, content: prompt('Ask', 'Ask the puffin.') }]
  importItems(on, author, { kind: 'prompt', entries, idempotencyKey: 'import-1' })
  const content = bookmarked({ title: 'A skua', input: 'The shearwater came in.', output: 'In came a dunlin.' })
  on.bookmarks.save(author, { content, idempotencyKey: 'bookmark-1' })
  on.bookmarks.saveForm(author, bookmarked({ output: 'Whimbrel and godwit, title and all' }))
  await on.bookmarks.list(author, { query: 'godwit', page: 1 })

  const words = ['cormorant', 'heron', 'albatross', 'petrel', 'gannet', 'razorbill', 'kittiwake', 'puffin']
  expect(wordsInFiles(on.dataDir, [...words, 'skua', 'shearwater', 'dunlin', 'whimbrel', 'godwit'])).toEqual([])
  expect(wordsInFiles(on.dataDir, ['plainname'])).not.toEqual([])
})

test('lists, searches, versions and repeated writes see what was written', async () => {
  await using on = keeping()
  const author = on.workspace('business')
  const { reader } = on.database
  const created = createItem(on, author, { kind: 'prompt', content: prompt('Ask', 'One.') })
  if (!created.ok) throw new Error(created.code)
  updateItem(on, author, { kind: 'prompt', id: created.item.id, content: prompt('Ask', 'Two.') })
  expect(itemsOf(reader, author.workspaceId, 'prompt', null).map((item) => item.content.content)).toEqual(['Two.'])
  expect(versionsOf(reader, created.item).map((version) => version.content.content)).toEqual(['Two.', 'One.'])
  const content = bookmarked({ output: 'A godwit flew.', input: 'It was a bird.' })
  const first = on.bookmarks.saveForm(author, content)
  expect(on.bookmarks.saveForm(author, content)).toEqual(first)
  expect(on.bookmarks.saveForm(author, { ...content, output: 'A godwit fled.' })).not.toEqual(first)
  expect(on.bookmarks.saveForm(author, { ...content, input: null })).not.toEqual(first)
  expect((await on.bookmarks.list(author, { query: 'GODWIT FLED', page: 1 })).matches).toBe(1)
  expect((await on.bookmarks.list(author, { query: 'was a bird', page: 1 })).matches).toBe(2)
})

test('a sealed text that was moved to another row or workspace is refused', async () => {
  await using on = keeping()
  const { sqlite } = on.database.writer
  const [ada, bob] = [on.workspace('business'), on.workspace('business')]
  for (const author of [ada, bob]) createItem(on, author, { kind: 'prompt', content: prompt('Ask', author.userId) })
  createItem(on, ada, { kind: 'prompt', content: prompt('Other', 'Other.') })
  const read = () => itemNamed(on.database.reader, ada, { kind: 'prompt', reference: 'Ask' }, on.clock.now())
  const take = (from: string) =>
    sqlite.exec(
      `UPDATE library_item SET content = (SELECT content FROM library_item WHERE ${from})
       WHERE workspace_id = '${ada.workspaceId}' AND name = 'Ask'`,
    )
  expect(read()?.content.content).toBe(ada.userId)
  take(`workspace_id = '${ada.workspaceId}' AND name = 'Other'`)
  expect(read).toThrow(/was changed, or belongs to another row/)
  take(`workspace_id = '${bob.workspaceId}'`)
  expect(read).toThrow(/keys.db has no key/)
})

/** A data directory as the version before wrote it and a kill left it: its last rows are in the log alone. */
function previousVersion(): string {
  const dataDir = newFolder()
  const work = newFolder()
  const keys = new SQLite(path.join(work, 'keys.db'))
  keys.pragma('journal_mode = wal')
  migrate(keys, 'keys', { last: '0001_keys.sql' })
  const penmark = new SQLite(path.join(work, 'penmark.db'))
  penmark.pragma('journal_mode = wal')
  penmark.pragma('secure_delete = 1')
  migrate(penmark, 'penmark', { last: '0032_operator_acts.sql' })
  penmark.exec(readFileSync(path.join(import.meta.dirname, '../support/before-sealed-text.sql'), 'utf8'))
  cpSync(work, dataDir, { recursive: true })
  penmark.close()
  keys.close()
  return dataDir
}

const OLD_WORDS = [
  ...['cormorant', 'heron', 'albatross', 'petrel', 'gannet', 'razorbill', 'kittiwake', 'guillemot', 'puffin'],
  ...['skua', 'shearwater', 'dunlins', 'ñandú', 'whimbrel'],
]
const ADA = { userId: 'usr_1', workspaceId: 'wsp_1', account: 'acc_1', plan: 'business' as const }
const BOB = { userId: 'usr_2', workspaceId: 'wsp_2', account: 'acc_2', plan: 'business' as const }

/** What the rows of the previous version say, read through the stores. */
function readAll(database: Database, bookmarks: Bookmarks) {
  const { reader } = database
  const [dry] = itemsOf(reader, 'wsp_1', 'style', null)
  if (dry === undefined) throw new Error('the style is gone')
  return {
    style: versionsOf(reader, dry).map(({ version, content }) => [version, content.prompt]),
    example: versionsOf(reader, dry)[1]?.content.examples,
    template: itemsOf(reader, 'wsp_1', 'template', null).map(({ content }) => content.context),
    prompt: itemNamed(reader, BOB, { kind: 'prompt', reference: 'ASK' }, 0)?.content.content,
    bookmarks: [...bookmarks.every(ADA)].map(({ title, input, output }) => [title, input, output]),
    long: [...bookmarks.every(BOB)].flatMap(({ output }) => (/whimbrel/i.test(output) ? [output.length] : [])),
  }
}

const WHAT_WAS_KEPT = {
  style: [
    [2, 'Write like a razorbill at noon.'],
    [1, 'Write like a cormorant drying its wings.'],
  ],
  example: [{ before: 'Zounds albatross', after: 'Calm petrel' }],
  template: ['Letters to the kittiwake society.'],
  prompt: 'Ask the {{puffin}} politely.',
  bookmarks: [
    ['A skua', 'The shearwater came in.', 'In came the shearwater, late.'],
    ['Dunlins', null, 'Die Alpenstrandläufer — «ñandú» 🐦'],
  ],
  long: [13_500],
}

/** Opens a data directory as a start does, and says what was kept. */
function opened(dataDir: string) {
  const database = openDatabase(dataDir)
  try {
    fitTextsToKeys(database.writer, KEPT_TEXTS, log)
    const clock = { now: () => 0, monotonic: () => 0 }
    return readAll(database, createBookmarks({ database, clock, log }))
  } finally {
    database.close()
  }
}

test('a database of the version before is sealed at its first start: all is read as it was, and no file holds it', () => {
  const dataDir = previousVersion()
  expect(wordsInFiles(dataDir, OLD_WORDS).length).toBeGreaterThanOrEqual(OLD_WORDS.length)
  expect(opened(dataDir)).toEqual(WHAT_WAS_KEPT)
  expect(wordsInFiles(dataDir, OLD_WORDS)).toEqual([])
  expect(opened(dataDir)).toEqual(WHAT_WAS_KEPT)
  const penmark = new SQLite(path.join(dataDir, 'penmark.db'))
  expect(penmark.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(penmark.pragma('foreign_key_check')).toEqual([])
  expect(penmark.prepare('SELECT count(*) FROM shred_pending').pluck().get()).toBe(0)
  penmark.close()
})

test('the start after the upgrade may be killed at every sealed text, and before and after the file is rewritten', () => {
  const dataDir = previousVersion()
  const images: string[] = []
  /** The files as they are on the disk at this moment: what a kill leaves. */
  const image = () => {
    const copy = newFolder()
    cpSync(dataDir, copy, { recursive: true })
    images.push(copy)
  }
  const database = openDatabase(newFolder())
  const { texts } = database.writer
  const penmark = new SQLite(path.join(dataDir, 'penmark.db'))
  penmark.pragma('journal_mode = wal')
  const keys = new SQLite(path.join(dataDir, 'keys.db'))
  migrate(keys, 'keys')
  const insertKeys = () => {
    keys.exec('DELETE FROM text_key')
    const rows = database.keys.reader.sqlite.prepare('SELECT * FROM text_key').raw().all() as unknown[][]
    for (const row of rows) keys.prepare('INSERT INTO text_key VALUES (?, ?, ?, ?, ?)').run(...row)
  }
  const functions = {
    seal_text(workspaceId: string, table: string, row: string, column: string, text: string) {
      const sealed = texts.seal({ workspaceId, table, row, column }, text)
      insertKeys()
      image()
      return sealed
    },
  }
  migrate(penmark, 'penmark', { functions })
  image()
  penmark.exec('VACUUM')
  image()
  penmark.close()
  keys.close()
  database.close()
  expect(images.length).toBeGreaterThan(15)
  for (const copy of images) {
    expect(opened(copy)).toEqual(WHAT_WAS_KEPT)
    expect(wordsInFiles(copy, OLD_WORDS)).toEqual([])
  }
})

test('a file that cannot be rewritten now, since another process reads it, is rewritten at a later start', () => {
  const dataDir = previousVersion()
  const other = new SQLite(path.join(dataDir, 'penmark.db'))
  other.exec('BEGIN')
  other.prepare('SELECT count(*) FROM bookmark').get()
  expect(opened(dataDir)).toEqual(WHAT_WAS_KEPT)
  expect(wordsInFiles(dataDir, OLD_WORDS)).not.toEqual([])
  other.close()
  expect(opened(dataDir)).toEqual(WHAT_WAS_KEPT)
  expect(wordsInFiles(dataDir, OLD_WORDS)).toEqual([])
})

test('an old penmark.db that comes back after an erasure has none of what the account kept', () => {
  const dataDir = previousVersion()
  opened(dataDir)
  const backup = newFolder()
  cpSync(path.join(dataDir, 'penmark.db'), path.join(backup, 'penmark.db'))
  const database = openDatabase(dataDir)
  database.writer.texts.forget(['wsp_1'])
  database.close()
  cpSync(path.join(backup, 'penmark.db'), path.join(dataDir, 'penmark.db'))
  const restored = openDatabase(dataDir)
  fitTextsToKeys(restored.writer, KEPT_TEXTS, log)
  const { sqlite } = restored.reader
  const workspaces = (table: string) => sqlite.prepare(`SELECT DISTINCT workspace_id FROM ${table}`).pluck().all()
  expect([workspaces('library_item'), workspaces('bookmark')]).toEqual([['wsp_2'], ['wsp_2']])
  expect(sqlite.prepare("SELECT count(*) FROM library_version WHERE item_id LIKE 'sty%'").pluck().get()).toBe(0)
  restored.close()
})

test('an older keys.db, which lacks keys that were never destroyed, stops the start and deletes nothing', () => {
  const dataDir = previousVersion()
  opened(dataDir)
  const keys = new SQLite(path.join(dataDir, 'keys.db'))
  keys.exec("DELETE FROM text_key WHERE workspace = 'wsp_2'")
  keys.close()
  expect(() => opened(dataDir)).toThrow(/keys.db lacks the keys of what 1 workspaces keep, such as wsp_2/)
  const penmark = new SQLite(path.join(dataDir, 'penmark.db'))
  expect(penmark.prepare('SELECT count(*) FROM bookmark').pluck().get()).toBe(3)
  penmark.close()
})

/** Key ids in front of the sealed texts of a data directory, without repetition. */
function keysInUse(database: Database): string[] {
  const rows = KEPT_TEXTS.flatMap((table) =>
    [...pagesOf(database.reader.sqlite, table)].flat().flatMap((row) => table.sealed.map((column) => row[column])),
  )
  const ids = rows.flatMap((bytes) => (bytes instanceof Uint8Array ? [Buffer.from(bytes.subarray(1, 9))] : []))
  return [...new Set(ids.map((id) => id.toString('hex')))].sort()
}

const keysThere = (database: Database) =>
  database.keys.reader.sqlite.prepare<[], string>('SELECT lower(hex(id)) FROM text_key ORDER BY 1').pluck().all()

test('a rotation seals everything with new keys and destroys the old ones, also in the bytes of keys.db', async () => {
  const dataDir = previousVersion()
  opened(dataDir)
  const database = openDatabase(dataDir)
  const old = keysInUse(database)
  const oldKeys = database.keys.reader.sqlite.prepare<[], Buffer>('SELECT key FROM text_key').pluck().all()
  const rotation = createRotation({ database, tables: KEPT_TEXTS, log })
  expect(await rotation.finish()).toBeUndefined()
  rotation.begin()
  rotation.begin()
  const [one, same] = await Promise.all([rotation.finish(), rotation.finish()])
  expect(one).toEqual({ workspaces: 2, texts: 14, unreadable: 0, destroyed: 2 })
  expect(same).toBe(one)
  expect(keysInUse(database)).toEqual(keysThere(database))
  expect(keysThere(database).filter((id) => old.includes(id))).toEqual([])
  for (const name of ['keys.db', 'keys.db-wal']) {
    const bytes = readFileSync(path.join(dataDir, name))
    expect([name, oldKeys.filter((key) => bytes.includes(key))]).toEqual([name, []])
  }
  database.close()
  expect(opened(dataDir)).toEqual(WHAT_WAS_KEPT)
})

test('a rotation that is killed at any step is finished by the next process, and nothing is lost on the way', async () => {
  const dataDir = previousVersion()
  opened(dataDir)
  const database = openDatabase(dataDir)
  const old = keysThere(database)
  const images: string[] = []
  const image = () => {
    const copy = newFolder()
    for (const name of ['penmark.db', 'penmark.db-wal', 'keys.db', 'keys.db-wal']) {
      if (existsSync(path.join(dataDir, name))) cpSync(path.join(dataDir, name), path.join(copy, name))
    }
    images.push(copy)
  }
  // Each text that is sealed again, and each step with keys, is a moment at which the process may end.
  const { texts } = database.writer
  const { keys } = texts
  const before =
    <Arguments extends unknown[], Value>(step: (...values: Arguments) => Value) =>
    (...values: Arguments) => {
      image()
      return step(...values)
    }
  const steps = {
    ...keys,
    renew: before(keys.renew),
    dropOlder: before(keys.dropOlder),
    endRotation: before(keys.endRotation),
  }
  const watched = { ...texts, seal: before(texts.seal), keys: steps }
  const writer = { ...database.writer, texts: watched }
  const rotation = createRotation({ database: { ...database, writer }, tables: KEPT_TEXTS, log })
  rotation.begin()
  await rotation.finish()
  database.close()
  expect(images.length).toBeGreaterThan(15)
  for (const copy of images) {
    expect(opened(copy)).toEqual(WHAT_WAS_KEPT)
    const again = openDatabase(copy)
    expect(await createRotation({ database: again, tables: KEPT_TEXTS, log }).finish()).toMatchObject({ unreadable: 0 })
    expect(keysInUse(again)).toEqual(keysThere(again))
    expect(keysThere(again).filter((id) => old.includes(id))).toEqual([])
    again.close()
    expect(opened(copy)).toEqual(WHAT_WAS_KEPT)
  }
})

test('a text that cannot be opened keeps the older key of its workspace, and stops nobody else’s rotation', async () => {
  const dataDir = previousVersion()
  opened(dataDir)
  const database = openDatabase(dataDir)
  database.writer.sqlite.exec("UPDATE bookmark SET title = output WHERE workspace_id = 'wsp_2'")
  const rotation = createRotation({ database, tables: KEPT_TEXTS, log })
  rotation.begin()
  expect(await rotation.finish()).toEqual({ workspaces: 2, texts: 13, unreadable: 1, destroyed: 1 })
  const generations = 'SELECT workspace, count(*) FROM text_key GROUP BY workspace ORDER BY workspace'
  expect(database.keys.reader.sqlite.prepare(generations).raw().all()).toEqual([
    ['wsp_1', 1],
    ['wsp_2', 2],
  ])
  database.close()
})
