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
  /**
   * Records whether the model thought before its answer. While it does, requests leave room for that; a few answers without
   * a thought end it, so that one odd text does not make all later requests dearer.
   */
  noteThinking(thought: boolean): void
}

type DialectRequest = {
  messages: PromptMessage[]
  maxTokens: number
  temperature: number
  safetyIdentifier?: string | undefined
}

/** Hidden reasoning counts against the token limit; without this room a short answer would never begin. */
const ROOM_TO_THINK = 2000
/** After so many answers in a row without a thought, the model is not expected to think any more. */
const PLAIN_ANSWERS = 3
/** How servers and the templates of models say that there is no system message (Gemma, early Mistral). */
export const NO_SYSTEM_ROLE =
  /system (?:role|message|prompt)s? (?:is |are )?(?:not supported|unsupported|not allowed)|does not support (?:the )?system|roles must alternate|only user and assistant roles|invalid role:? ['"]?system/i
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
  let systemRole = true
  const reasons = vendor && VENDOR_REASONING_MODEL.test(options.model)
  let plainAnswers = 0
  let thinking = reasons
  const offered = new Set<Optional>(['stream_options', 'safety_identifier'])
  if (vendor) offered.add('store')
  // The vendor's reasoning models choose their own.
  if (thinking) offered.add('reasoning_effort')
  else offered.add('temperature')

  return {
    parameters(request) {
      const parameters: ChatCompletionCreateParamsStreaming = {
        model: options.model,
        messages: systemRole ? request.messages : folded(request.messages),
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
      if (systemRole && !vendor && NO_SYSTEM_ROLE.test(refusalText)) {
        systemRole = false
        changed = true
      }
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
    noteThinking(thought) {
      plainAnswers = thought ? 0 : plainAnswers + 1
      if (thought) thinking = true
      else if (plainAnswers >= PLAIN_ANSWERS) thinking = reasons
    },
  }
}

/** The instructions in front of the blocks, in the one message that such a model knows. */
function folded(messages: readonly PromptMessage[]): PromptMessage[] {
  return [{ role: 'user', content: messages.map(({ content }) => content).join('\n\n') }]
}
