import { expect, test } from 'vitest'
import { PLAN_KEYS, PLANS } from '../billing/plans.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, type TemplateKey } from './options.ts'
import { planRefusal, styleOpen, templateOpen } from './plan-rules.ts'

test('starter has Professional and General and no custom prompt', () => {
  expect(planRefusal('starter', { style: 'professional', template: 'general' })).toBeUndefined()
  expect(planRefusal('starter', { style: 'casual', template: 'general' })).toBe('style_locked')
  expect(planRefusal('starter', { style: 'professional', template: 'developer' })).toBe('template_locked')
  expect(planRefusal('starter', { style: 'professional', template: 'general', custom_prompt: 'x' })).toBe(
    'custom_prompt_locked',
  )
})

test('spec 6: pro, business and enterprise may use all built-in styles; pro opens the pro templates, business the rest', () => {
  for (const style of BUILT_IN_STYLES) expect(styleOpen('pro', style.key)).toBe(true)
  expect(planRefusal('pro', { style: 'friendly', template: 'academic', custom_prompt: 'x' })).toBeUndefined()
  expect(planRefusal('pro', { style: 'friendly', template: 'copywriter' })).toBe('template_locked')
  for (const template of BUILT_IN_TEMPLATES) expect(templateOpen('business', template.key)).toBe(true)
})

test('spec 6: template lock badges: developer, teacher, academic need pro; copywriter and business need business; unknown keys need pro', () => {
  const needed = Object.fromEntries(BUILT_IN_TEMPLATES.map(({ key, planRequired }) => [key, planRequired]))
  expect(needed).toEqual({
    ...{ general: 'starter', developer: 'pro', teacher: 'pro', academic: 'pro' },
    ...{ copywriter: 'business', business: 'business' },
  })
  const unknown = 'poet' as TemplateKey
  expect([templateOpen('starter', unknown), templateOpen('pro', unknown)]).toEqual([false, true])
})

test('the locks say what the plan table promises', () => {
  for (const plan of PLAN_KEYS) {
    const openStyles = BUILT_IN_STYLES.filter((style) => styleOpen(plan, style.key)).map((style) => style.key)
    expect(openStyles).toEqual(
      PLANS[plan].builtInStyles === 'all' ? BUILT_IN_STYLES.map((style) => style.key) : ['professional'],
    )
    for (const template of BUILT_IN_TEMPLATES) {
      const promised = PLAN_KEYS.indexOf(template.planRequired) <= PLAN_KEYS.indexOf(PLANS[plan].builtInTemplates)
      expect(templateOpen(plan, template.key)).toBe(promised)
    }
  }
})
