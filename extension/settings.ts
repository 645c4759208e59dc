import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { MASKABLE } from '#app/domain/writing/maskable.ts'
import { hasShape, isBoolean, listOf, oneOf, textUpTo } from './shapes.ts'

/** What a person chose in the extension. It stays in this browser. */
export type Settings = {
  language: Locale | 'auto'
  /** Hosts on which no toolbar appears beside a selection. */
  hiddenSites: string[]
  hiddenEverywhere: boolean
  /** Allow-list mode: the extension works on `listedSites` only. */
  onlyListed: boolean
  listedSites: string[]
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  hiddenSites: [],
  hiddenEverywhere: false,
  onlyListed: false,
  listedSites: [],
}

/** More sites than anybody lists by hand. */
export const MAX_SITES = 500
const areSites = listOf(textUpTo(255), MAX_SITES)

/** Settings as they were stored; the defaults if they were changed into something else. */
export function parseSettings(stored: unknown): Settings {
  const isRight = hasShape(stored, {
    language: oneOf('auto', ...LOCALES),
    hiddenSites: areSites,
    hiddenEverywhere: isBoolean,
    onlyListed: isBoolean,
    listedSites: areSites,
  })
  return isRight ? (stored as unknown as Settings) : DEFAULT_SETTINGS
}

/** What an administrator decided for the browsers of an organisation (`managed` storage, `extension/public/policy.json`). */
export type Policy = {
  disabled: boolean
  blockedSites: string[]
  /** If not empty, the extension works on these sites only. */
  allowedSites: string[]
  /** Kinds of facts (`MASKABLE`) that are hidden in every text before it leaves. */
  alwaysHide: string[]
}

export const NO_POLICY: Policy = { disabled: false, blockedSites: [], allowedSites: [], alwaysHide: [] }

/** Reads a policy member by member: a member of the wrong kind counts as absent, the others still hold. */
export function parsePolicy(stored: Readonly<Record<string, unknown>>): Policy {
  const list = (value: unknown) => (areSites(value) ? (value as string[]) : [])
  return {
    disabled: stored.disabled === true,
    blockedSites: list(stored.blockedSites),
    allowedSites: list(stored.allowedSites),
    // A kind that does not exist would make the server refuse every text.
    alwaysHide: list(stored.alwaysHide).filter((kind) => Object.hasOwn(MASKABLE, kind)),
  }
}
