import type { MessageKey } from '#app/locales/i18n.ts'

const SETTINGS_OVERVIEW = '/dashboard/settings'

/** The existing parts of the settings, in their order on the screen. */
export const SETTINGS_PLACES = [
  { to: SETTINGS_OVERVIEW, key: 'settings:nav.overview' },
  { to: `${SETTINGS_OVERVIEW}/email`, key: 'recovery:email.title' },
  { to: `${SETTINGS_OVERVIEW}/password`, key: 'recovery:password.title' },
  { to: `${SETTINGS_OVERVIEW}/security`, key: 'second-factor:title' },
  { to: `${SETTINGS_OVERVIEW}/sessions`, key: 'settings:nav.sessions' },
  { to: `${SETTINGS_OVERVIEW}/notifications`, key: 'notifications:title' },
  { to: `${SETTINGS_OVERVIEW}/dictionary`, key: 'settings:dictionary.title' },
  { to: `${SETTINGS_OVERVIEW}/keys`, key: 'settings:nav.keys' },
  { to: `${SETTINGS_OVERVIEW}/provenance`, key: 'provenance:title' },
  { to: `${SETTINGS_OVERVIEW}/data`, key: 'deletion:data.title' },
  { to: `${SETTINGS_OVERVIEW}/delete`, key: 'deletion:delete.title' },
] as const satisfies readonly {
  to: string
  key: MessageKey
}[]
