import { CHROMIUM_KEY, FIREFOX_ID } from '#app/domain/extension/identity.ts'
import { EVERY_SITE, patternFor } from './sites.ts'

export type Target = {
  browser: 'chromium' | 'firefox'
  /** The web app's origin. */
  origin: string
  version: string
  /** Whether the build is for a store, which signs with a key of its own. */
  isForStore: boolean
  /** The folder for what is built; absent, `build/extension`. */
  out?: string | undefined
}

/**
 * The manifest, but for what names files of the build. Required permissions warn of nothing but our own site; an update that
 * adds one would turn the extension off until its user agrees, so a test holds both builds to what they have now.
 */
export function manifestOf({ browser, origin, version, isForStore }: Target) {
  const isFirefox = browser === 'firefox'
  const own = ownPattern(origin, browser)
  return {
    name: '__MSG_name__',
    description: '__MSG_description__',
    version,
    default_locale: 'en',
    icons: iconsOf(16, 32, 48, 128),
    action: { default_icon: iconsOf(16, 32) },
    permissions: ['activeTab', 'contextMenus', 'scripting', 'storage', ...(isFirefox ? [] : ['sidePanel'])],
    host_permissions: [own],
    // Asked for at the moment of use, one site or all, and taken back in the options.
    optional_host_permissions: EVERY_SITE,
    commands: {
      'open-panel': { suggested_key: { default: 'Alt+Shift+P' }, description: '__MSG_openPanel__' },
      ...(isFirefox ? {} : { 'open-side-panel': { description: '__MSG_openSidePanel__' } }),
    },
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        `connect-src ${origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join('; '),
    },
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              strict_min_version: '142.0',
              // Text that a person sends, and the token that stands for the account. No telemetry exists.
              data_collection_permissions: { required: ['authenticationInfo', 'websiteContent'] },
            },
          },
        }
      : {
          minimum_chrome_version: '125',
          storage: { managed_schema: 'policy.json' },
          ...(isForStore ? {} : { key: CHROMIUM_KEY }),
        }),
  }
}

/** The pattern of the web app's pages. Firefox knows no ports in patterns; scripts compare the origin as well. */
export function ownPattern(origin: string, browser: Target['browser']): string {
  const pattern = browser === 'firefox' ? patternFor(origin) : `${new URL(origin).origin}/*`
  if (pattern === null) throw new Error(`${origin} is not the origin of a web app`)
  return pattern
}

function iconsOf(...sizes: number[]): Record<string, string> {
  return Object.fromEntries(sizes.map((size) => [size, `icons/${size}.png`]))
}
