/**
 * The places along the head of wide screens, each with the screens behind it. Every screen of the dashboard belongs to
 * exactly one, so that the navigation always shows the way back.
 */
export const HEAD_PLACES = [
  {
    to: '/dashboard',
    key: 'common:nav.dashboard',
    screens: /^\/dashboard(\/(library|glossary|bookmarks|history|preferences|settings)(\/.*)?)?\/?$/,
  },
  { to: '/dashboard/assistant', key: 'common:nav.assistant', screens: /^\/dashboard\/(assistant|toolkit)(\/|$)/ },
  { to: '/dashboard/styles', key: 'common:nav.styles', screens: /^\/dashboard\/styles(\/|$)/ },
  { to: '/dashboard/templates', key: 'common:nav.templates', screens: /^\/dashboard\/templates(\/|$)/ },
  { to: '/dashboard/prompts', key: 'common:nav.prompts', screens: /^\/dashboard\/prompts(\/|$)/ },
  { to: '/dashboard/usage', key: 'common:nav.usage', screens: /^\/dashboard\/usage(\/|$)/ },
  { to: '/dashboard/billing', key: 'common:nav.billing', screens: /^\/dashboard\/billing(-demo)?(\/|$)/ },
] as const

/** The four entries at the foot of a phone, each with the screens behind it (specification 1). */
export const FOOT_PLACES = [
  {
    to: '/dashboard',
    key: 'common:nav.dashboard',
    screens: /^\/dashboard(\/(usage|billing|billing-demo|preferences|settings)(\/.*)?)?\/?$/,
  },
  { to: '/dashboard/toolkit', key: 'common:nav.toolkit', screens: /^\/dashboard\/(toolkit|assistant)(\/|$)/ },
  {
    to: '/dashboard/library',
    key: 'common:nav.library',
    screens: /^\/dashboard\/(library|styles|templates|prompts|glossary|history)(\/|$)/,
  },
  { to: '/dashboard/bookmarks', key: 'common:nav.bookmarks', screens: /^\/dashboard\/bookmarks(\/|$)/ },
] as const
