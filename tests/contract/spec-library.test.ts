import { afterAll, beforeAll, expect, test } from 'vitest'
import english from '#app/locales/en/index.ts'
import { call } from '#tests/support/client.ts'
import { counters, lackedBy, offered, startWorkspace, type TestWorkspace, textOf } from '#tests/support/workspace.ts'

// Sentences of the specification about what a workspace keeps and may use (sections 3, 5 and 6), each as a test of its
// name, over real HTTP. `spec-sentences.ts` names the tests of the other sentences.

const keysOf = (value: unknown) => Object.keys(value as object)

const STYLES = ['professional', 'casual', 'concise', 'persuasive', 'creative', 'technical', 'formal', 'friendly']

let on: TestWorkspace
beforeAll(async () => {
  on = await startWorkspace()
})
afterAll(() => on.close())

test('spec 3: custom style: id, name, prompt, description (optional), created_at', async () => {
  const style = await on.made('custom-styles', 'custom_style', { name: 'House', prompt: 'Short.' })
  const listed = ((await on.api(on.pro, 'GET', 'user/custom-styles')).body.custom_styles as object[])[0]
  for (const each of [style, listed]) {
    expect(each).toMatchObject({ id: expect.any(String), name: 'House', prompt: 'Short.', description: null })
    expect(Number.isNaN(Date.parse(String((each as { created_at: string }).created_at)))).toBe(false)
  }
  await on.remove('custom-styles', style)
})

test('spec 3: custom template: id, name, context, description (optional), created_at', async () => {
  const body = { name: 'Notes', context: 'For the board.', description: 'Mine' }
  const template = await on.made('custom-templates', 'custom_template', body)
  expect(template).toMatchObject({ id: expect.any(String), ...body, created_at: expect.stringMatching(/^\d{4}-.*Z$/) })
  await on.remove('custom-templates', template)
})

test('spec 3: custom prompt: id, name, content, usage_count, created_at', async () => {
  const body = { name: 'Decline', content: 'Say no.' }
  const prompt = await on.made('custom-prompts', 'custom_prompt', body)
  expect(prompt).toMatchObject({
    id: expect.any(String),
    ...body,
    usage_count: 0,
    created_at: expect.stringMatching(/Z$/),
  })
  await on.remove('custom-prompts', prompt)
})

test('spec 3: built-in template: key, name, description, context, available, plan_required; and style option: type (built-in or custom), id, name, description', async () => {
  const style = await on.made('custom-styles', 'custom_style', { name: 'House', prompt: 'Short.', description: 'Mine' })
  const { built_in_templates } = (await on.api(on.pro, 'GET', 'user/available-templates')).body as Record<
    string,
    object[]
  >
  for (const template of built_in_templates ?? [])
    expect(keysOf(template)).toEqual(
      expect.arrayContaining(['key', 'name', 'description', 'context', 'available', 'plan_required']),
    )
  const { built_in_styles, custom_styles } = (await on.api(on.pro, 'GET', 'user/available-styles')).body as Record<
    string,
    object[]
  >
  expect(built_in_styles?.[0]).toMatchObject({
    ...{ type: 'built-in', id: 'professional', name: 'Professional', description: expect.any(String) },
    ...{ prompt: expect.any(String), plans: ['starter', 'pro', 'business', 'enterprise'] },
  })
  expect(custom_styles).toEqual([
    expect.objectContaining({ type: 'custom', id: style.id, name: 'House', description: 'Mine' }),
  ])
  await on.remove('custom-styles', style)
})

test('spec 3: assistant request: text, template, style, length, custom_prompt (optional). Response: processed_text, tokens_used', async () => {
  const request = { text: 'The cat sat.', template: 'general', style: 'professional', length: 'small' }
  for (const body of [request, { ...request, custom_prompt: 'Be brief.' }]) {
    const answer = await on.api(on.pro, 'POST', 'ai-assist', body)
    expect(answer.body).toMatchObject({ processed_text: expect.any(String), tokens_used: expect.any(Number) })
  }
})

