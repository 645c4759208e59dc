import type { Env } from '#app/.server/platform/env.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Engine } from './engine.ts'
import { createOpenAiEngine } from './openai/engine.ts'

/**
 * The one engine this process runs, as the settings say: connected where a key or a base URL is set, else built in.
 * Engines are never swapped behind the user's back: when the connected one fails, the request fails and costs nothing.
 */
export function selectEngine(deps: {
  env: Pick<Env, 'engine' | 'openai' | 'aiTimeoutMs'>
  log: Log
  builtin: () => Engine
}): Engine {
  if (deps.env.engine === 'builtin') return deps.builtin()
  return createOpenAiEngine({ ...deps.env.openai, timeoutMs: deps.env.aiTimeoutMs, log: deps.log })
}
