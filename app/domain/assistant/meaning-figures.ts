/**
 * How well the lock works on pairs that its rules were not made with: `npm run bench meaning`. A test holds these figures
 * against the pairs, and the result page and the documents show them.
 */
export const MEASURED = { caught: 182, changes: 208, alarms: 15, harmless: 172 } as const
