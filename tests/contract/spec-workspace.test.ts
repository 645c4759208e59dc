import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  control,
  counters,
  lackedBy,
  offered,
  startWorkspace,
  type TestWorkspace,
  textOf,
} from '#tests/support/workspace.ts'

// Sentences of the specification about the screens of the writing workspace, each as a test of its name, over real HTTP
// and without a script. `spec-sentences.ts` names the tests of the other sentences.

const STYLES = ['professional', 'casual', 'concise', 'persuasive', 'creative', 'technical', 'formal', 'friendly']

let on: TestWorkspace
beforeAll(async () => {
  on = await startWorkspace()
})
afterAll(() => on.close())

test('spec 1: signed-in users get a dashboard with monthly credit usage, an AI text assistant, custom writing styles, custom templates, saved prompts, preferences, billing and account settings', async () => {
  for (const [place, heading] of [
    ['', 'used'],
    ['/assistant', 'Assistant'],
    ['/styles', 'Custom styles'],
    ['/templates', 'Custom templates'],
    ['/prompts', 'Your prompts'],
    ['/preferences', 'Preferences'],
    ['/billing', 'Billing'],
    ['/settings', 'Settings'],
  ] as const) {
    const answer = await on.starter.get(`/dashboard${place}`)
    expect([place, answer.status]).toEqual([place, 200])
    expect([place, lackedBy(await textOf(answer), [heading])]).toEqual([place, []])
  }
})

test('spec 2: dashboard sub-routes share a nav bar, whose top navigation is Dashboard, Assistant, Styles, Templates, Prompts, Billing', async () => {
  for (const place of [
    '',
    '/assistant',
    '/styles',
    '/templates',
    '/prompts',
    '/billing',
    '/preferences',
    '/settings',
  ]) {
    const bar = /<nav class="frame-places"[\s\S]*?<\/nav>/.exec(await on.screen(on.starter, place))?.[0] ?? ''
    const entries = [...bar.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, label]) => [to, label])
    // Usage, with its receipts, is an entry that the specification does not have.
    expect([place, entries.filter(([to]) => to !== '/dashboard/usage')]).toEqual([
      place,
      [
        ['/dashboard', 'Dashboard'],
        ['/dashboard/assistant', 'Assistant'],
        ['/dashboard/styles', 'Styles'],
        ['/dashboard/templates', 'Templates'],
        ['/dashboard/prompts', 'Prompts'],
        ['/dashboard/billing', 'Billing'],
      ],
    ])
  }
})

test('spec 2: the bar also has a theme toggle and a preferences popover (theme switch and language selector)', async () => {
  const page = await on.screen(on.starter, '/styles')
  expect(page).toMatch(/<form[^>]*class="theme-toggle"/)
  const chosen = (name: string) =>
    [...page.matchAll(new RegExp(`<button[^>]*name="${name}"[^>]*>`, 'g'))]
      .filter(([tag]) => tag.includes('display-choice'))
      .map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? '')
  expect(chosen('language').toSorted()).toEqual(['de', 'en', 'es', 'fr', 'pt'])
  expect(chosen('theme')).toEqual(expect.arrayContaining(['light', 'dark']))
})

test('spec 2: text assistant: input box with a counter out of 5000, processed-output box, selects for template, style and length, an optional custom prompt box (marked Pro+), Process and Clear buttons', async () => {
  const page = await on.screen(on.pro, '/assistant')
  expect(control(page, 'text')).toMatch(/^<textarea/)
  expect(counters(page).toSorted()).toEqual(['1,000', '5,000'])
  expect(page).toContain('id="result"')
  expect(page).toMatch(/<button[^>]*>Process<span[^>]*>/)
  for (const name of ['template', 'style', 'length']) expect(control(page, name)).toMatch(/^<select/)
  expect(control(page, 'custom_prompt')).toMatch(/^<textarea/)
  expect(page).toMatch(/Custom instructions<span[^>]*> <span[^>]*>Pro\+</)
  expect(page).toMatch(/<a[^>]*href="\/dashboard\/assistant"[^>]*>Clear</)
  const locked = await on.screen(on.starter, '/assistant')
  expect([control(locked, 'custom_prompt'), /Custom instructions<\/b> <span[^>]*>Pro\+</.test(locked)]).toEqual([
    '',
    true,
  ])
})

