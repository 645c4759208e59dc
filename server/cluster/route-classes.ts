/**
 * What a GET of each address needs: `here` is answered by any machine, `leader` by the one that writes: because the view or
 * the download is recorded or counted, or because it looks at a token or an identity that was made a moment ago elsewhere.
 * Every other method goes to the leader without a look at this table. A test compares it with `app/routes.ts`.
 */
export const ROUTE_CLASSES = {
  '/': 'here',
  '/login': 'here',
  '/login/second-factor': 'leader',
  '/register': 'here',
  '/auth/callback': 'leader',
  '/verify-email': 'leader',
  '/verify-email-change': 'leader',
  '/unsubscribe': 'leader',
  '/forgot-password': 'here',
  '/reset-password': 'leader',
  '/contact': 'here',
  '/offline': 'here',
  '/status': 'here',
  '/extension': 'here',
  '/terms': 'here',
  '/privacy': 'here',
  '/imprint': 'here',
  '/security': 'here',
  '/cookies': 'here',
  '/changelog': 'here',
  '/works-on': 'here',
  '/docs': 'here',
  '/docs/*': 'here',
  '/auth/google': 'leader',
  '/login/passkey': 'leader',
  '/logout': 'here',
  '/goodbye': 'here',
  '/dashboard': 'here',
  '/dashboard/assistant': 'leader',
  '/dashboard/assistant/chat': 'leader',
  '/dashboard/usage': 'here',
  '/dashboard/usage/export': 'here',
  '/dashboard/usage/receipts/:seq': 'here',
  '/dashboard/usage/receipts/:seq/share': 'leader',
  '/dashboard/usage/auditors': 'here',
  '/dashboard/usage/auditors/:seat': 'here',
  '/dashboard/usage/auditors/:seat/revoke': 'here',
  '/dashboard/usage/:month': 'here',
  '/dashboard/usage/*': 'here',
  '/dashboard/toolkit': 'here',
  '/dashboard/toolkit/analysis': 'here',
  '/dashboard/library': 'here',
  '/dashboard/history': 'here',
  '/dashboard/:place': 'here',
  '/dashboard/:place/new': 'here',
  '/dashboard/:place/import': 'here',
  '/dashboard/:place/:item': 'here',
  '/dashboard/:place/:item/delete': 'here',
  '/dashboard/:place/:item/versions': 'here',
  '/dashboard/styles/:item/check': 'here',
  '/dashboard/prompts/:item/use': 'here',
  '/dashboard/glossary': 'here',
  '/dashboard/bookmarks': 'here',
  '/dashboard/bookmarks/:bookmark': 'here',
  '/dashboard/bookmarks/:bookmark/delete': 'here',
  '/dashboard/settings': 'here',
  '/dashboard/settings/email': 'here',
  '/dashboard/settings/password': 'here',
  '/dashboard/settings/google': 'leader',
  '/dashboard/settings/security': 'leader',
  '/dashboard/settings/security/*': 'leader',
  '/dashboard/settings/sessions': 'here',
  '/dashboard/settings/sessions/others': 'here',
  '/dashboard/settings/sessions/:session': 'here',
  '/dashboard/settings/notifications': 'here',
  '/dashboard/settings/dictionary': 'here',
  '/dashboard/settings/keys': 'here',
  '/dashboard/settings/data': 'here',
  '/dashboard/settings/delete': 'leader',
  '/dashboard/settings/keys/:key/regenerate': 'here',
  '/dashboard/settings/keys/:key/revoke': 'here',
  '/dashboard/settings/provenance': 'leader',
  '/dashboard/preferences': 'here',
  '/dashboard/preferences/reset': 'here',
  '/dashboard/billing': 'leader',
  '/dashboard/billing/change': 'leader',
  '/dashboard/billing/cap': 'leader',
  '/dashboard/billing-demo': 'here',
  '/dashboard/*': 'here',
  '/reflection-journal': 'here',
  '/wellness-center': 'here',
  '/achievements': 'here',
  '/health-assistant': 'here',
  '/dashboard/assistant/stream': 'leader',
  '/dashboard/assistant/check': 'leader',
  '/dashboard/assistant/wordings': 'leader',
  '/dashboard/outbox': 'leader',
  '/dashboard/commands': 'here',
  '/dashboard/:place/export': 'leader',
  '/dashboard/bookmarks/export': 'leader',
  '/dashboard/bookmarks/:bookmark/download': 'leader',
  '/dashboard/settings/data/download': 'leader',
  '/dashboard/usage/export/download': 'leader',
  '/dashboard/usage/receipts/:seq/proof': 'here',
  '/dashboard/usage/receipts/:seq/seal': 'here',
  '/audit/*': 'leader',
  '/audit': 'leader',
  '/provenance/:link': 'leader',
  '/provenance/:link/record': 'leader',
  '/extension/connect': 'leader',
  '/extension/connected': 'leader',
  '/.well-known/security.txt': 'here',
  '/display': 'here',
  '/dev/*': 'leader',
  '/webhooks/*': 'leader',
  '/ledger/checkpoint': 'here',
  '/ledger/vkey': 'here',
  '/ledger/lost': 'leader',
  '/ledger/verifier': 'here',
  '/ledger/consistency': 'here',
  '/ledger/timestamp/:month': 'here',
  '/ledger/tile/*': 'here',
  // Calls name their bearer, whose key or session is counted; `/api/plans` has none.
  '/api': 'here',
  '/api/*': 'leader',
  '/api/plans': 'here',
  '/*': 'here',
} as const satisfies Readonly<Record<string, 'here' | 'leader'>>

