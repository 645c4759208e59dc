import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatsFor } from '#app/components/ui/format.ts'
import { WORKS, type Work } from '#app/domain/billing/credits.ts'
import { PLANS, yearlySavingsCents } from '#app/domain/billing/plans.ts'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import type { billing as english } from '#app/locales/en/billing.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, signedIn, visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { patience } from '#tests/support/patience.ts'
import { type PayingServer, startPayingServer } from '#tests/support/paying-server.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The shipped server with other figures in its plan table (tests/support/other-figures.ts): every page, call, message
// and mail must show the new prices, savings and limits.

const OTHER_PLANS = { NODE_OPTIONS: `--import ${new URL('../support/other-plans.ts', import.meta.url).href}` }
const PRESENT = Object.values(PLANS)
const PRICES = PRESENT.flatMap(({ priceCents }) => (priceCents === null ? [] : Object.values(priceCents)))
const SAVINGS = PRESENT.map(yearlySavingsCents)
/** Every amount of the present table, in US cents. */
const AMOUNTS = [...PRICES, ...SAVINGS].filter((cents): cents is number => cents !== null && cents > 0)
const REQUESTS = PRESENT.map(({ requestsPerMonth }) => requestsPerMonth)

let server: PayingServer
let ada: Browser & { token: string }
beforeAll(async () => {
  server = await startPayingServer(OTHER_PLANS)
  ada = await signedIn(server, 'ada@example.com')
})
afterAll(() => server[Symbol.asyncDispose]())

/** The text that a reader sees on a page: no scripts, no tags. */
async function textOf(answer: Response): Promise<string> {
  return (await answer.text())
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/[ \n]+/g, ' ')
}

/** Amounts of the present table that appear on a page. */
function oldAmountsIn(text: string, locale: Locale = 'en'): string[] {
  const { money } = formatsFor(locale)
  return AMOUNTS.map((cents) => money(cents)).filter((amount) => text.includes(amount))
}

/** Numbers of requests of the present table that appear on a page without another reason, such as a time or a hash. */
function oldRequestsIn(page: string, locale: Locale = 'en'): string[] {
  const text = page.replace(/\d{1,2}:\d{2}(:\d{2})?/g, '').replace(/[A-Za-z0-9+/]{43}=/g, '')
  const { number } = formatsFor(locale)
  const written = REQUESTS.flatMap((requests) => [number(requests), String(requests)])
  return written.filter((requests) =>
    new RegExp(`(?<![\\d.,])${requests.replace('.', '\\.')}(?![\\d]|[.,]\\d)`).test(text),
  )
}

const lackedBy = (text: string, words: readonly string[]) => words.filter((each) => !text.includes(each))
const screen = async (path: string, who: Browser = ada) => textOf(await who.get(path))

test.each(LOCALES)('the landing page in %s has the prices, savings and limits of the table', async (locale) => {
  const { money, number } = formatsFor(locale)
  const text = await screen(`/?lang=${locale}`, visitor(server))
  const amounts = [1234, 11_111, 3697, 4567, 43_210, 11_594].map((cents) => money(cents))
  expect(lackedBy(text, [...amounts, number(777), number(3210), number(8888)])).toEqual([])
  expect([oldAmountsIn(text, locale), oldRequestsIn(text, locale)]).toEqual([[], []])
})

test('the landing page says of each plan what the table gives it', async () => {
  const text = await screen('/?lang=en', visitor(server))
  const sentences = [
    ...['7 requests a month', '4 saved prompts'],
    ...['2 custom styles', '3 custom templates'],
    ...['$12.34 a month', '$111.11 a year', 'You save $36.97 a year', '777 requests a month', '13 saved prompts'],
    ...['11 custom styles', '12 custom templates'],
    ...['$45.67 a month', '$432.10 a year', 'You save $115.94 a year', '3,210 requests a month', 'Unlimited prompts'],
    ...['61 custom styles', '62 custom templates', '8,888+ requests a month'],
  ]
  expect(lackedBy(text, sentences)).toEqual([])
  const marked = { intent: 'mark', text: 'It stays due to the fact that the ship was late.' }
  expect(await textOf(await visitor(server).post('/?index', marked))).toContain('Keep going: 7 a month, free')
  expect(await screen('/register', visitor(server))).toContain('7 requests')
})

