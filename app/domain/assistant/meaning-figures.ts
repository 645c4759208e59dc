/**
 * How well the lock works on pairs that its rules were not made with: `npm run bench meaning`. A test holds these figures
 * against the pairs, and the result page and the documents show them.
 */
export const MEASURED = { caught: 263, changes: 308, alarms: 23, harmless: 272 } as const
