import { afterAll, expect, test } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { visitor } from '#tests/support/browser.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { startServerFor } from '#tests/support/people.ts'
import { smallDisk } from '#tests/support/small-disk.ts'

// The built server on a real file system of 48 MB that is filled to the last block. Skipped if this user may not mount.

const disk = smallDisk(48)
const double = await startOpenAiDouble()
const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
const started = disk && (await startServerFor({ ada: 'business' }, settings, disk.path))
afterAll(async () => {
  await started?.server.stop('SIGKILL')
  await double.close()
  disk?.[Symbol.dispose]()
})

const NOTHING_CHARGED = {
  en: 'The server can’t save anything right now. Nothing was changed and no credit was used.',
  es: 'No se ha cambiado nada ni se ha usado ningún crédito.',
  'pt-BR': 'Nada foi alterado e nenhum crédito foi usado.',
  fr: 'Rien n’a été modifié et aucun crédit n’a été utilisé.',
  de: 'Es wurde nichts geändert und kein Credit verbraucht.',
}

function onTheDisk() {
  if (disk === undefined || started === undefined) throw new Error('no small disk')
  const { server, people } = started
  const { ada } = people
  const assist = (language: string, key: string) =>
    call(server, 'POST', '/api/ai-assist', {
      body: { text: 'The quick brown fox.' },
      token: ada.token,
      headers: { 'accept-language': language, 'idempotency-key': key },
    })
  const used = async () => {
    const { usage } = (await call(server, 'GET', '/api/user/profile', { token: ada.token })).body
    return (usage as { current_month: number }).current_month
  }
  const ready = () => fetch(`${server.url}/readyz`)
  return { disk, server, ada, assist, used, ready }
}

test.skipIf(disk === undefined)('before the disk is full, requests work and the server is ready', async () => {
  const { assist, used, ready } = onTheDisk()
  expect((await ready()).status).toBe(200)
  expect((await assist('en', 'before')).status).toBe(200)
  expect(await used()).toBe(1)
})

test.skipIf(disk === undefined)('a full disk: 503 in five languages, nothing charged, no model asked', async () => {
  const { disk, assist, used, ready } = onTheDisk()
  disk.fill()
  const before = double.count()
  for (const [language, words] of Object.entries(NOTHING_CHARGED)) {
    const answer = await assist(language, `full-${language}`)
    expect([language, answer.status, answer.headers.get('retry-after')]).toEqual([language, 503, '120'])
    expect(answer.body).toMatchObject({ code: 'storage_unavailable' })
    expect(answer.body.detail).toContain(words)
  }
  expect(double.count()).toBe(before)
  expect(await used()).toBe(1)
  const readiness = await ready()
  expect([readiness.status, await readiness.text()]).toEqual([
    503,
    expect.stringContaining('the disk of the data directory is full'),
  ])
})

test.skipIf(disk === undefined)('a full disk: forms and streams of the assistant say the same', async () => {
  const { disk, ada, used } = onTheDisk()
  disk.fill()
  const fields = {
    intent: 'process',
    text: 'The quick brown fox.',
    operation: 'rephrase',
    idempotency_key: 'form-on-full-disk',
  }
  for (const [language, words] of Object.entries(NOTHING_CHARGED)) {
    const page = await ada.post('/dashboard/assistant', fields, { 'accept-language': language })
    const html = await page.text()
    expect([language, page.status, page.headers.get('retry-after')]).toEqual([language, 503, '120'])
    expect(html).toContain(words)
    expect(html).toContain('The quick brown fox.')
  }
  const stream = await ada.post('/dashboard/assistant/stream', fields)
  expect([stream.status, stream.headers.get('retry-after')]).toEqual([503, '120'])
  expect(await stream.text()).toContain(NOTHING_CHARGED.en)
  expect(await used()).toBe(1)
})

test.skipIf(disk === undefined)(
  'a full disk: other writes are 503 by call and on screen, and reading goes on',
  async () => {
    const { disk, server, ada } = onTheDisk()
    disk.fill()
    const register = await call(server, 'POST', '/api/auth/register', {
      body: { email: 'eve@example.com', password: PASSWORD },
    })
    expect([register.status, register.body.code, register.headers.get('retry-after')]).toEqual([
      503,
      'storage_unavailable',
      '120',
    ])
    const prompt = { name: 'Letters', content: 'Write a letter.' }
    const created = await call(server, 'POST', '/api/user/custom-prompts', { token: ada.token, body: prompt })
    expect([created.status, created.body.code]).toEqual([503, 'storage_unavailable'])
    const form = await ada.post('/dashboard/prompts/new', prompt, { 'accept-language': 'de' })
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '120'])
    expect(await form.text()).toContain('Write a letter.')
    const login = await visitor(server).post('/login', { intent: 'login', email: ada.email, password: PASSWORD })
    expect([login.status, login.headers.get('retry-after')]).toEqual([503, '120'])
    const preferences = await ada.post('/dashboard/preferences', { intent: 'save', default_style: 'professional' })
    expect([preferences.status, preferences.headers.get('retry-after')]).toEqual([503, '120'])
    for (const path of ['/dashboard', '/dashboard/assistant', '/dashboard/usage', '/ledger/checkpoint']) {
      expect([path, (await ada.get(path)).status]).toEqual([path, 200])
    }
  },
)

test.skipIf(disk === undefined)(
  'once there is room, the same keys work, each is charged once, and the server is ready',
  async () => {
    const { disk, assist, used, ready } = onTheDisk()
    disk.empty()
    await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200)
    for (const language of Object.keys(NOTHING_CHARGED)) {
      expect((await assist(language, `full-${language}`)).status).toBe(200)
    }
    expect(await used()).toBe(1 + Object.keys(NOTHING_CHARGED).length)
  },
)
