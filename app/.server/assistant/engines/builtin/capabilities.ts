import { KNOWN_LANGUAGES } from '#app/domain/writing/facts/fact.ts'
import type { Engine } from '../engine.ts'

/** Refinements that rules can make; the others need a model. */
export const REFINES: Engine['refines'] = ['shorter', 'simpler', 'more_formal', 'fix_only']

/** What the built-in engine offers; the notes carry the limits. */
export const CAPABILITIES: Engine['capabilities'] = {
  rephrase: { level: 'full', languages: KNOWN_LANGUAGES, note: 'notes.capability.rephrase' },
  summarize: { level: 'full', languages: KNOWN_LANGUAGES, note: 'notes.capability.summarize' },
  expand: { level: 'partial', languages: ['en'], note: 'notes.capability.expand' },
  explain: { level: 'full', languages: KNOWN_LANGUAGES, note: 'notes.capability.explain' },
  translate: { level: 'none', languages: [], note: 'notes.capability.translate' },
  research: { level: 'partial', languages: ['en'], note: 'notes.capability.research' },
  analyze: { level: 'full', languages: KNOWN_LANGUAGES, note: 'notes.capability.analyze' },
}
