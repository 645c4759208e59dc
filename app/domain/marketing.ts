import type { SupportHours } from './contact/hours.ts'

/**
 * Claims of the operator, taken from the specification and not checked by the program. They are only here: an operator of
 * Penmark is responsible for them and changes them in this one place.
 */
export const OPERATOR_CLAIMS = { moneyBackDays: 30 } as const

/**
 * What only the operator of a site can claim of it. Nothing of it is said until the operator's settings say it; meanwhile
 * the pages show what was measured.
 */
export type SiteClaims = {
  /** At least so many people use the site. */
  users: number | null
  /** The extension works on at least so many sites. */
  sites: number | null
  /** When people answer. */
  hours: SupportHours | null
  /** The address of a live chat. */
  liveChat: string | null
}

/** How many editors the extension was tried in, key by key (docs/works-on.md). */
export const EDITORS_TRIED = 24

/** The questions of the landing page, in their order; their words are under `landing:faq`. */
export const QUESTIONS = ['stored', 'credit', 'languages', 'facts', 'model', 'cancel', 'script', 'delete'] as const
