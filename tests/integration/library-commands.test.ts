import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  countUse,
  createItem,
  deleteItem,
  importItems,
  restoreVersion,
  updateItem,
} from '#app/.server/library/commands.ts'
import { itemNamed, itemOf, itemsOf, limitFor, versionsOf } from '#app/.server/library/queries.ts'
import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { exportFiles, readImport } from '#app/domain/library/exchange.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'
import { KINDS, limitOf } from '#app/domain/library/kinds.ts'
import { libraryOnDisk, prompt, style, template } from '#tests/support/library.ts'

const on = libraryOnDisk()
const { reader } = on.database
afterAll(async () => {
  await on.ledger.close()
  on.database.close()
  rmSync(on.dataDir, { recursive: true })
})

const contents = { style, template, prompt }
const names = (items: { content: { name: string } }[]) => items.map(({ content }) => content.name)

test('spec 6: limits for custom items: each plan takes exactly what the plan table says', () => {
  for (const plan of PLAN_KEYS) {
    for (const kind of KINDS) {
      const author = on.workspace(plan)
      const limit = limitOf(PLANS[plan], kind)
      const items = Array.from({ length: 7 }, (_, index) =>
        createItem(on, author, { kind, content: contents[kind](`Own ${index}`) }),
      )
      const places = Math.min(limit ?? 7, 7)
      expect(items.filter(({ ok }) => ok)).toHaveLength(places)
      for (const refused of items.slice(places)) expect(refused).toEqual({ ok: false, code: 'library_limit' })
      expect(itemsOf(reader, author.workspaceId, kind, limit)).toHaveLength(places)
    }
  }
})

test('spec 5: names are unique case-insensitively in their kind and workspace, Unicode included', () => {
  const author = on.workspace('business')
  const create = (name: string) => createItem(on, author, { kind: 'template', content: template(name) })
  expect(create('Straße').ok).toBe(true)
  for (const same of ['STRASSE', 'straße', 'Ｓtraße', ' strasse']) {
    expect(create(same)).toEqual({ ok: false, code: 'name_exists' })
  }
  expect(createItem(on, author, { kind: 'prompt', content: prompt('Straße') }).ok).toBe(true)
  expect(createItem(on, on.workspace('pro'), { kind: 'template', content: template('Straße') }).ok).toBe(true)
})

test('spec 5: custom style: unique among available built-in styles, in every language in which they are shown', () => {
  const pro = on.workspace('pro')
  for (const name of ['Professional', 'CASUAL', 'förmlich', 'Décontracté']) {
    expect(createItem(on, pro, { kind: 'style', content: style(name) })).toEqual({
      ok: false,
      code: 'built_in_conflict',
    })
  }
  expect(createItem(on, pro, { kind: 'template', content: template('General Assistant') })).toEqual({
    ok: false,
    code: 'built_in_conflict',
  })
  // This item needs the business plan, so pro cannot use it.
  expect(createItem(on, pro, { kind: 'template', content: template('Copywriter') }).ok).toBe(true)
  expect(createItem(on, pro, { kind: 'prompt', content: prompt('Professional') }).ok).toBe(true)
})

test('the same Idempotency-Key gives the same item, with other content it is refused, and it is the user’s own', () => {
  const author = on.workspace('pro')
  const create = (name: string, by = author) =>
    createItem(on, by, { kind: 'prompt', content: prompt(name), idempotencyKey: 'k1' })
  const first = create('A')
  expect(first.ok && create('A')).toEqual(first)
  expect(create('B')).toEqual({ ok: false, code: 'idempotency_mismatch' })
  on.clock.advance(1)
  expect(create('B', { ...author, userId: on.workspace('pro').userId }).ok).toBe(true)
  expect(names(itemsOf(reader, author.workspaceId, 'prompt', null))).toEqual(['A', 'B'])
})

