import type { Operation } from '#app/domain/assistant/options.ts'
import type { EngineRequest } from '../engine.ts'

const TEMPERATURES: Readonly<Record<Operation, number>> = {
  rephrase: 0.4,
  translate: 0.2,
  summarize: 0.3,
  expand: 0.6,
  explain: 0.3,
  research: 0.4,
  analyze: 0.3,
}

/** How freely the model chooses its words: hardly at all in a correction, most if versions should differ. */
export function temperatureOf({ operation, refine, style, versions }: EngineRequest): number {
  if (refine === 'fix_only') return 0.1
  if (versions !== undefined && versions > 1) return 0.8
  return style.key === 'creative' && operation !== 'translate' ? 0.8 : TEMPERATURES[operation]
}

/** Up to this many billions of parameters a model gets the short prompt. */
const SMALL_BILLIONS = 4
const BILLIONS = /(?:^|[^a-z0-9.])(\d{1,3}(?:\.\d{1,2})?)b(?![a-z0-9])/i
const MILLIONS = /(?:^|[^a-z0-9.])\d{2,3}m(?![a-z0-9])/i
const SMALL_FAMILIES =
  /smollm|tinyllama|phi-?3(?:\.5)?-?mini|phi3:(?:mini|latest|3\.8b)|^phi3$|^llama3\.2(?::latest)?$/i

/** Whether the name of a model says that it is a small one: `qwen2.5:3b`, `gemma-3-1b-it`. */
export function isSmallModel(model: string): boolean {
  const name = model.slice(0, 200)
  const billions = BILLIONS.exec(name)?.[1]
  if (billions !== undefined) return Number(billions) <= SMALL_BILLIONS
  return MILLIONS.test(name) || SMALL_FAMILIES.test(name)
}
