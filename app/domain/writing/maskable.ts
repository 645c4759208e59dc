import type { FactKind } from './facts/fact.ts'

/** What a user may keep from leaving: who, where to reach them, and figures. */
export const MASKABLE = {
  names: ['name', 'mention'],
  addresses: ['email', 'url'],
  numbers: ['number', 'money', 'percent'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>
export type Maskable = keyof typeof MASKABLE
