import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUILT_IN_STYLES, LENGTH_KEYS, TARGET_LANGUAGES } from '../assistant/options.ts'
import { chosenRegisters, KEEP_REGISTERS, REGISTER_CHOICES, readRegisters } from './register.ts'
import { apiPreferences, DEFAULT_PREFERENCES, WritingPreferencesSchema } from './writing.ts'

test('an empty body is the default in all but the styles, since unticked boxes are not sent', () => {
  expect(WritingPreferencesSchema.parse({})).toEqual({ ...DEFAULT_PREFERENCES, enabledStyles: [] })
})

test('spec 4: preferences: the defaults are template General, styles Professional and Casual, no custom styles, length small, language en', () => {
  expect(apiPreferences(DEFAULT_PREFERENCES)).toEqual({
    ...KEEP_REGISTERS,
    assistant_template: 'General',
    enabled_styles: ['Professional', 'Casual'],
    custom_styles: [],
    response_length: 'small',
    target_language: 'en',
  })
})

test('what a call answers is what it accepts', () => {
  fc.assert(
    fc.property(
      fc.record({
        assistantTemplate: fc.constantFrom('general', 'developer', 'tpl_1'),
        enabledStyles: fc.subarray(BUILT_IN_STYLES.map(({ key }) => key)),
        customStyles: fc.uniqueArray(fc.stringMatching(/^[a-z0-9_]{1,20}$/), { maxLength: 5 }),
        responseLength: fc.constantFrom(...LENGTH_KEYS),
        targetLanguage: fc.constantFrom(...TARGET_LANGUAGES),
        registers: fc.record({
          ...{ address_de: fc.constantFrom(...REGISTER_CHOICES.address_de) },
          ...{ address_fr: fc.constantFrom(...REGISTER_CHOICES.address_fr) },
          ...{ address_es: fc.constantFrom(...REGISTER_CHOICES.address_es) },
          ...{ address_pt: fc.constantFrom(...REGISTER_CHOICES.address_pt) },
          ...{ variant_pt: fc.constantFrom(...REGISTER_CHOICES.variant_pt) },
          ...{ variant_en: fc.constantFrom(...REGISTER_CHOICES.variant_en) },
        }),
      }),
      (preferences) => {
        expect(WritingPreferencesSchema.parse(apiPreferences(preferences))).toEqual(preferences)
      },
    ),
  )
})

test.each([
  [{ enabled_styles: ['loud'] }, 'assistant:style_unknown'],
  [{ enabled_styles: 'professional' }, 'assistant:style_unknown'],
  [{ response_length: 'huge' }, 'assistant:length_unknown'],
  [{ target_language: 'tlh' }, 'assistant:language_unknown'],
  [{ assistant_template: 7 }, 'assistant:template_unknown'],
  [{ custom_styles: [''] }, undefined],
  [{ address_de: 'ihr' }, 'preferences:register_unknown'],
])('%j is refused', (body, message) => {
  const parsed = WritingPreferencesSchema.safeParse(body)
  expect(parsed.success).toBe(false)
  if (message !== undefined) expect(parsed.error?.issues[0]?.message).toBe(message)
})

test('a stored register that is no choice any more is as in the text, and only choices are stored', () => {
  expect(readRegisters({ address_de: 'sie', address_fr: 'thou', other: 'x' })).toEqual({
    ...KEEP_REGISTERS,
    address_de: 'sie',
  })
  for (const odd of [undefined, null, 'x', 7, []]) expect(readRegisters(odd)).toEqual(KEEP_REGISTERS)
  expect(chosenRegisters({ ...KEEP_REGISTERS, variant_pt: 'br' })).toEqual({ variant_pt: 'br' })
})
