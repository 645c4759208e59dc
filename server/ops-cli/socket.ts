import { chmodSync, lstatSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { Desk } from '#app/.server/operations/desk.ts'
import { perform } from './perform.ts'
import { assertOwnFolder, assertOwnSocket, SOCKET, socketPathIn } from './place.ts'
import { type Answer, COMMANDS_PATH, LONGEST_REQUEST, PROTOCOL, RequestSchema } from './protocol.ts'
import { Refused } from './refused.ts'

/** Commands of operators that may run or wait at once. */
const AT_ONCE = 8

/**
 * Opens the operators' socket in STATE_DIR: mode 0600, so that only the user of this process and root reach it. Commands
 * that arrive there run in this process, on its services. Call it with the lock of the folder held: a socket that
 * lies there is then left over from a crash, and is replaced.
 * @returns a function that refuses further commands, waits for the running ones and removes the socket
 * @param now the services that commands run on
 * @param leads whether this machine writes; commands are refused on another, since each is written into the journal
 * @param isSafe whether all that was written may be told, so that no later leader can know nothing of it
 * @throws {Refused} if others could reach or replace the socket.
 */
export async function openOperatorsSocket(
  now: () => Desk,
  leads: () => boolean = () => true,
  isSafe: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<() => Promise<void>> {
  const { stateDir, log } = now()
  assertOwnFolder(stateDir)
  const file = path.join(stateDir, SOCKET)
  removeStale(file)
  const place = socketPathIn(stateDir)
  const running = new Set<Promise<void>>()
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const answered: Promise<void> = serve({ now, leads, isSafe }, request, response)
      .catch((error: unknown) => {
        log.error({ event: 'operators.socket', error }, 'a call of an operator could not be answered')
        response.destroy()
      })
      .finally(() => running.delete(answered))
    running.add(answered)
  })
  server.maxConnections = AT_ONCE
  try {
    await listen(server, place.path)
    chmodSync(file, 0o600)
    assertOwnSocket(stateDir)
  } catch (error) {
    server.close()
    place.close()
    throw error
  }
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await Promise.all(running)
    server.closeAllConnections()
    await closed
    rmSync(file, { force: true })
    place.close()
  }
}

/** Binds with a mask, so that the socket is closed to others from its first moment. Binding is synchronous. */
function listen(server: ReturnType<typeof createServer>, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const mask = process.umask(0o177)
    try {
      server.listen(socketPath, () => {
        server.off('error', reject)
        resolve()
      })
    } finally {
      process.umask(mask)
    }
  })
}

function removeStale(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isSocket()) throw new Refused(`${file} is no socket: remove it`)
  rmSync(file)
}

async function serve(
  { now, leads, isSafe }: { now: () => Desk; leads: () => boolean; isSafe: () => Promise<boolean> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || request.url !== COMMANDS_PATH)
    return send(response, 404, notUnderstood('no such path'))
  const body = await bodyOf(request)
  if (body === undefined) return send(response, 413, notUnderstood('the call is too long'))
  const parsed = RequestSchema.safeParse(body)
  if (!parsed.success) {
    const other = typeof body === 'object' && body !== null && 'protocol' in body && body.protocol !== PROTOCOL
    const message = other
      ? `this server speaks version ${PROTOCOL} of the operators' protocol: use the command line of the same build`
      : (parsed.error.issues[0]?.message ?? 'is not understood')
    return send(response, other ? 409 : 400, notUnderstood(message))
  }
  if (!leads()) {
    const message = 'this machine follows another one: give the command on the machine that leads'
    return send(response, STATUS.refused, { outcome: 'refused', message })
  }
  const answer = await perform(now(), parsed.data.call)
  if (answer.outcome === 'done' && !(await isSafe())) {
    const message =
      'this machine stopped leading meanwhile, so the act may be lost: look at the journal on the machine that leads, or give the command again with the same ticket'
    return send(response, STATUS.failed, { outcome: 'failed', message })
  }
  send(response, STATUS[answer.outcome], answer)
}

const STATUS: Readonly<Record<Answer['outcome'], number>> = {
  done: 200,
  dry_run: 200,
  confirm: 409,
  refused: 409,
  not_understood: 400,
  failed: 500,
}

function notUnderstood(message: string): Answer {
  return { outcome: 'not_understood', message }
}

function send(response: ServerResponse, status: number, answer: Answer): void {
  const body = JSON.stringify({ protocol: PROTOCOL, answer })
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body)
}

/** The parsed body; null if it is no JSON, undefined if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > LONGEST_REQUEST) return undefined
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
  } catch {
    return null
  }
}
