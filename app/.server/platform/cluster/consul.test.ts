import { expect, test } from 'vitest'
import { startConsulDouble } from '#tests/mocks/consul/store.ts'
import { lockInConsul } from './consul.ts'

test('a lock is free before it is taken and once its session has ended; without Consul nothing is known', async () => {
  const consul = await startConsulDouble()
  const put = (way: string, body = '') => fetch(`${consul.url}/v1/${way}`, { method: 'PUT', body })
  const isFree = lockInConsul({ url: `${consul.url}/of-app`, key: 'penmark/1' })
  expect(await isFree()).toBe(true)
  const { ID } = (await (await put('session/create', '{"TTL":"10s"}')).json()) as { ID: string }
  await put(`kv/of-app/penmark/1?acquire=${ID}`, 'me')
  expect(await isFree()).toBe(false)
  expect(await (await put('kv/of-app/penmark/1?release=another')).json()).toBe(false)
  expect(await isFree()).toBe(false)
  expect(await (await put(`kv/of-app/penmark/1?release=${ID}`)).json()).toBe(true)
  expect(await isFree()).toBe(true)
  await put(`kv/of-app/penmark/1?acquire=${ID}`, 'me')
  expect(await isFree()).toBe(false)
  await put(`session/destroy/${ID}`)
  expect(await isFree()).toBe(true)
  await consul.close()
  expect(await isFree()).toBeUndefined()
})
