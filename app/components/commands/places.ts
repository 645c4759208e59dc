import type { MessageKey } from '#app/locales/i18n.ts'
import { SETTINGS_PLACES } from '../settings/settings-places.ts'

/** The pages that the command bar leads to: every page of the dashboard that needs no further choice, but the steps of a task. */
export const COMMAND_PLACES = [
  { to: '/dashboard', key: 'common:nav.dashboard' },
  { to: '/dashboard/assistant', key: 'common:nav.assistant' },
  { to: '/dashboard/assistant/chat', key: 'chat:title' },
  { to: '/dashboard/toolkit', key: 'common:nav.toolkit' },
  { to: '/dashboard/toolkit/analysis', key: 'toolkit:analysis.title' },
  { to: '/dashboard/library', key: 'common:nav.library' },
  { to: '/dashboard/styles', key: 'common:nav.styles' },
  { to: '/dashboard/styles/new', key: 'library:style.new' },
  { to: '/dashboard/templates', key: 'common:nav.templates' },
  { to: '/dashboard/templates/new', key: 'library:template.new' },
  { to: '/dashboard/prompts', key: 'common:nav.prompts' },
  { to: '/dashboard/prompts/new', key: 'library:prompt.new' },
  { to: '/dashboard/glossary', key: 'library:glossary.title' },
  { to: '/dashboard/bookmarks', key: 'common:nav.bookmarks' },
  { to: '/dashboard/history', key: 'history:title' },
  { to: '/dashboard/usage', key: 'common:nav.usage' },
  { to: '/dashboard/usage/export', key: 'usage:nav.export' },
  { to: '/dashboard/usage/auditors', key: 'usage:nav.auditors' },
  { to: '/dashboard/billing', key: 'common:nav.billing' },
  { to: '/dashboard/billing/cap', key: 'billing:cap.title' },
  { to: '/dashboard/preferences', key: 'preferences:title' },
  { to: '/dashboard/settings', key: 'dashboard:menu.settings' },
  ...SETTINGS_PLACES.slice(1),
] as const satisfies readonly { to: string; key: MessageKey }[]
