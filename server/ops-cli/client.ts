import { lstatSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { assertOwnFolder, assertOwnSocket, SOCKET, socketPathIn } from './place.ts'
import { type Answer, type Call, COMMANDS_PATH, PROTOCOL, ResponseSchema } from './protocol.ts'
import { Refused } from './refused.ts'

/**
 * Passes a call to the server that runs on a folder for state.
 * @returns its answer; undefined if no server listens there
 * @throws {Refused} if the socket is not the owner's, or the server speaks another version.
 */
export async function askServer(stateDir: string, call: Call): Promise<Answer | undefined> {
  if (lstatSync(path.join(stateDir, SOCKET), { throwIfNoEntry: false }) === undefined) return undefined
  assertOwnFolder(stateDir)
  assertOwnSocket(stateDir)
  const place = socketPathIn(stateDir)
  try {
    const body = await post(place.path, JSON.stringify({ protocol: PROTOCOL, call }))
    if (body === undefined) return undefined
    const parsed = ResponseSchema.safeParse(body)
    if (!parsed.success || parsed.data.protocol !== PROTOCOL) {
      throw new Refused('the server speaks another version: use the command line of the same build')
    }
    return parsed.data.answer
  } finally {
    place.close()
  }
}

/** Nothing listens behind a socket that a crash has left over. */
const NO_ONE_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED'])

/** The parsed answer; undefined if nothing listens. Waits as long as the command takes. */
function post(socketPath: string, body: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const call = request({ socketPath, path: COMMANDS_PATH, method: 'POST', headers, agent: false }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(pieces).toString('utf8')))
        } catch {
          reject(new Refused('the server gave no answer that can be read'))
        }
      })
    })
    call.on('error', (error: NodeJS.ErrnoException) =>
      NO_ONE_THERE.has(error.code) ? resolve(undefined) : reject(error),
    )
    call.end(body)
  })
}