test('spec 3: built-in styles, lengths and target languages are the listed ones', async () => {
  const page = await on.screen(on.pro, '/assistant')
  expect(offered(page, 'style').values).toEqual(STYLES)
  expect(offered(page, 'length').values).toEqual(['small', 'medium', 'large'])
  expect(offered(page, 'length_words').values).toEqual(['small', 'medium', 'large'])
  expect(lackedBy(page, ['>shorter<', '>about as long<', '>longer<', '>about 200 words<'])).toEqual([])
  const tokens = ['about 150 tokens', 'about 300 tokens', 'about 500 tokens']
  expect(lackedBy(await on.screen(on.pro, '/preferences'), tokens)).toEqual([])
  const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar']
  expect(offered(page, 'target_language').values).toEqual(languages)
  expect(offered(await on.screen(on.pro, '/preferences'), 'target_language').values).toEqual(languages)
})

/** Posts an invalid item by form and by call, and expects the same message from both. */
async function refuses(
  kind: 'style' | 'template' | 'prompt',
  body: Record<string, string>,
  says: string,
  status = 400,
) {
  const page = await textOf(await on.pro.post(`/dashboard/${kind}s/new`, body))
  const { status: answered, body: answer } = await on.api(on.pro, 'POST', `user/custom-${kind}s`, body)
  expect([body, page.includes(says), answered, answer.detail]).toEqual([body, true, status, says])
}

test('spec 5: custom style: name required, max 50, unique case-insensitively among custom styles and available built-in styles; prompt required, max 500; description optional, max 200, each told by form and by call', async () => {
  const style = await on.made('custom-styles', 'custom_style', {
    name: 'n'.repeat(50),
    prompt: 'p'.repeat(500),
    description: 'd'.repeat(200),
  })
  await refuses('style', { name: ' ', prompt: 'x' }, 'Style name is required')
  await refuses('style', { name: 'm'.repeat(51), prompt: 'x' }, 'Style name must be 50 characters or less')
  await refuses('style', { name: 'Mine', prompt: '' }, 'Style prompt is required')
  await refuses('style', { name: 'Mine', prompt: 'x'.repeat(501) }, 'Style prompt must be 500 characters or less')
  await refuses(
    'style',
    { name: 'Mine', prompt: 'x', description: 'x'.repeat(201) },
    'Description must be 200 characters or less',
  )
  await refuses('style', { name: 'N'.repeat(50), prompt: 'x' }, 'A style with this name already exists', 409)
  await refuses('style', { name: 'cAsUaL', prompt: 'x' }, 'A built-in style already has this name', 409)
  await on.remove('custom-styles', style)
})

test('spec 5: messages of styles use keys nameRequired, nameTooLong, promptRequired, promptTooLong, descriptionTooLong, nameExists, builtInConflict', () => {
  const keys = [
    'nameRequired',
    'nameTooLong',
    'promptRequired',
    'promptTooLong',
    'descriptionTooLong',
    'nameExists',
    'builtInConflict',
  ]
  expect(keysOf(english.library.style.problem)).toEqual(expect.arrayContaining(keys))
})

test('spec 5: custom template: name required max 50, context required max 1000, description max 200, name unique case-insensitively, each in the specified words by form and by call', async () => {
  const template = await on.made('custom-templates', 'custom_template', {
    name: 'n'.repeat(50),
    context: 'c'.repeat(1000),
    description: 'd'.repeat(200),
  })
  await refuses('template', { name: '', context: 'x' }, 'Template name is required')
  await refuses('template', { name: 'x'.repeat(51), context: 'x' }, 'Template name must be 50 characters or less')
  await refuses('template', { name: 'Mine', context: ' ' }, 'Template context is required')
  await refuses(
    'template',
    { name: 'Mine', context: 'x'.repeat(1001) },
    'Template context must be 1000 characters or less',
  )
  await refuses(
    'template',
    { name: 'Mine', context: 'x', description: 'x'.repeat(201) },
    'Description must be 200 characters or less',
  )
  await refuses('template', { name: 'N'.repeat(50), context: 'x' }, 'A template with this name already exists', 409)
  await on.remove('custom-templates', template)
})

