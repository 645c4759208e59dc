import type { Env } from '#app/.server/platform/env.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Engine } from './engine.ts'
import { createOpenAiEngine } from './openai/engine.ts'

/**
 * Selects the engine of this process by the settings: the connected one if a key or a base URL is set, else the built-in.
 * Engines are never swapped without the user's knowledge: if the connected one fails, the request fails free of charge.
 */
export function selectEngine(deps: {
  env: Pick<Env, 'engine' | 'openai' | 'aiTimeoutMs'>
  log: Log
  builtin: () => Engine
}): Engine {
  if (deps.env.engine === 'builtin') return deps.builtin()
  return createOpenAiEngine({ ...deps.env.openai, timeoutMs: deps.env.aiTimeoutMs, log: deps.log })
}
