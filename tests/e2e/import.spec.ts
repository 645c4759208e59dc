import { expect, test } from './penmark.ts'

const json = (value: unknown) => JSON.stringify(value)
const prompts = (items: unknown[], more: object = {}) =>
  json({ format: 'penmark.library', version: 1, kind: 'prompts', items, ...more })
const PLAIN = { name: 'Polite', content: 'Answer politely.' }

/** Files that must be refused whole, and the message for each. */
const REFUSED: [what: string, body: string | Buffer, said: string | RegExp][] = [
  ['no JSON', 'name: Polite', 'This isn’t valid JSON. Nothing was imported.'],
  ['no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /isn’t valid (JSON|UTF-8)/],
  ['5 MB', prompts([{ ...PLAIN, content: 'x'.repeat(5_000_000) }]), /A file can have up to 60 KB|limit 64 KB/],
  ['another shape', json({ prompts: [PLAIN] }), 'This file has no list of items. Nothing was imported.'],
  ['another version', prompts([PLAIN], { version: 2 }), /^This file comes from a version of Penmark/],
  ['another kind', prompts([PLAIN], { kind: 'styles' }), /^This file was exported from another part of the library/],
]

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a file is imported, and of a bad one nothing`, async ({
    openPage,
    builtin,
    signIn,
  }) => {
    const page = await openPage({ javaScriptEnabled })
    await signIn(page, builtin)
    const send = async (body: string | Buffer) => {
      await page.goto(`${builtin.url}/dashboard/prompts/import`)
      const file = {
        name: 'library.json',
        mimeType: 'application/json',
        buffer: typeof body === 'string' ? Buffer.from(body) : body,
      }
      await page.getByLabel('File', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Import' }).click()
    }
    for (const [what, body, said] of REFUSED) {
      await send(body)
      await expect(page.getByText(said).first(), what).toBeVisible()
      await expect(page.getByText('Import result'), what).toHaveCount(0)
    }
    await page.goto(`${builtin.url}/dashboard/prompts`)
    await expect(page.getByText('No prompts yet')).toBeVisible()

    await send(prompts([{ name: 'No content' }, PLAIN, { ...PLAIN, name: 'polite' }, { ...PLAIN, name: 'Second' }]))
    const lines = page.locator('.library-report li')
    await expect(page.getByText('1 of 4 entries added.')).toBeVisible()
    await expect(lines).toHaveText([
      /Skipped: Prompt content is required/,
      /Polite.*Added/,
      /Skipped: this name already exists/,
      /Skipped: your plan’s limit is reached/,
    ])
    await send(prompts([PLAIN]))
    await expect(lines).toHaveText([/Skipped: this name already exists/])
  })
}
