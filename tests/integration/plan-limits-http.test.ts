import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { PLAN_KEYS, PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { KINDS, type Kind, limitOf, PLURALS } from '#app/domain/library/kinds.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import type { Browser } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { startServerFor } from '#tests/support/people.ts'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import type { RunningServer } from '#tests/support/server.ts'

type Person = Browser & { token: string }

const STYLES = ['professional', 'casual', 'concise', 'persuasive', 'creative', 'technical', 'formal', 'friendly']
const UP_TO_PRO = ['general', 'developer', 'teacher', 'academic']
const EVERY = [...UP_TO_PRO, 'copywriter', 'business']

/** The limits of each plan, figure by figure: requests a month, own styles, templates and prompts, built-ins, and the API. */
const DECIDED = {
  starter: { requests: 25, own: [0, 0, 1], styles: ['professional'], templates: ['general'], api: false },
  pro: { requests: 500, own: [5, 5, 5], styles: STYLES, templates: UP_TO_PRO, api: false },
  business: { requests: 2000, own: [null, null, null], styles: STYLES, templates: EVERY, api: true },
  enterprise: { requests: 5000, own: [null, null, null], styles: STYLES, templates: EVERY, api: true },
} as const

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-plans-'))
const settings: Record<string, string> = {}
let double: OpenAiDouble
let server: RunningServer
const people = {} as Record<PlanKey, Person>
beforeAll(async () => {
  double = await startOpenAiDouble()
  Object.assign(settings, { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  const plans = Object.fromEntries(PLAN_KEYS.map((plan) => [plan, plan])) as Record<PlanKey, PlanKey>
  const started = await startServerFor(plans, settings, dataDir)
  server = started.server
  Object.assign(people, started.people)
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await double.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page without its scripts and the marks between texts. */
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
const screen = async (plan: PlanKey, place: string) => textOf(await people[plan].get(`/dashboard${place}`))
const api = (plan: PlanKey, method: string, place: string, body?: unknown) =>
  call(server, method, `/api/${place}`, { token: people[plan].token, ...(body === undefined ? {} : { body }) })

/** The values of the selectable options of a select, or of the enabled boxes with a name. */
function openOptions(page: string, name: string): string[] {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(page)?.[1]
  const tags = select?.match(/<option[^>]*>/g) ?? page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? []
  return tags.filter((tag) => !tag.includes(' disabled=""')).map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '')
}

const stored = (plan: PlanKey, kind: Kind): number => {
  const database = new SQLite(path.join(dataDir, 'penmark.db'), { readonly: true })
  const count = database
    .prepare(
      'SELECT count(*) FROM library_item i JOIN user ON user.id = i.created_by WHERE user.email = ? AND i.kind = ?',
    )
    .pluck()
    .get(`${plan}@example.com`, kind)
  database.close()
  return Number(count)
}

const BODY = { style: 'prompt', template: 'context', prompt: 'content' } as const
const item = (kind: Kind, name: string) => ({ name, [BODY[kind]]: 'x' })

test('spec 6: limits for custom items, custom prompts and built-ins: the plan table is the one that was decided', () => {
  for (const plan of PLAN_KEYS) {
    const table = PLANS[plan]
    expect({
      requests: table.requestsPerMonth,
      own: KINDS.map((kind) => limitOf(table, kind)),
      styles: table.builtInStyles === 'all' ? STYLES : ['professional'],
      templates: BUILT_IN_TEMPLATES.filter(({ planRequired }) => planReaches(table.builtInTemplates, planRequired)).map(
        ({ key }) => key,
      ),
      api: table.apiBulkTeam,
    }).toEqual(DECIDED[plan])
  }
  const prices = PLAN_KEYS.map((plan) => PLANS[plan].priceCents)
  expect(prices).toEqual([{ month: 0, year: 0 }, { month: 999, year: 9999 }, { month: 2999, year: 29_999 }, null])
})

test.each(PLAN_KEYS)('%s sees on every screen what the plan table says', async (plan) => {
  const { requests, own, styles, templates, api: hasApi } = DECIDED[plan]
  for (const [kind, open, all] of [
    ['style', styles, BUILT_IN_STYLES],
    ['template', templates, BUILT_IN_TEMPLATES],
  ] as const) {
    const page = await screen(plan, `/${PLURALS[kind]}`)
    const locked = all.filter(({ key }) => !(open as readonly string[]).includes(key))
    const badges = [...page.matchAll(/(Pro|Business) Required</g)].map(([, needed]) => needed?.toLowerCase())
    expect([plan, kind, badges]).toEqual([plan, kind, [...new Set(locked.map(({ planRequired }) => planRequired))]])
    expect([plan, kind, page.match(/data-locked/g)?.length ?? 0]).toEqual([plan, kind, locked.length])
    const usable = all.filter(({ key }) => page.includes(`href="/dashboard/assistant?${kind}=${key}"`))
    expect(usable.map(({ key }) => key)).toEqual(open)
  }
  for (const [index, kind] of KINDS.entries()) {
    const page = await screen(plan, `/${PLURALS[kind]}`)
    const limit = own[index] ?? null
    expect([kind, page.includes(`href="/dashboard/${PLURALS[kind]}/new"`)]).toEqual([kind, limit !== 0])
    expect([kind, /<span class="library-count[^>]*>([^<]*)</.exec(page)?.[1]]).toEqual([
      kind,
      limit === null ? '0' : limit === 0 ? undefined : `0 of ${limit}`,
    ])
    expect([kind, /Starter includes/.test(page)]).toEqual([kind, plan === 'starter'])
  }
  const amounts = [...(await screen(plan, '/library')).matchAll(/<span class="toolkit-count[^>]*>([^<]*)</g)]
  const sentences = own.map((limit) =>
    limit === null ? '0 saved' : limit === 0 ? 'Not in your plan' : `0 of ${limit}`,
  )
  expect(amounts.slice(0, 3).map(([, amount]) => amount)).toEqual(sentences)

  const assistant = await screen(plan, '/assistant')
  expect([openOptions(assistant, 'style'), openOptions(assistant, 'template')]).toEqual([styles, templates])
  expect(assistant.includes('name="custom_prompt"')).toBe(plan !== 'starter')
  expect(assistant.includes('Custom instructions come with Pro and above.')).toBe(plan === 'starter')
  expect(assistant).toContain(`0 of ${requests.toLocaleString('en')} this month`)
  const preferences = await screen(plan, '/preferences')
  expect(openOptions(preferences, 'enabled_styles')).toEqual(styles)
  expect(openOptions(preferences, 'assistant_template')).toEqual(templates)
  const overview = await screen(plan, '')
  expect(overview).toContain(`${requests.toLocaleString('en')} requests a month`)
  expect(overview).toContain(`${PLANS[plan].name} plan`)
  const keys = await screen(plan, '/settings/keys')
  expect([keys.includes('Create key'), keys.includes('API keys come with Business')]).toEqual([hasApi, !hasApi])
})

test.each(PLAN_KEYS)('%s is told by call what the plan table says', async (plan) => {
  const { requests, own, styles, templates } = DECIDED[plan]
  const available = (list: unknown, name: 'id' | 'key') =>
    (list as { id: string; key: string; available: boolean }[])
      .filter((each) => each.available)
      .map((each) => each[name])
  const allStyles = (await api(plan, 'GET', 'user/available-styles')).body
  expect([available(allStyles.built_in_styles, 'id'), allStyles.custom_styles]).toEqual([styles, []])
  const allTemplates = (await api(plan, 'GET', 'user/available-templates')).body
  expect(available(allTemplates.built_in_templates, 'key')).toEqual(templates)
  expect(allTemplates.all_templates).toHaveLength(EVERY.length)
  for (const [index, kind] of KINDS.entries()) {
    expect((await api(plan, 'GET', `user/custom-${PLURALS[kind]}`)).body.limit).toBe(own[index])
  }
  expect((await api(plan, 'GET', 'user/profile')).body).toMatchObject({
    user: { subscription_plan: plan, usage_limit: requests },
    usage: { limit: requests, remaining: requests },
  })
})

test.each(['starter', 'pro', 'business'] as const)(
  '%s may ask the assistant for what the table opens, and for nothing else',
  async (plan) => {
    const { styles, templates } = DECIDED[plan]
    const ask = (fields: object) => api(plan, 'POST', 'ai-assist', { text: 'The cat sat.', ...fields })
    const opened = Math.max(styles.length, templates.length)
    for (let index = 0; index < opened; index += 1) {
      const choice = { style: styles[index] ?? styles[0], template: templates[index] ?? templates[0] }
      expect([choice, (await ask(choice)).status]).toEqual([choice, 200])
    }
    for (const style of STYLES.filter((key) => !(styles as readonly string[]).includes(key))) {
      const refused = await ask({ style })
      expect([refused.status, refused.body]).toMatchObject([
        403,
        {
          detail: 'This style requires a Pro plan or higher. Upgrade to unlock this feature.',
          code: 'style_locked',
        },
      ])
    }
    for (const template of EVERY.filter((key) => !(templates as readonly string[]).includes(key))) {
      const refused = await ask({ template })
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { detail: 'This template requires a higher plan. Upgrade to unlock this feature.', code: 'template_locked' },
      ])
    }
    const own = await ask({ custom_prompt: 'Be brief.' })
    expect([own.status, own.body.code]).toEqual(plan === 'starter' ? [403, 'custom_prompt_locked'] : [200, undefined])
    const { body } = await api(plan, 'GET', 'user/profile')
    expect(body.usage).toMatchObject({ current_month: plan === 'starter' ? 1 : opened + 1 })
  },
)

test('API keys are made on business and enterprise, and refused on starter and pro', async () => {
  const createdOn = async (plan: PlanKey) => {
    const answer = await people[plan].post('/dashboard/settings/keys', [
      ...Object.entries({ name: 'Script', days: '30', password: PASSWORD }),
      ['scopes', 'library'],
    ] as [string, string][])
    const key = /pmk_[a-z2-7]{8}_[a-z2-7]{32}/.exec(await answer.text())?.[0]
    const worked = key === undefined ? null : await call(server, 'GET', '/api/user/custom-prompts', { token: key })
    return [plan, answer.status, worked?.status ?? null]
  }
  expect(await Promise.all(PLAN_KEYS.map(createdOn))).toEqual([
    ['starter', 403, null],
    ['pro', 403, null],
    ['business', 200, 200],
    ['enterprise', 200, 200],
  ])
})

const NONE: Partial<Record<Kind, string>> = {
  style: 'Custom styles come with Pro and above.',
  template: 'Custom templates come with Pro and above.',
}
const FULL: Record<Kind, string> = {
  style: 'You’ve used all custom styles in your plan. Delete one or upgrade.',
  template: 'You’ve used all custom templates in your plan. Delete one or upgrade.',
  prompt: 'You’ve used all prompts in your plan. Delete one or upgrade.',
}

test.each((['starter', 'pro', 'business'] as const).flatMap((plan) => KINDS.map((kind) => [plan, kind] as const)))(
  'of 50 creates at once by form and by call %s keeps as many %ss as the table says',
  async (plan, kind) => {
    const limit = DECIDED[plan].own[KINDS.indexOf(kind)] ?? 50
    const create = async (index: number) => {
      const wanted = item(kind, `Own ${String(index).padStart(2, '0')}`)
      if (index % 2 === 0) {
        const { status, body } = await api(plan, 'POST', `user/custom-${PLURALS[kind]}`, wanted)
        return status === 201 ? 'made' : [status, body.code, body.detail]
      }
      const answer = await people[plan].post(`/dashboard/${PLURALS[kind]}/new`, wanted)
      return answer.status === 303 ? 'made' : [answer.status, 'library_limit', messageIn(await textOf(answer))]
    }
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => create(index)))
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(limit)
    const refusals = outcomes.filter((outcome) => outcome !== 'made')
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set(limit === 50 ? [] : [JSON.stringify([403, 'library_limit', (limit === 0 && NONE[kind]) || FULL[kind]])]),
    )
    expect(stored(plan, kind)).toBe(limit)
    const { body } = await api(plan, 'GET', `user/custom-${PLURALS[kind]}`)
    expect(body[kind === 'prompt' ? 'prompts' : `custom_${kind}s`]).toHaveLength(limit)
    if (limit > 0 && limit < 50) expect(await screen(plan, `/${PLURALS[kind]}`)).toContain(`${limit} of ${limit}`)
  },
)

/** The message above a refused form. */
function messageIn(page: string): string | undefined {
  return /<p class="form-problem[^>]*>([^<]*)<|role="alert"[^>]*>[\s\S]*?<(?:p|li|a)[^>]*>([^<]*)</
    .exec(page)
    ?.slice(1)
    .find(Boolean)
}

test('after a downgrade everything stays to be read, exported and deleted, and the oldest keep the places of the plan', async () => {
  // Sets a preference on the pro plan that starter does not have.
  const preferred = {
    assistant_template: 'Developer',
    enabled_styles: ['Professional', 'Formal'],
    response_length: 'large',
  }
  expect((await api('pro', 'POST', 'user/style-preferences', preferred)).status).toBe(200)
  const keyPage = await textOf(
    await people.business.post('/dashboard/settings/keys', [
      ...Object.entries({ name: 'Kept', days: '30', password: PASSWORD }),
      ['scopes', 'library'],
    ] as [string, string][]),
  )
  const key = /pmk_[a-z2-7]{8}_[a-z2-7]{32}/.exec(keyPage)?.[0] ?? ''
  server = await restartWithPlans(server, { 'pro@example.com': 'starter', 'business@example.com': 'pro' }, settings)

  for (const [who, kind, now] of [
    ['pro', 'style', 0],
    ['pro', 'template', 0],
    ['pro', 'prompt', 1],
    ['business', 'style', 5],
    ['business', 'template', 5],
    ['business', 'prompt', 5],
  ] as const) {
    const had = who === 'pro' ? 5 : 50
    const list = `user/custom-${PLURALS[kind]}`
    const read = async () =>
      (await api(who, 'GET', list)).body as Record<string, { id: string; name: string; available: boolean }[]>
    const items = (await read())[kind === 'prompt' ? 'prompts' : `custom_${kind}s`] ?? []
    expect([who, kind, items.map(({ available }) => available)]).toEqual([
      ...[who, kind],
      [...Array(now).fill(true), ...Array(had - now).fill(false)],
    ])
    const page = await screen(who, `/${PLURALS[kind]}`)
    expect([kind, page.match(/Locked</g)?.length]).toEqual([kind, had - now])
    expect(page).toContain(now === 0 ? 'These are beyond your plan.' : 'Your plan covers your oldest items.')
    expect(page).not.toContain(`href="/dashboard/${PLURALS[kind]}/new"`)
    for (const { name } of items) expect(page).toContain(name)

    const last = items.at(-1) ?? { id: '', name: '' }
    const place = `/${PLURALS[kind]}/${last.id}`
    const opened = await screen(who, place)
    expect(opened).toContain('Beyond your plan.')
    expect(opened).not.toContain('<textarea')
    expect((await api(who, 'GET', `${list}/${last.id}`)).status).toBe(200)
    expect(await (await people[who].get(`/dashboard/${PLURALS[kind]}/export`)).text()).toContain(`"${last.name}"`)
    const changed = await api(who, 'PUT', `${list}/${last.id}`, item(kind, 'Other'))
    expect([changed.status, changed.body.code]).toEqual([403, 'library_locked'])
    expect((await people[who].post(`/dashboard${place}`, item(kind, 'Other'))).status).toBe(403)
    const more = await api(who, 'POST', list, item(kind, 'One more'))
    expect([more.status, more.body.detail]).toEqual([403, (now === 0 && NONE[kind]) || FULL[kind]])
    if (kind !== 'prompt') {
      const used = await api(who, 'POST', 'ai-assist', { text: 'The cat sat.', [kind]: last.id })
      expect([used.status, used.body.code]).toEqual([403, `${kind}_locked`])
    }
    // A freed place goes to the next oldest item.
    const first = items[0]?.id ?? ''
    expect((await api(who, 'DELETE', `${list}/${first}`)).status).toBe(200)
    const left = (await read())[kind === 'prompt' ? 'prompts' : `custom_${kind}s`] ?? []
    expect(left.filter(({ available }) => available)).toHaveLength(now)
    expect(left).toHaveLength(had - 1)
  }

  const assistant = await screen('pro', '/assistant')
  expect(/<select[^>]*name="template"[^>]*>.*?<option value="(\w+)" selected="">/s.exec(assistant)?.[1]).toBe('general')
  expect(openOptions(assistant, 'style')).toEqual(['professional'])
  expect((await api('pro', 'GET', 'user/style-preferences')).body.preferences).toMatchObject(preferred)
  const call1 = await call(server, 'GET', '/api/user/custom-prompts', { token: key })
  expect([call1.status, call1.body.code]).toEqual([403, 'api_plan_needed'])
  expect(await screen('business', '/settings/keys')).toContain('Kept')
})
