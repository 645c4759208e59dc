import type { ServerResponse } from 'node:http'
import type { Behaviour } from './behaviour.ts'
import { chunk, event, type Frames } from './chunks.ts'

/** What goes out, piece by piece, and how it ends: the response is finished, left hanging, or the connection reset. */
type Script = {
  pieces: readonly (string | Buffer)[]
  ending: 'end' | 'hang' | 'reset'
  /** Goes out once the double is told to resume. */
  rest?: readonly string[]
}

/**
 * Streams `frames`, or the part of them that the behaviour lets through before its fault.
 * @param whenResumed takes what is to be done once the double is told to resume
 */
export function stream(
  response: ServerResponse,
  frames: Frames,
  behaviour: Behaviour,
  whenResumed: (then: () => void) => void,
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (behaviour.kind === 'keep-alive-comments') {
    const timer = setInterval(() => response.write(': still here\n\n'), behaviour.everyMs)
    response.once('close', () => clearInterval(timer))
    return
  }
  const { pieces, ending, rest } = scriptOf(frames, behaviour)
  write(response, pieces, behaviour.wordDelayMs, () => {
    if (ending === 'end') response.end()
    if (rest !== undefined) whenResumed(() => response.end(rest.join('')))
    // A little later, so that the words leave before the reset does.
    if (ending === 'reset') later(response, 20, () => response.socket?.resetAndDestroy())
  })
}

function scriptOf(frames: Frames, behaviour: Exclude<Behaviour, { kind: 'keep-alive-comments' }>): Script {
  const { head, words, finish, usage, done } = frames
  const some = words.slice(0, behaviour.words ?? 3)
  const few = words.slice(0, behaviour.words ?? 0)
  switch (behaviour.kind) {
    case 'hang-after-headers':
      return { pieces: [], ending: 'hang' }
    case 'hang-mid-stream':
      return { pieces: [head, ...some], ending: 'hang' }
    case 'pause-mid-stream':
      return { pieces: [head, ...some], ending: 'hang', rest: [...words.slice(some.length), finish, usage, done] }
    case 'reset-mid-stream':
      return { pieces: [head, ...some], ending: 'reset' }
    case 'malformed':
      return { pieces: [head, ...few, 'data: {"choices":[{"del\n\n'], ending: 'end' }
    case 'error-in-stream': {
      const error = behaviour.error ?? { message: 'The server had an error', type: 'server_error' }
      return { pieces: [head, ...few, event({ error })], ending: 'end' }
    }
    case 'no-done':
      return { pieces: [head, ...words, finish], ending: 'end' }
    case 'no-end':
      return { pieces: [head, ...words], ending: 'end' }
    case 'no-usage':
      return { pieces: [head, ...words, finish, done], ending: 'end' }
    case 'empty-choices':
      return { pieces: [usage, done], ending: 'end' }
    case 'empty-text':
      return { pieces: [head, finish, usage, done], ending: 'end' }
    case 'finish':
      return { pieces: [head, ...some, finish, usage, done], ending: 'end' }
    case 'huge': {
      const piece = chunk({ content: 'word '.repeat(200) }, null)
      return { pieces: [piece.repeat(Math.ceil(behaviour.bytes / piece.length)), done], ending: 'end' }
    }
    case 'raw':
      return { pieces: [behaviour.body], ending: 'end' }
    case 'huge-line':
      return { pieces: [chunk({ content: 'x'.repeat(behaviour.bytes) }, null), done], ending: 'end' }
    default:
      return behaviour.wordDelayMs === undefined
        ? { pieces: [frames.whole], ending: 'end' }
        : { pieces: [head, ...words, finish + usage + done], ending: 'end' }
  }
}

function write(
  response: ServerResponse,
  pieces: readonly (string | Buffer)[],
  delayMs: number | undefined,
  then: () => void,
): void {
  if (delayMs === undefined) {
    for (const piece of pieces) response.write(piece)
    then()
    return
  }
  let next = 0
  const timer = setInterval(() => {
    const piece = pieces[next]
    next += 1
    if (piece !== undefined) response.write(piece)
    if (next < pieces.length) return
    clearInterval(timer)
    then()
  }, delayMs)
  response.once('close', () => clearInterval(timer))
}

/** Calls `act` after `ms`, unless the client has disconnected. */
export function later(response: ServerResponse, ms: number, act: () => void): void {
  const timer = setTimeout(act, ms)
  response.once('close', () => clearTimeout(timer))
}
