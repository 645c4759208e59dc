import type { Policy, Settings } from './settings.ts'

/**
 * Whether the extension works on a page. `quiet`: it opens when the person asks for it, and shows nothing by itself.
 * `blocked`: an administrator or the person's own list keeps it out. `closed`: browsers keep every extension out.
 */
export type Verdict = 'open' | 'quiet' | 'blocked' | 'closed'

/** The host of an address that a script can be injected into; null for all others. */
export function hostOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? hostname : null
}

export function verdictOn(address: string | undefined, settings: Settings, policy: Policy): Verdict {
  const host = hostOf(address)
  if (host === null) return 'closed'
  if (policy.disabled || isAmong(host, policy.blockedSites)) return 'blocked'
  if (policy.allowedSites.length > 0 && !isAmong(host, policy.allowedSites)) return 'blocked'
  if (settings.onlyListed && !isAmong(host, settings.listedSites)) return 'blocked'
  return settings.hiddenEverywhere || isAmong(host, settings.hiddenSites) ? 'quiet' : 'open'
}

/** A site is a host; a domain stands for its subdomains as well. */
function isAmong(host: string, sites: readonly string[]): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`))
}

/** A site as a person may type it (`https://www.example.com/page`, `Example.com`); null if there is no host in it. */
export function siteFrom(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const address = /^[a-z][a-z0-9+.-]*:\/\//.test(text) ? text : `https://${text}`
  const host = hostOf(address)
  return host !== null && (host.includes('.') || host === 'localhost') && !host.includes('*') ? host : null
}

/** The match pattern with which a browser grants access to one site. Ports are no part of it in Firefox. */
export function patternFor(address: string): string | null {
  const host = hostOf(address)
  return host === null ? null : `${new URL(address).protocol}//${host}/*`
}

export const EVERY_SITE = ['https://*/*', 'http://*/*']

/**
 * On which pages the toolbar is loaded by itself: those that were granted, less what is hidden or blocked. Null if there are
 * none. A list of the person or of the administrator narrows a grant for every site to its own sites.
 */
export function registrationFor(
  granted: readonly string[],
  settings: Settings,
  policy: Policy,
): { matches: string[]; excludeMatches: string[] } | null {
  if (policy.disabled || settings.hiddenEverywhere) return null
  const isEvery = granted.some((pattern) => ['<all_urls>', '*://*/*', ...EVERY_SITE].includes(pattern))
  const patterns = isEvery ? EVERY_SITE : granted.filter((pattern) => /^https?:\/\//.test(pattern))
  const lists = [policy.allowedSites, ...(settings.onlyListed ? [settings.listedSites] : [])].filter(
    (list, index) => index > 0 || list.length > 0,
  )
  const matches = lists.reduce<string[]>((left, list) => left.flatMap((pattern) => narrowed(pattern, list)), patterns)
  if (matches.length === 0) return null
  const excluded = [...settings.hiddenSites, ...policy.blockedSites]
  return { matches: [...new Set(matches)], excludeMatches: [...new Set(excluded.flatMap(patternsOfSite))] }
}

/** The part of a pattern that lies in the listed sites. */
function narrowed(pattern: string, sites: readonly string[]): string[] {
  const [, scheme, host] = /^(https?):\/\/([^/]+)\//.exec(pattern) ?? []
  if (scheme === undefined || host === undefined) return []
  if (host === '*') return sites.flatMap((site) => [`${scheme}://${site}/*`, `${scheme}://*.${site}/*`])
  const name = host.replace(/^\*\./, '')
  if (isAmong(name, sites)) return [pattern]
  return host.startsWith('*.')
    ? sites.filter((site) => isAmong(site, [name])).map((site) => `${scheme}://*.${site}/*`)
    : []
}

function patternsOfSite(site: string): string[] {
  return [`*://${site}/*`, `*://*.${site}/*`]
}
