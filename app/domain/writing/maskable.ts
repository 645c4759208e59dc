import type { FactKind } from './facts/fact.ts'

/** The groups of facts that a user can hide: people, their addresses, and figures. */
export const MASKABLE = {
  names: ['name', 'mention'],
  addresses: ['email', 'url'],
  numbers: ['number', 'money', 'percent', 'ordinal', 'phone', 'iban', 'reference'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>
export type Maskable = keyof typeof MASKABLE