test('GET /api/plans tells the table', async () => {
  const { plans } = (await call(server, 'GET', '/api/plans')).body as { plans: Record<string, unknown>[] }
  expect(plans.map(({ key, requests, pricing }) => [key, requests, pricing])).toEqual([
    ['starter', 7, expect.anything()],
    [
      ...['pro', 777],
      {
        monthly: { display: '$12.34', savings_display: null },
        yearly: { display: '$111.11', savings_display: '$36.97' },
      },
    ],
    [
      ...['business', 3210],
      {
        monthly: { display: '$45.67', savings_display: null },
        yearly: { display: '$432.10', savings_display: '$115.94' },
      },
    ],
    ['enterprise', 8888, null],
  ])
  expect(JSON.stringify(plans)).toContain('61 custom styles')
  expect(oldAmountsIn(JSON.stringify(plans))).toEqual([])
})

test('the cards of the billing screen and its confirmations have the prices and savings of the table', async () => {
  const monthly = await screen('/dashboard/billing?interval=month')
  expect(lackedBy(monthly, ['$12.34 a month', '$45.67 a month', '777 requests', '3,210 requests'])).toEqual([])
  const yearly = await screen('/dashboard/billing?interval=year')
  const sentences = ['$111.11 a year', 'You save $36.97 a year', '$432.10 a year', 'You save $115.94 a year']
  expect(lackedBy(yearly, sentences)).toEqual([])
  const confirmations = {
    'plan=pro&interval=month': '$12.34 per month',
    'plan=pro&interval=year': '$111.11 per year',
    'plan=business&interval=month': '$45.67 per month',
    'plan=business&interval=year': '$432.10 per year',
  }
  for (const [query, price] of Object.entries(confirmations)) {
    const text = await screen(`/dashboard/billing/change?${query}`)
    expect([query, lackedBy(text, [price]), oldAmountsIn(text)]).toEqual([query, [], []])
  }
  expect([oldAmountsIn(monthly), oldAmountsIn(yearly), oldRequestsIn(monthly)]).toEqual([[], [], []])
})

test('limits, counts and their messages on every screen and by call are those of the table', async () => {
  const bob = await signedIn(server, 'bob@example.com')
  const places = { styles: 2, templates: 3, prompts: 4 }
  const body = { styles: 'prompt', templates: 'context', prompts: 'content' } as const
  for (const [kind, limit] of Object.entries(places) as ['styles' | 'templates' | 'prompts', number][]) {
    const list = `/api/user/custom-${kind}`
    expect((await call(server, 'GET', list, { token: bob.token })).body).toMatchObject({ limit })
    const statuses = []
    for (let index = 0; index <= limit; index += 1) {
      const item = { name: `Own ${index}`, [body[kind]]: 'x' }
      statuses.push((await call(server, 'POST', list, { token: bob.token, body: item })).status)
    }
    expect(statuses).toEqual([...Array(limit).fill(201), 403])
    const page = await screen(`/dashboard/${kind}`, bob)
    expect(page).toContain(`${limit} of ${limit}`)
    expect(page).toContain(`You’ve used all ${limit} that your plan includes.`)
    expect(await screen(`/dashboard/${kind}/new`, bob)).toContain(`used all ${limit} that`)
  }
  const sentencesOf: Record<string, string[]> = {
    '/dashboard': ['7'],
    '/dashboard/library': ['2 of 2', '3 of 3', '4 of 4'],
    '/dashboard/assistant': ['0 of 7 this month'],
    '/dashboard/assistant/chat': ['7 of 7 left'],
    '/dashboard/billing/cap': ['From 1 to 6. Your plan includes 7 a month.'],
    '/dashboard/usage': ['7'],
  }
  for (const [path, words] of Object.entries(sentencesOf)) {
    const text = await screen(path, bob)
    expect([path, lackedBy(text, words), oldAmountsIn(text)]).toEqual([path, [], []])
    expect([path, /\b(of|all|includes) 25\b|\b25 (requests|credits|of|a month)\b/.exec(text)?.[0]]).toEqual([
      path,
      undefined,
    ])
  }
  const { body: profile } = await call(server, 'GET', '/api/user/profile', { token: bob.token })
  expect(profile).toMatchObject({ user: { usage_limit: 7 }, usage: { limit: 7, remaining: 7 } })
})

