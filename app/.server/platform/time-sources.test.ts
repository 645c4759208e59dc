import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { timeTold } from './time-sources.ts'

/** 2026-11-21T12:00:00Z */
const NOON = 1_795_262_400_000

async function webServer(status: number, date: string | undefined) {
  const server = createServer((_request, response) => {
    response.sendDate = false
    response.writeHead(status, date === undefined ? {} : { date }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, [Symbol.dispose]: () => void server.close() }
}

test.each([200, 302, 401, 404, 500])('a web server tells the time with an answer of %i', async (status) => {
  using server = await webServer(status, 'Sat, 21 Nov 2026 12:00:00 GMT')
  expect(await timeTold(server.url)).toBe(NOON)
})

test.each([undefined, 'noon', ''])('a web server with the date %j tells none', async (date) => {
  using server = await webServer(200, date)
  expect(await timeTold(server.url)).toBeUndefined()
})

test('an address without a server tells none', async () => {
  const server = await webServer(200, undefined)
  server[Symbol.dispose]()
  expect(await timeTold(server.url)).toBeUndefined()
})

async function ntpServer(change: (answer: Buffer) => void = () => undefined) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    expect(question).toHaveLength(48)
    const answer = Buffer.alloc(48)
    answer[0] = 0x24
    answer[1] = 2
    answer.writeUInt32BE(NOON / 1000 + 2_208_988_800, 40)
    answer.writeUInt32BE(2 ** 31, 44)
    change(answer)
    socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { url: `ntp://127.0.0.1:${socket.address().port}`, [Symbol.dispose]: () => void socket.close() }
}

test('a time server tells the time to the millisecond', async () => {
  using server = await ntpServer()
  expect(await timeTold(server.url)).toBe(NOON + 500)
})

test('a time server of 2036 and later is understood', async () => {
  using server = await ntpServer((answer) => answer.writeUInt32BE(100, 40))
  expect(await timeTold(server.url)).toBe(Date.parse('2036-02-07T06:28:16Z') + 100_500)
})

test.each([
  ['is not synchronised itself', (answer: Buffer) => answer.writeUInt8(0xe4, 0)],
  ['sends a kiss of death', (answer: Buffer) => answer.writeUInt8(0, 1)],
  ['answers as a client would', (answer: Buffer) => answer.writeUInt8(0x23, 0)],
  ['names no time', (answer: Buffer) => answer.writeUInt32BE(0, 40)],
])('a time server that %s tells none', async (_what, change) => {
  using server = await ntpServer(change)
  expect(await timeTold(server.url)).toBeUndefined()
})
