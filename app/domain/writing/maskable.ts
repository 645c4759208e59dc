/** What can be hidden from a model, finer than the groups that a user chooses from. `term` is a word of the user's own. */
export const HIDDEN_KINDS = [
  'name',
  'mention',
  'email',
  'url',
  'address',
  'phone',
  'iban',
  'card',
  'birth',
  'reference',
  'number',
  'money',
  'percent',
  'ordinal',
  'term',
] as const
export type HiddenKind = (typeof HIDDEN_KINDS)[number]

/** The groups that a user can hide: people, addresses that reach them, and figures. */
export const MASKABLE = {
  names: ['name', 'mention'],
  addresses: ['email', 'url', 'address'],
  numbers: ['number', 'money', 'percent', 'ordinal', 'phone', 'iban', 'card', 'birth', 'reference'],
} as const satisfies Readonly<Record<string, readonly HiddenKind[]>>
export type Maskable = keyof typeof MASKABLE

/** A thing that was hidden, and the number of its stand-in. */
export type HiddenThing = { kind: HiddenKind; text: string; number: number }

/** What a request hides, for further requests on its result: they hide the same things behind the same stand-ins. */
export type Hiding = { mask: Maskable[]; keep: string[]; own: string[]; things: HiddenThing[] }

/** A text as it would be sent, and the passages that are found in it, each named once. */
export type HidingView = { sent: string; passages: { kind: HiddenKind; text: string; hidden: boolean }[] }