test.each(LOCALES)(
  'in %s the billing screen says what a credit pays for and what is free, as GET /api/plans does',
  async (locale) => {
    await ada.post('/display', { language: locale })
    const { billing } = (await import(`../../app/locales/${locale}/billing.ts`)) as { billing: typeof english }
    const { credits } = (await call(server, 'GET', '/api/plans')).body as { credits: Record<Work, number> }
    const named = (price: number) =>
      WORKS.filter((work) => credits[work] === price)
        .map((work) => billing.credits.work[work])
        .join(', ')
    const text = await screen('/dashboard/billing')
    const lines = [
      [billing.credits.one, named(1)],
      [billing.credits.free, named(0)],
    ]
    for (const [price, works] of lines) expect(text.replaceAll(/ +/g, ' ')).toContain(`${price} ${works}`)
    expect([named(1), named(0)].join().split(',')).toHaveLength(WORKS.length)
    await ada.post('/display', { language: 'en' })
  },
)

test.each(LOCALES)('in %s the notice of the starter plan counts prompts as the table does', async (locale) => {
  await ada.post('/display', { language: locale })
  const page = (await (await ada.get('/dashboard/prompts')).text()).replaceAll('<!-- -->', '')
  const notice = /<p>([^<]*Starter[^<]*)/.exec(page)?.[1] ?? ''
  expect(notice.match(/\d+/g)).toEqual(['4', '13'])
  await ada.post('/display', { language: 'en' })
})

test('what is bought costs what the table says: checkout, invoice, next invoice, and the limits that come with it', async () => {
  const cleo = await signedIn(server, 'cleo@example.com')
  const redirection = await cleo.post('/dashboard/billing/change?plan=pro&interval=year')
  const checkout = redirection.headers.get('location') ?? ''
  expect(await textOf(await fetch(checkout))).toContain('111.11')
  await fetch(checkout, {
    ...{ method: 'POST', redirect: 'manual' as const },
    body: new URLSearchParams({ press: 'pay', card: '4242424242424242' }),
  })
  await vi.waitFor(
    async () => expect(await screen('/dashboard/billing', cleo)).toContain('Pro, billed yearly'),
    patience(10_000),
  )
  const { body } = await call(server, 'GET', '/api/user/profile?include_billing=true', { token: cleo.token })
  expect(body).toMatchObject({
    usage: { limit: 777 },
    billing: { invoices: [{ amount: '$111.11' }], next_invoice: { amount: '$111.11' } },
  })
  expect(await screen('/dashboard/assistant', cleo)).toContain('0 of 777 this month')
  expect(await screen('/dashboard/library', cleo)).toMatch(/0 of 11\b[\s\S]*0 of 12\b[\s\S]*0 of 13\b/)
  const upgrade = await screen('/dashboard/billing/change?plan=business&interval=year', cleo)
  expect([lackedBy(upgrade, ['$432.10 per year']), oldAmountsIn(upgrade)]).toEqual([[], []])
})

test('the ledger has published the table', () => {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const bodies = database.prepare("SELECT body FROM ledger_event WHERE type = 'policy.published'").pluck().all()
  database.close()
  expect(bodies).toHaveLength(1)
  const { plans } = (JSON.parse(String(bodies[0])) as { data: { plans: Record<string, unknown>[] } }).data
  expect(plans.map((plan) => [plan.key, plan.requests_per_month, plan.price_month, plan.price_year])).toEqual([
    ['starter', 7, 0, 0],
    ['pro', 777, 1234, 11_111],
    ['business', 3210, 4567, 43_210],
    ['enterprise', 8888, null, null],
  ])
})