test('spec 5: custom prompt: name required max 100, content required max 1000, name unique case-insensitively, each in the specified words by form and by call', async () => {
  const prompt = await on.made('custom-prompts', 'custom_prompt', { name: 'n'.repeat(100), content: 'c'.repeat(1000) })
  await refuses('prompt', { name: '', content: 'x' }, 'Prompt name is required')
  await refuses('prompt', { name: 'x'.repeat(101), content: 'x' }, 'Prompt name must be 100 characters or less')
  await refuses('prompt', { name: 'Mine', content: '' }, 'Prompt content is required')
  await refuses('prompt', { name: 'Mine', content: 'x'.repeat(1001) }, 'Prompt content must be 1000 characters or less')
  await refuses('prompt', { name: 'N'.repeat(100), content: 'x' }, 'A prompt with this name already exists', 409)
  await on.remove('custom-prompts', prompt)
})

test('spec 5: each text that has a limit has a counter', async () => {
  expect(counters(await on.screen(on.pro, '/styles/new')).slice(0, 3)).toEqual(['50', '500', '200'])
  expect(counters(await on.screen(on.pro, '/templates/new'))).toEqual(['50', '1,000', '200'])
  expect(counters(await on.screen(on.pro, '/prompts/new'))).toEqual(['100', '1,000'])
})

test('spec 6: style availability: Professional for all plans; Casual, Concise, Persuasive, Creative, Technical, Formal, Friendly for pro and above', async () => {
  const { built_in_styles } = (await on.api(on.starter, 'GET', 'user/available-styles')).body as {
    built_in_styles: { id: string; plans: string[] }[]
  }
  const all = ['starter', 'pro', 'business', 'enterprise']
  expect(built_in_styles.map(({ id, plans }) => [id, plans])).toEqual(
    STYLES.map((id) => [id, id === 'professional' ? all : all.slice(1)]),
  )
})

test('spec 6: actual availability of templates follows the server’s available flag and plan_required', async () => {
  for (const person of [on.starter, on.pro]) {
    const { built_in_templates } = (await on.api(person, 'GET', 'user/available-templates')).body as {
      built_in_templates: { key: string; available: boolean; plan_required: string }[]
    }
    const plans = person === on.starter ? ['starter'] : ['starter', 'pro']
    const page = await on.screen(person, '/templates')
    for (const { key, available, plan_required } of built_in_templates) {
      const answer = await on.api(person, 'POST', 'ai-assist', { text: 'The cat sat.', template: key })
      expect([key, available, page.includes(`?template=${key}"`), answer.status]).toEqual([
        ...[key, plans.includes(plan_required), available, available ? 200 : 403],
      ])
    }
  }
})

test('spec 6: locked templates are disabled and show an upgrade message (Pro Plan Required)', async () => {
  const page = await on.screen(on.starter, '/templates')
  const upgrade = (key: string) =>
    new RegExp(`<a[^>]*aria-describedby="[^"]*name-${key}[ "][^>]*>Upgrade to unlock`).exec(page)?.[0]
  for (const key of ['developer', 'teacher', 'academic']) expect(upgrade(key)).toContain('title="Pro Plan Required"')
  for (const key of ['copywriter', 'business']) expect(upgrade(key)).toContain('title="Business Plan Required"')
  const assistant = await on.screen(on.starter, '/assistant')
  expect(assistant).toContain('<option value="developer" disabled="">a developer (Pro required)</option>')
  expect(assistant).toContain('<option value="business" disabled="">a business writer (Business required)</option>')
})

test('spec 6: Business adds bulk processing, team collaboration and API access; Enterprise adds custom integrations, dedicated support, an SLA and custom training', async () => {
  const { plans } = (await call(on.server, 'GET', '/api/plans')).body as {
    plans: { key: string; features: string[] }[]
  }
  const features = Object.fromEntries(plans.map(({ key, features }) => [key, features]))
  const team = 'API access (bulk and teams planned)'
  const more = 'Custom integrations, dedicated support, SLA, training'
  expect(plans.filter(({ features }) => features.includes(team)).map(({ key }) => key)).toEqual([
    'business',
    'enterprise',
  ])
  expect([features.business?.includes(more), features.enterprise?.includes(more)]).toEqual([false, true])
})