test('spec 2: text assistant: a Copy button once output exists, and spec 4: clear empties input, output, custom prompt and tokens used', async () => {
  const before = await on.screen(on.pro, '/assistant')
  const copy = /<button[^>]*class="[^"]*copy[^"]*"[^>]*>/
  expect(before).not.toMatch(copy)
  const fields = { intent: 'process', text: 'The cat sat on the mat.', custom_prompt: 'Be brief.' }
  const after = await textOf(await on.pro.post('/dashboard/assistant', fields))
  expect(after).toMatch(copy)
  expect(lackedBy(after, ['result-text', fields.text, fields.custom_prompt])).toEqual([])
  const cleared = await on.screen(on.pro, '/assistant')
  expect(cleared).not.toMatch(copy)
  const left = ['result-text', 'result-account', fields.text, fields.custom_prompt]
  expect(lackedBy(cleared, left)).toEqual(left)
})

test('spec 2: text assistant: a badge shows monthly usage against the limit, and spec 4: it is up to date after each successful process', async () => {
  expect(await on.screen(on.starter, '/assistant')).toMatch(/<span class="badge[^>]*>0 of 25 this month</)
  const answer = await textOf(
    await on.starter.post('/dashboard/assistant', { intent: 'process', text: 'The cat sat.' }),
  )
  expect(answer).toMatch(/<span class="badge[^>]*>1 of 25 this month</)
  expect(await on.screen(on.starter, '/assistant')).toMatch(/<span class="badge[^>]*>1 of 25 this month</)
})

test('spec 2: styles page: built-in styles list, custom styles list with a count, create dialog, and a delete icon per custom style that asks for confirmation', async () => {
  const style = await on.made('custom-styles', 'custom_style', { name: 'House', prompt: 'Short.' })
  const page = await on.screen(on.pro, '/styles')
  expect(STYLES.filter((key) => !page.includes(`id="name-${key}"`))).toEqual([])
  expect(page).toMatch(/Custom styles\s*<span class="library-count[^>]*>1 of 5</)
  expect(page).toContain('href="/dashboard/styles/new"')
  expect(lackedBy(await on.screen(on.pro, '/styles/new'), ['name="name"', 'name="prompt"', 'Create style'])).toEqual([])
  const icon = new RegExp(`<a[^>]*href="/dashboard/styles/${style.id}/delete"[^>]*><svg`)
  expect(page).toMatch(icon)
  expect(await on.screen(on.pro, `/styles/${style.id}/delete`)).toContain('Delete the style “House”?')
  expect(await on.screen(on.pro, '/styles')).toContain('House')
  expect((await on.pro.post(`/dashboard/styles/${style.id}/delete`)).status).toBe(303)
  expect(await on.screen(on.pro, '/styles')).not.toMatch(icon)
})

test('spec 2: templates page: same layout for built-in and custom templates', async () => {
  const template = await on.made('custom-templates', 'custom_template', { name: 'Notes', context: 'For the board.' })
  const page = await on.screen(on.pro, '/templates')
  const keys = ['general', 'developer', 'teacher', 'academic', 'copywriter', 'business']
  expect(keys.filter((key) => !page.includes(`id="name-${key}"`))).toEqual([])
  expect(page).toMatch(/Custom templates\s*<span class="library-count[^>]*>1 of 5</)
  expect(page).toContain('href="/dashboard/templates/new"')
  expect(
    lackedBy(await on.screen(on.pro, '/templates/new'), ['name="name"', 'name="context"', 'Create template']),
  ).toEqual([])
  expect(page).toMatch(new RegExp(`<a[^>]*href="/dashboard/templates/${template.id}/delete"[^>]*><svg`))
  expect(await on.screen(on.pro, `/templates/${template.id}/delete`)).toContain('Delete the template “Notes”?')
  await on.remove('custom-templates', template)
})

test('spec 2: custom prompts page: list with create dialog and delete', async () => {
  const prompt = await on.made('custom-prompts', 'custom_prompt', { name: 'Decline', content: 'Say no.' })
  const page = await on.screen(on.pro, '/prompts')
  expect(lackedBy(page, ['Decline', 'Say no.', 'href="/dashboard/prompts/new"'])).toEqual([])
  expect(lackedBy(await on.screen(on.pro, '/prompts/new'), ['name="name"', 'name="content"', 'Create prompt'])).toEqual(
    [],
  )
  expect(page).toContain(`href="/dashboard/prompts/${prompt.id}/delete"`)
  expect((await on.pro.post(`/dashboard/prompts/${prompt.id}/delete`)).status).toBe(303)
  expect(await on.screen(on.pro, '/prompts')).not.toContain('Say no.')
})

test('spec 2: each prompt shows usage count and creation date', async () => {
  const prompt = await on.made('custom-prompts', 'custom_prompt', { name: 'Counted', content: 'Say it.' })
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(String(prompt.created_at)),
  )
  expect(await on.screen(on.pro, '/prompts')).toContain(`not used yet · created on ${today}`)
  await on.pro.post('/dashboard/assistant', { intent: 'use_prompt', prompt_id: prompt.id })
  expect(await on.screen(on.pro, '/prompts')).toContain(`used 1 time · created on ${today}`)
  await on.remove('custom-prompts', prompt)
})

test('spec 2: content over 150 characters is truncated in the list of prompts', async () => {
  const whole = await on.made('custom-prompts', 'custom_prompt', { name: 'Whole', content: 'w'.repeat(150) })
  const long = await on.made('custom-prompts', 'custom_prompt', { name: 'Long', content: 'l'.repeat(151) })
  const previews = [...(await on.screen(on.pro, '/prompts')).matchAll(/class="library-preview"[^>]*>([^<]*)</g)]
  expect(previews.map(([, text]) => text).toSorted()).toEqual([`${'l'.repeat(150)}…`, 'w'.repeat(150)])
  for (const prompt of [whole, long]) await on.remove('custom-prompts', prompt)
})

test('spec 2: template previews show 100 characters', async () => {
  const template = await on.made('custom-templates', 'custom_template', { name: 'Long', context: 'x'.repeat(101) })
  expect(await on.screen(on.pro, '/templates')).toMatch(/class="library-preview"[^>]*>x{100}…</)
  await on.remove('custom-templates', template)
})

test('spec 2: preferences: assistant template select, checkboxes for built-in and custom styles, default response length cards, target language select, reset button', async () => {
  const style = await on.made('custom-styles', 'custom_style', { name: 'House', prompt: 'Short.' })
  const page = await on.screen(on.pro, '/preferences')
  expect(control(page, 'assistant_template')).toMatch(/^<select/)
  const boxes = (name: string) =>
    [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
      .filter(([tag]) => tag.includes(`name="${name}"`))
      .map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])
  expect([boxes('enabled_styles'), boxes('custom_styles')]).toEqual([STYLES, [style.id]])
  const cards = [...page.matchAll(/<label class="choice"[^>]*><input[^>]*type="radio"[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
  )
  expect(cards).toEqual(['small', 'medium', 'large'])
  expect(control(page, 'target_language')).toMatch(/^<select/)
  expect(page).toMatch(/<a[^>]*href="\/dashboard\/preferences\/reset"[^>]*>Reset to defaults</)
  await on.remove('custom-styles', style)
})

test('spec 2: preferences: a load failure shows a retry button', async () => {
  on.withDatabase((database) => database.exec('ALTER TABLE writing_preference RENAME TO hidden'))
  try {
    const answer = await on.starter.get('/dashboard/preferences')
    expect(answer.status).toBe(500)
    const page = await textOf(answer)
    expect(page).toContain('Failed to load preferences')
    expect(page).toMatch(/<a[^>]*href="\/dashboard\/preferences"[^>]*>Try again</)
  } finally {
    on.withDatabase((database) => database.exec('ALTER TABLE hidden RENAME TO writing_preference'))
  }
  expect((await on.starter.get('/dashboard/preferences')).status).toBe(200)
})

test('spec 2: notification toggles (email notifications, marketing emails, usage alerts, weekly digest) are also listed among preferences', async () => {
  expect(await on.screen(on.starter, '/preferences')).toContain('href="/dashboard/settings/notifications"')
  const page = await on.screen(on.starter, '/settings/notifications')
  const toggles = ['email_notifications', 'marketing_emails', 'usage_alerts', 'weekly_digest']
  for (const name of toggles) expect(control(page, name)).toContain('type="checkbox"')
})

test('spec 4: create dialogs: reset on open and on success; close on success', async () => {
  const name = (page: string) => [control(page, 'name'), /<textarea[^>]*name="content"[^>]*>([^<]*)</.exec(page)?.[1]]
  const empty = name(await on.screen(on.pro, '/prompts/new'))
  expect(empty).toEqual([expect.not.stringContaining('value="D'), ''])
  const refused = await on.pro.post('/dashboard/prompts/new', { name: 'Decline', content: '' })
  expect([refused.status, control(await textOf(refused), 'name')]).toEqual([
    400,
    expect.stringContaining('value="Decline"'),
  ])
  expect(name(await on.screen(on.pro, '/prompts/new'))).toEqual(empty)
  const done = await on.pro.post('/dashboard/prompts/new', { name: 'Decline', content: 'Say no.' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/dashboard/prompts'])
  expect(name(await on.screen(on.pro, '/prompts/new'))).toEqual(empty)
  const { prompts } = (await on.api(on.pro, 'GET', 'user/custom-prompts')).body as { prompts: { id: string }[] }
  for (const prompt of prompts) await on.remove('custom-prompts', prompt)
})

test('spec 8: custom items that were created and preferences that were saved are told in the specified words', async () => {
  for (const [place, one, body, says] of [
    ['custom-templates', 'custom_template', { name: 'Notes', context: 'x' }, 'Custom template created successfully!'],
    ['custom-prompts', 'custom_prompt', { name: 'Notes', content: 'x' }, 'Custom prompt created successfully!'],
  ] as const) {
    const answer = await on.api(on.pro, 'POST', `user/${place}`, body)
    expect(answer.body.message).toBe(says)
    await on.remove(place, answer.body[one] as { id: string })
  }
  expect((await on.api(on.pro, 'POST', 'user/style-preferences', {})).body.message).toBe(
    'Preferences saved successfully!',
  )
})

test('spec 8: preferences that cannot be saved or reset say so and keep what was chosen', async () => {
  on.withDatabase((database) =>
    database.exec(
      `CREATE TRIGGER no_save BEFORE INSERT ON writing_preference BEGIN SELECT RAISE(ABORT, 'disk'); END;
       CREATE TRIGGER no_reset BEFORE DELETE ON writing_preference BEGIN SELECT RAISE(ABORT, 'disk'); END;
       CREATE TRIGGER no_update BEFORE UPDATE ON writing_preference BEGIN SELECT RAISE(ABORT, 'disk'); END;`,
    ),
  )
  try {
    const saved = await on.pro.post('/dashboard/preferences', { response_length: 'large', enabled_styles: 'formal' })
    const page = await textOf(saved)
    expect([saved.status, page.includes('Failed to save preferences')]).toEqual([500, true])
    const ticked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])
    expect(ticked).toEqual(['formal', 'large'])
    expect((await on.pro.post('/dashboard/preferences/reset')).headers.get('location')).toBe('/dashboard/preferences')
    expect(await on.screen(on.pro, '/preferences')).toContain('Failed to reset preferences')
  } finally {
    on.withDatabase((database) => database.exec('DROP TRIGGER no_save; DROP TRIGGER no_reset; DROP TRIGGER no_update'))
  }
})

test('spec 9: default length medium in the assistant, small in preference defaults; default style professional; default template general', async () => {
  const page = await on.screen(on.starter, '/assistant')
  expect(['length', 'style', 'template'].map((name) => offered(page, name).chosen)).toEqual([
    'medium',
    'professional',
    'general',
  ])
  expect((await on.api(on.starter, 'GET', 'user/style-preferences')).body.preferences).toMatchObject({
    response_length: 'small',
  })
})