test('after a downgrade the oldest keep their places, the rest is kept, locked and deletable', () => {
  const author = on.workspace('pro')
  const ids = ['a', 'b', 'c'].map((name) => {
    on.clock.advance(1)
    const created = createItem(on, author, { kind: 'prompt', content: prompt(name) })
    return created.ok ? created.item.id : ''
  })
  on.change(author, 'starter')
  const now = on.clock.now()
  const list = () => itemsOf(reader, author.workspaceId, 'prompt', limitFor(reader, author, 'prompt', now))
  expect(list().map(({ locked }) => locked)).toEqual([false, true, true])
  const [a = '', b = '', c = ''] = ids
  expect(itemOf(reader, author, { kind: 'prompt', id: b }, now)?.locked).toBe(true)
  expect(itemNamed(reader, author, { kind: 'prompt', reference: 'B' }, now)?.locked).toBe(true)
  expect(updateItem(on, author, { kind: 'prompt', id: b, content: prompt('b2') })).toEqual({
    ok: false,
    code: 'library_locked',
  })
  expect(createItem(on, author, { kind: 'prompt', content: prompt('d') })).toEqual({ ok: false, code: 'library_limit' })
  expect(deleteItem(on, author, { kind: 'prompt', id: c })).toEqual({ ok: true })
  expect(deleteItem(on, author, { kind: 'prompt', id: a })).toEqual({ ok: true })
  expect(list().map(({ locked }) => locked)).toEqual([false])
  on.change(author, 'pro')
  expect(createItem(on, author, { kind: 'prompt', content: prompt('d') }).ok).toBe(true)
})

test('each save is a version, the last twenty stay, and restoring loses nothing', () => {
  const author = on.workspace('pro')
  const created = createItem(on, author, { kind: 'template', content: template('T', 'text 1') })
  if (!created.ok) throw new Error(created.code)
  const target = { kind: 'template', id: created.item.id } as const
  for (let number = 2; number <= 25; number += 1) {
    updateItem(on, author, { ...target, content: template('T', `text ${number}`) })
  }
  updateItem(on, author, { ...target, content: template('T', 'text 25') })
  const item = () => itemOf(reader, author, target, on.clock.now()) ?? created.item
  expect(item().version).toBe(25)
  expect(versionsOf(reader, item()).map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  )
  expect(restoreVersion(on, author, { ...target, version: 5 })).toEqual({ ok: false, code: 'not_found' })
  expect(restoreVersion(on, author, { ...target, version: 7 }).ok).toBe(true)
  expect(item().content.context).toBe('text 7')
  expect(versionsOf(reader, item())[1]?.content.context).toBe('text 25')
})

test('of two who edit the same version the second is told, unless both wrote the same', () => {
  const author = on.workspace('pro')
  const created = createItem(on, author, { kind: 'template', content: template('T', 'text') })
  if (!created.ok) throw new Error(created.code)
  const target = { kind: 'template', id: created.item.id, read: 1 } as const
  expect(updateItem(on, author, { ...target, content: template('T', 'first') }).ok).toBe(true)
  expect(updateItem(on, author, { ...target, content: template('T', 'first') }).ok).toBe(true)
  expect(updateItem(on, author, { ...target, content: template('T', 'second') })).toEqual({
    ...{ ok: false, code: 'item_changed' },
  })
  expect(updateItem(on, author, { ...target, content: template('T', 'second'), read: 2 }).ok).toBe(true)
})

test('a version whose name is another’s now is not restored', () => {
  const author = on.workspace('pro')
  const created = createItem(on, author, { kind: 'prompt', content: prompt('old') })
  if (!created.ok) throw new Error(created.code)
  const target = { kind: 'prompt', id: created.item.id } as const
  updateItem(on, author, { ...target, content: prompt('new') })
  createItem(on, author, { kind: 'prompt', content: prompt('Old') })
  expect(restoreVersion(on, author, { ...target, version: 1 })).toEqual({ ok: false, code: 'name_exists' })
  expect(updateItem(on, author, { ...target, content: prompt('NEW') }).ok).toBe(true)
})

