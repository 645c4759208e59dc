import { z } from '#app/domain/zod.ts'

/**
 * How results address their readers, and the variant of a language, as far as a language has the choice. `keep`: as in the
 * text. The names are those of the form's fields.
 */
export const REGISTER_CHOICES = {
  address_de: ['keep', 'du', 'sie'],
  address_fr: ['keep', 'tu', 'vous'],
  address_es: ['keep', 'tu', 'usted'],
  address_pt: ['keep', 'voce', 'tu'],
  variant_pt: ['keep', 'br', 'pt'],
  variant_en: ['keep', 'us', 'gb'],
} as const

export type RegisterField = keyof typeof REGISTER_CHOICES
export type Registers = { [Field in RegisterField]: (typeof REGISTER_CHOICES)[Field][number] }

export const REGISTER_FIELDS = Object.keys(REGISTER_CHOICES) as RegisterField[]

/** Everything as in the text. */
export const KEEP_REGISTERS: Registers = {
  address_de: 'keep',
  address_fr: 'keep',
  address_es: 'keep',
  address_pt: 'keep',
  variant_pt: 'keep',
  variant_en: 'keep',
}

/** The forms of address as they are written in their languages. */
export const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  'address_de du': 'du',
  'address_de sie': 'Sie',
  'address_fr tu': 'tu',
  'address_fr vous': 'vous',
  'address_es tu': 'tú',
  'address_es usted': 'usted',
  'address_pt voce': 'você',
  'address_pt tu': 'tu',
}

const choice = <Field extends RegisterField>(field: Field) =>
  z.enum(REGISTER_CHOICES[field], { error: 'preferences:register_unknown' }).default('keep' as never)

/** The fields of a form or a call; those left out keep to the text. */
export const REGISTER_SCHEMA = {
  address_de: choice('address_de'),
  address_fr: choice('address_fr'),
  address_es: choice('address_es'),
  address_pt: choice('address_pt'),
  variant_pt: choice('variant_pt'),
  variant_en: choice('variant_en'),
}

/** What differs from the text, as it is stored. */
export function chosenRegisters(registers: Registers): Partial<Registers> {
  return Object.fromEntries(Object.entries(registers).filter(([, value]) => value !== 'keep'))
}

/** Stored choices; one that no longer exists is "as in the text". */
export function readRegisters(stored: unknown): Registers {
  const read = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const known = REGISTER_FIELDS.filter((field) => REGISTER_CHOICES[field].some((value) => value === read[field]))
  return { ...KEEP_REGISTERS, ...Object.fromEntries(known.map((field) => [field, read[field]])) }
}
