import { createHash, createHmac } from 'node:crypto'
import { lengthGoal } from '#app/domain/assistant/length.ts'
import { LENGTHS, offersVersions, type TargetLanguage } from '#app/domain/assistant/options.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { Choices } from './choices.ts'
import type { EngineRequest } from './engines/engine.ts'
import { estimateTokens } from './engines/openai/tokens.ts'

/** The engine's view of a request. `safetyKey` keys the hash by which a vendor can recognise an abusive user. */
export function engineRequest(
  request: AssistRequest,
  { style, template }: Choices,
  userId: string,
  safetyKey: string | undefined,
): EngineRequest {
  const fix = isFix(request)
  // A correction keeps the voice of its text, and a sentence is said in tones of its own: both ignore the chosen style.
  const plain = fix || request.sentence !== undefined
  return {
    operation: request.operation,
    refine: fix ? 'fix_only' : request.refine,
    versions: versionsOf(request) === 1 ? undefined : versionsOf(request),
    text: request.text,
    length: request.length,
    maxTokens: ceilingOf(request),
    style: plain ? PLAIN_MANNER.style : style,
    template: plain ? PLAIN_MANNER.template : template,
    sentence: request.sentence,
    customPrompt: fix ? undefined : request.custom_prompt,
    targetLanguage: request.target_language,
    safetyIdentifier:
      safetyKey === undefined ? undefined : createHmac('sha256', safetyKey).update(`safety\n${userId}`).digest('hex'),
  }
}

const PLAIN_MANNER = { style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } }

type Sized = Pick<AssistRequest, 'text' | 'length'> &
  Partial<Pick<AssistRequest, 'operation' | 'mode' | 'refine' | 'alternatives' | 'target_language' | 'sentence'>>

/** The most tokens that an answer can have, all versions together. */
export function maxAnswerTokens(request: Sized): number {
  return ceilingOf(request) * versionsOf(request)
}

/**
 * The limit of one version: that of its length (specification 9). What tells the whole text again may be as long as the
 * text needs, with room to spare: the words are asked for in the prompt, and the ceiling only ends a model that runs on.
 */
function ceilingOf(request: Sized): number {
  const { operation = 'rephrase', text, length, refine, target_language } = request
  const goal = lengthGoal({ ...request, operation, targetLanguage: target_language })
  if (goal.kind === 'fixed') return LENGTHS[length]
  const tokens = estimateTokens(text)
  if (isFix(request)) return Math.max(LENGTHS[length], Math.ceil(tokens * 1.3) + 40)
  if (goal.kind === 'text') return Math.max(LENGTHS.large, Math.ceil(tokens * 2) + ROOM)
  const translated = operation === 'translate' && refine === undefined
  const script = translated && target_language !== undefined && DENSE.has(target_language) ? 2 : 1
  return Math.ceil(tokens * ROOM_FOR[goal.kind] * script) + ROOM
}

/** How many tokens an answer may have for each token of its text. */
const ROOM_FOR = { shorter: 1.3, same: 1.7, longer: 2.5 } as const
/** Tokens beyond that, for the remarks that models put around a result. */
const ROOM = 150
/** Target languages in which a word takes up to twice as many tokens as in English. */
const DENSE: ReadonlySet<TargetLanguage> = new Set(['ru', 'ja', 'ko', 'zh', 'ar'])

/** Whether only mistakes are to be corrected. */
export function isFix({ operation = 'rephrase', mode, refine }: Pick<Sized, 'operation' | 'mode' | 'refine'>): boolean {
  return refine === 'fix_only' || (refine === undefined && operation === 'rephrase' && mode === 'fix')
}

function versionsOf({ operation = 'rephrase', mode = 'rewrite', refine, alternatives = 1, sentence }: Sized): number {
  if (sentence !== undefined) return sentence.tones.length
  return refine === undefined && offersVersions(operation, mode) ? alternatives : 1
}

/** SHA-256 of a request in a fixed order of fields. It shows whether an idempotency key is reused with other content. */
export function requestHash(request: AssistRequest): { bytes: Uint8Array; hex: string } {
  const { operation, template, style, length, custom_prompt, target_language, text } = request
  const canonical: (string | number | null)[] = [
    1,
    operation,
    template,
    style,
    length,
    custom_prompt ?? null,
    target_language,
    text,
  ]
  const { mode, alternatives, mask, mask_keep, mask_own, refine } = request
  // Newer fields count only if they are used, so that hashes of older requests stay the same.
  if (mode !== 'rewrite' || alternatives !== 1 || mask.length > 0 || refine !== undefined) {
    canonical.push(mode, String(alternatives), mask.join(' '), refine ?? null)
  }
  if (request.ignored.length > 0) canonical.push('ignored', JSON.stringify(request.ignored))
  if (request.mask_hidden.length > 0) canonical.push('hidden', JSON.stringify(request.mask_hidden))
  if (mask_keep.length > 0 || mask_own.length > 0) canonical.push(JSON.stringify([mask_keep, mask_own]))
  if (request.language !== undefined) canonical.push('language', request.language)
  if (request.sentence !== undefined) canonical.push('sentence', JSON.stringify(request.sentence))
  const bytes = createHash('sha256').update(JSON.stringify(canonical)).digest()
  return { bytes, hex: bytes.toString('hex') }
}
