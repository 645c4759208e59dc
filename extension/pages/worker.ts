import { browser } from 'wxt/browser'
import type { PageAnswers, PageMessage } from '../page-messages.ts'

/** Sends a message to the worker, which starts if it was stopped, and resolves with its answer. */
export function tell<Type extends PageMessage['type']>(
  message: Extract<PageMessage, { type: Type }>,
): Promise<PageAnswers[Type]> {
  return browser.runtime.sendMessage(message)
}
