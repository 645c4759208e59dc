import { browser } from 'wxt/browser'
import { registrationFor } from '../sites.ts'
import { readPolicy, readSettings } from './store.ts'

const ID = 'penmark-toolbar'

let last: Promise<void> = Promise.resolve()

/**
 * Lets the browser load the toolbar on the pages that the person granted, and on no other. Call it after every change of
 * grants, settings or policy; calls follow each other, so that the last one counts.
 */
export function registerToolbar(): Promise<void> {
  last = last.then(register, register)
  return last
}

async function register(): Promise<void> {
  const [settings, policy, granted] = await Promise.all([
    readSettings(),
    readPolicy(),
    browser.permissions.getAll().then(({ origins }) => origins ?? []),
  ])
  const own = new URL(PENMARK_ORIGIN).hostname
  // Access to our own origin comes with the installation; it says nothing about a toolbar there.
  const chosen = granted.filter((pattern) => /^https?:\/\/([^/:]+)/.exec(pattern)?.[1] !== own)
  const wanted = registrationFor(chosen, settings, policy)
  const before = await browser.scripting.getRegisteredContentScripts({ ids: [ID] })
  if (before.length > 0) await browser.scripting.unregisterContentScripts({ ids: [ID] })
  if (wanted === null) return
  await browser.scripting.registerContentScripts([
    {
      id: ID,
      js: ['toolbar.js'],
      matches: wanted.matches,
      ...(wanted.excludeMatches.length > 0 ? { excludeMatches: wanted.excludeMatches } : {}),
      allFrames: true,
      matchOriginAsFallback: true,
      runAt: 'document_idle',
      persistAcrossSessions: true,
    },
  ])
}
