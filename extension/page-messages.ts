import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import { parseSettings, type Settings } from './settings.ts'
import { hasShape, isCount, oneOf, textUpTo } from './shapes.ts'
import type { Verdict } from './sites.ts'

/** What a page of the extension (popup, options, side panel) asks of the worker, each answered once. */
export type PageMessage =
  | { type: 'state'; address?: string }
  | { type: 'connect' }
  | { type: 'disconnect' }
  /** Opens the panel in this tab. */
  | { type: 'open-panel'; tab: number }
  | { type: 'settings'; settings: Settings }
  /** Access was granted or taken back: the toolbar follows. */
  | { type: 'access-changed' }

/** All that popup and options show. The token is no part of it. */
export type State = {
  connection:
    | { state: 'connected'; account: ExtensionAccount }
    | { state: 'disconnected' }
    | { state: 'unknown'; code: string; detail: string }
  settings: Settings
  /** Whether an administrator's policy holds here. */
  isManaged: boolean
  /** On the address that was asked about. */
  verdict: Verdict
}

/** The answers, by the kind of message. */
export type PageAnswers = {
  state: State
  connect: null
  disconnect: State
  'open-panel': Verdict
  settings: State
  'access-changed': null
}

/** A page's message; null if it has not exactly the shape of one. */
export function parsePageMessage(value: unknown): PageMessage | null {
  const isRight =
    hasShape(value, { type: oneOf('connect', 'disconnect', 'access-changed') }) ||
    hasShape(value, { type: oneOf('state') }, { address: textUpTo(10_000) }) ||
    hasShape(value, { type: oneOf('open-panel'), tab: isCount }) ||
    hasShape(value, { type: oneOf('settings'), settings: (settings) => parseSettings(settings) === settings })
  return isRight ? (value as PageMessage) : null
}
