import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { PromptMessage } from '../../prompt.ts'

type Optional = 'stream_options' | 'safety_identifier' | 'store' | 'reasoning_effort' | 'temperature'
type TokenLimit = 'max_completion_tokens' | 'max_tokens'

/**
 * The request parameters that the configured server accepts. Compatible servers share the wire format but not every
 * parameter; some answer 400 to unknown ones. What the engine learns about a server is kept for the engine's lifetime.
 */
export type Dialect = {
  parameters(request: DialectRequest): ChatCompletionCreateParamsStreaming
  /** Learns from a refusal; true if the next request will be different. */
  learn(refusal: { param?: unknown; message?: unknown; error?: unknown }): boolean
  /** Records that the model uses hidden reasoning tokens, so that later requests leave room for them. */
  leaveRoomToThink(): void
}

type DialectRequest = {
  messages: PromptMessage[]
  maxTokens: number
  temperature: number
  safetyIdentifier?: string | undefined
}

/** Hidden reasoning counts against the token limit; without this room a short answer would never begin. */
const ROOM_TO_THINK = 2000
const VENDOR_REASONING_MODEL = /^(?:o\d|gpt-5)/

/** True for the vendor's own hosts; false for servers that only use the same protocol. */
export function isVendor(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname
  return host === 'api.openai.com' || host.endsWith('.api.openai.com')
}

export function createDialect(options: { baseUrl: string; model: string }): Dialect {
  const vendor = isVendor(options.baseUrl)
  // The vendor's newer models refuse max_tokens; older compatible servers silently ignore max_completion_tokens.
  let tokenLimit: TokenLimit = vendor ? 'max_completion_tokens' : 'max_tokens'
  let switched = false
  let thinking = vendor && VENDOR_REASONING_MODEL.test(options.model)
  const offered = new Set<Optional>(['stream_options', 'safety_identifier'])
  if (vendor) offered.add('store')
  // The vendor's reasoning models choose their own.
  if (thinking) offered.add('reasoning_effort')
  else offered.add('temperature')

  return {
    parameters(request) {
      const parameters: ChatCompletionCreateParamsStreaming = {
        model: options.model,
        messages: request.messages,
        stream: true,
        [tokenLimit]: request.maxTokens + (thinking ? ROOM_TO_THINK : 0),
      }
      if (offered.has('stream_options')) parameters.stream_options = { include_usage: true }
      if (offered.has('store')) parameters.store = false
      if (offered.has('reasoning_effort')) parameters.reasoning_effort = 'low'
      if (offered.has('temperature')) parameters.temperature = request.temperature
      if (offered.has('safety_identifier') && request.safetyIdentifier !== undefined) {
        parameters.safety_identifier = request.safetyIdentifier
      }
      return parameters
    },
    learn(refusal) {
      // The vendor names the parameter in a field; other servers mention it anywhere in the message.
      const refusalText = vendor
        ? String(refusal.param ?? '')
        : [refusal.param, refusal.message, JSON.stringify(refusal.error ?? '')].join(' ').slice(0, 4000)
      let changed = false
      for (const name of [...offered]) {
        if (!refusalText.includes(name)) continue
        offered.delete(name)
        changed = true
      }
      if (!switched && refusalText.includes(tokenLimit)) {
        tokenLimit = tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
        switched = true
        changed = true
      }
      return changed
    },
    leaveRoomToThink() {
      thinking = true
    },
  }
}
