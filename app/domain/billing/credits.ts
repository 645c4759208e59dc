/** Everything that can be done to a text, in the order in which calls and screens tell its price. */
export const WORKS = [
  'assist',
  'fix_only',
  'check',
  'alternatives',
  'synonyms',
  'compare',
  'analyze_text',
  'mask',
] as const
export type Work = (typeof WORKS)[number]

/** The credits of one piece of each work. The work of a connected model is never free. */
export function creditsFor(engine: 'builtin' | 'openai'): Readonly<Record<Work, 0 | 1>> {
  const byModel = engine === 'builtin' ? 0 : 1
  return {
    ...{ assist: 1, fix_only: byModel, check: 0, alternatives: byModel },
    ...{ synonyms: 0, compare: 0, analyze_text: 0, mask: 0 },
  }
}