test('nothing of another workspace can be read, changed, counted, restored or deleted', () => {
  const author = on.workspace('pro')
  const other = on.workspace('pro')
  const created = createItem(on, author, { kind: 'style', content: style('Mine') })
  if (!created.ok) throw new Error(created.code)
  const target = { kind: 'style', id: created.item.id } as const
  expect(itemOf(reader, other, target, on.clock.now())).toBeUndefined()
  expect(itemNamed(reader, other, { kind: 'style', reference: 'Mine' }, on.clock.now())).toBeUndefined()
  expect(itemOf(reader, author, { ...target, kind: 'template' }, on.clock.now())).toBeUndefined()
  for (const outcome of [
    updateItem(on, other, { ...target, content: style('Theirs') }),
    restoreVersion(on, other, { ...target, version: 1 }),
    deleteItem(on, other, target),
  ]) {
    expect(outcome).toEqual({ ok: false, code: 'not_found' })
  }
  countUse(on, other, target)
  expect(itemOf(reader, author, target, on.clock.now())).toEqual(created.item)
})

test('what one workspace exports another imports as it was', () => {
  const anyStyle = fc
    .record({
      name: fc.string({ unit: 'grapheme', maxLength: 50 }),
      prompt: fc.string({ unit: 'grapheme', maxLength: 200 }),
      description: fc.option(fc.string()),
      rules: fc.record({ banned_words: fc.array(fc.string({ maxLength: 10 }), { maxLength: 5 }) }),
    })
    .map((content) => SCHEMAS.style.safeParse(content).data)
  fc.assert(
    fc.property(fc.array(anyStyle, { maxLength: 8 }), (styles) => {
      const from = on.workspace('business')
      const to = on.workspace('business')
      for (const content of styles) {
        on.clock.advance(1)
        if (content !== undefined) createItem(on, from, { kind: 'style', content })
      }
      const contents = itemsOf(reader, from.workspaceId, 'style', null).map(({ content }) => content)
      for (const file of exportFiles('style', contents)) {
        const read = readImport('style', file)
        if (read.ok) importItems(on, to, { kind: 'style', entries: read.entries })
      }
      expect(itemsOf(reader, to.workspaceId, 'style', null).map(({ content }) => content)).toEqual(contents)
    }),
    { numRuns: 12 },
  )
})

test('an import tells what became of each entry, and sent again it adds nothing', () => {
  const author = on.workspace('pro')
  const read = readImport(
    'template',
    JSON.stringify([
      ...['One', 'ONE', 'Developer', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({ name, context: 'x' })),
      { name: 'No context' },
    ]),
  )
  if (!read.ok) throw new Error(read.problem)
  const outcomes = () => {
    const imported = importItems(on, author, { kind: 'template', entries: read.entries })
    return imported.ok ? imported.lines.map(({ outcome }) => outcome) : imported.code
  }
  expect(outcomes()).toEqual([
    ...['created', 'exists', 'built_in', 'created', 'created', 'created', 'created', 'limit', 'invalid'],
  ])
  expect(outcomes()).toEqual(['exists', 'exists', 'built_in', ...Array(4).fill('exists'), 'limit', 'invalid'])
})

test('items outlive their author and go with the workspace', () => {
  const author = on.workspace('pro')
  createItem(on, author, { kind: 'prompt', content: prompt('Kept') })
  const { sqlite } = on.database.writer
  sqlite.prepare('DELETE FROM user WHERE id = ?').run(author.userId)
  expect(names(itemsOf(reader, author.workspaceId, 'prompt', null))).toEqual(['Kept'])
  sqlite.prepare('DELETE FROM workspace WHERE id = ?').run(author.workspaceId)
  expect(itemsOf(reader, author.workspaceId, 'prompt', null)).toEqual([])
  expect(
    sqlite
      .prepare(
        'SELECT count(*) FROM library_version v WHERE NOT EXISTS (SELECT 1 FROM library_item i WHERE i.id = v.item_id)',
      )
      .pluck()
      .get(),
  ).toBe(0)
})