/**
 * The beginning and the end of an account, and money, wait for another machine under all settings. Only the methods that write
 * wait.
 */
export const WAITING_ROUTES: ReadonlySet<string> = new Set([
  ...['/register', '/auth/callback', '/api/auth/register', '/api/auth/google/callback', '/api/auth/google/login'],
  ...['/dashboard/settings/delete', '/api/user/delete'],
  ...['/webhooks/stripe', '/dashboard/billing/change', '/api/create-checkout-session'],
])

/** Whether an answer to this request waits until a machine beside the leader has what it wrote. */
export function waitsForReplica(method: string, path: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return path === '/auth/callback'
  return WAITING_ROUTES.has(path.toLowerCase().replace(/\.data$/, ''))
}

export type RouteClass = (typeof ROUTE_CLASSES)[keyof typeof ROUTE_CLASSES]

type Pattern = { parts: readonly string[]; open: boolean; routeClass: RouteClass }

const PATTERNS: readonly Pattern[] = Object.entries(ROUTE_CLASSES).map(([pattern, routeClass]) => {
  const parts = partsOf(pattern)
  const open = parts.at(-1) === '*'
  return { parts: open ? parts.slice(0, -1) : parts, open, routeClass }
})

/**
 * The class of the most special pattern that a path matches, part by part: a word goes before a parameter, and a parameter
 * before a star, as in the router. A path of data of the router's scripts counts as its page.
 */
export function classOfPath(path: string): RouteClass {
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
  // The router takes other spellings of a path for the same.
  const parts = partsOf(page.toLowerCase())
  let best: { pattern: Pattern; score: number } | undefined
  for (const pattern of PATTERNS) {
    const score = scoreOf(pattern, parts)
    if (score !== undefined && (best === undefined || score > best.score)) best = { pattern, score }
  }
  return best?.pattern.routeClass ?? 'leader'
}

const WORD = 3
const PARAMETER = 2

function scoreOf({ parts, open }: Pattern, path: readonly string[]): number | undefined {
  if (open ? path.length < parts.length : path.length !== parts.length) return undefined
  let score = open ? 0 : 1
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(':')) score += PARAMETER * 10
    else if (part === path[index]) score += WORD * 10
    else return undefined
  }
  return score
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
