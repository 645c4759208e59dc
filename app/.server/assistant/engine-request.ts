import { createHash, createHmac } from 'node:crypto'
import { LENGTHS } from '#app/domain/assistant/options.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { Choices } from './choices.ts'
import type { EngineRequest } from './engines/engine.ts'

/** What the engine is told of a request; `safetyKey` keys the hash by which a vendor may recognise an abusive user. */
export function engineRequest(
  request: AssistRequest,
  { style, template }: Choices,
  userId: string,
  safetyKey: string | undefined,
): EngineRequest {
  return {
    operation: request.operation,
    text: request.text,
    length: request.length,
    maxTokens: LENGTHS[request.length],
    style,
    template,
    customPrompt: request.custom_prompt,
    targetLanguage: request.target_language,
    safetyIdentifier:
      safetyKey === undefined ? undefined : createHmac('sha256', safetyKey).update(`safety\n${userId}`).digest('hex'),
  }
}

/** SHA-256 of a request in one fixed order, by which the same idempotency key with other content is told apart. */
export function requestHash(request: AssistRequest): { bytes: Uint8Array; hex: string } {
  const { operation, template, style, length, custom_prompt, target_language, text } = request
  const canonical = JSON.stringify([
    1,
    operation,
    template,
    style,
    length,
    custom_prompt ?? null,
    target_language,
    text,
  ])
  const bytes = createHash('sha256').update(canonical).digest()
  return { bytes, hex: bytes.toString('hex') }
}