test('the refusal at the limit and the mail about it name the limit of the table', async () => {
  const double = await startOpenAiDouble()
  const settings = { ...OTHER_PLANS, OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const first = await startServer(settings)
  let again: RunningServer | undefined
  try {
    const dora = await signedIn(first, 'dora@example.com')
    const ask = () => call(first, 'POST', '/api/ai-assist', { token: dora.token, body: { text: 'The cat sat.' } })
    for (let request = 1; request <= 7; request += 1) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({
      status: 429,
      body: { code: 'limit_reached', detail: expect.stringContaining('You’ve used all 7 requests for this month.') },
    })
    await first.stop()
    // Alerts are sent at the start of a server and then every minute.
    again = await startServer({ ...settings, PORT: String(first.port) }, first.dataDir)
    await mailTo(first, 'dora@example.com', 'all 7 requests')
  } finally {
    await again?.stop('SIGKILL')
    await first[Symbol.asyncDispose]()
    await double.close()
  }
})

const ROOT = path.resolve(import.meta.dirname, '../..')
const sources = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|js|md|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const TABLE = 'app/domain/billing/plans.ts'

/** An amount as code or prose writes it: 999, 9.99, 9,99. */
function amountsIn(source: string): string[] {
  return AMOUNTS.flatMap((cents) => {
    const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')]
    const written = new RegExp(`(?<![\\w.,])(?:${cents}|${whole}[.,]${rest})(?![\\w]|[.,]\\d)`)
    return written.exec(source)?.[0] ?? []
  })
}

test('no price and no saving is written anywhere but in the table', () => {
  const found = sources('app', 'server', 'public')
    .filter((file) => file !== TABLE)
    .map((file) => [file, amountsIn(read(file))] as const)
    .filter(([, amounts]) => amounts.length > 0)
  expect(found).toEqual([])
  expect(amountsIn(read(TABLE))).toEqual(['999', '9999', '2999', '29999'])
  expect(amountsIn('costs $9.99 or 299,99 $ and saves 1989')).toEqual(['9.99', '299,99', '1989'])
})

/** Texts that contain the same numbers for another reason. */
const OTHER_REASONS =
  /^(assistant|errors)\.text_too_long$|^assistant\.input\.hint$|^assistant\.length\.large_hint$|^bookmarks\.problem\.inputTooLong$|^contact\.problem\.messageLong$|^errors\.bookmarks_full$|^library\.style\.(field\.promptHint|problem\.promptTooLong)$/
/** Lines of code that contain them for another reason: the longest prompt of a style. */
const OTHER_LINES = ['  style: { name: 50, prompt: 500, description: 200 },']

const requestsIn = (text: string) =>
  REQUESTS.filter((requests) => {
    const written = [String(requests), ...LOCALES.map((locale) => formatsFor(locale).number(requests))]
    const thousands = requests >= 1000 ? [`${Math.floor(requests / 1000)}[_.,\u00a0\u202f ]000`] : []
    return new RegExp(`(?<![\\w.,])(?:${[...written, ...thousands].join('|')})(?![\\w]|[.,_]\\d)`).test(text)
  })

test('no number of requests is written into a text or beside a word of the plans', async () => {
  for (const locale of LOCALES) {
    const { default: texts } = (await import(`../../app/locales/${locale}/index.ts`)) as { default: object }
    const named = [...flat(texts)].filter(([key, text]) => requestsIn(text).length > 0 && !OTHER_REASONS.test(key))
    expect([locale, named]).toEqual([locale, []])
  }
  const lines = sources('app', 'server')
    .filter((file) => file !== TABLE && !file.startsWith('app/locales/'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => [file, line] as const),
    )
    // Times that the options of Node's servers name, in milliseconds.
    .map(([file, line]) => [file, line.replace(/\w+(?:Timeout|Interval): [\d_]+/g, '')] as const)
    .filter(([, line]) => /request|credit|quota|plan\b|starter|\bpro\b|business|\bstyle|template|prompt/i.test(line))
    .filter(([, line]) => requestsIn(line).length > 0 && !/\bstatus\b/.test(line) && !OTHER_LINES.includes(line))
  expect(lines).toEqual([])
  expect(requestsIn('25 requests, 2.000 Anfragen, 5_000')).toEqual([25, 2000, 5000])
})

function* flat(tree: object, prefix = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value]
    else yield* flat(value as object, `${prefix}${key}.`)
  }
}

test('the documents name the figures of the table', () => {
  const api = read('docs/api.md')
  const limits = [...api.matchAll(/"(?:usage_limit|requests)": (\d+)/g)].map(([, limit]) => Number(limit))
  expect(limits.length).toBeGreaterThan(1)
  expect(new Set(limits)).toEqual(new Set([PLANS.starter.requestsPerMonth]))
  const places = [...api.matchAll(/"custom_(?:styles|templates)": \[ … \], "limit": (\d+)/g)].map(([, limit]) => limit)
  expect(new Set(places.map(Number))).toEqual(new Set([PLANS.pro.customStyles]))
  for (const file of ['README.md', ...sources('docs')]) {
    const amounts = [...read(file).matchAll(/\$(\d+\.\d\d)\b/g)].map(([, amount]) => Math.round(Number(amount) * 100))
    expect([file, amounts.filter((cents) => cents > 0 && !AMOUNTS.includes(cents))]).toEqual([file, []])
  }
})
