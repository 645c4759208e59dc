import type { Assistant } from './assist.ts'

/**
 * An assistant that runs a request by the connected model, or by the built-in engine if the user asked for that after the model
 * failed. Each has its own runs and answers; a key belongs to the engine that it was first sent to.
 */
export function withBuiltIn(connected: Assistant, builtIn: Assistant): Assistant {
  return {
    assist: (actor, request, options) =>
      (options.engine === 'builtin' ? builtIn : connected).assist(actor, request, options),
    recall: (userId, key) => connected.recall(userId, key) ?? builtIn.recall(userId, key),
    stop(userId, key) {
      const stopped = [connected, builtIn].map((assistant) => assistant.stop(userId, key))
      return stopped.includes(true)
    },
    endRunsOf: (who) => connected.endRunsOf(who) + builtIn.endRunsOf(who),
    async drain(graceMs) {
      await Promise.all([connected.drain(graceMs), builtIn.drain(graceMs)])
    },
  }
}
