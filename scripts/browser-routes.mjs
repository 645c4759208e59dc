import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** First segments of the paths that the router of a browser never visits: calls, files, and pages without scripts. */
const NEVER_VISITED = new Set([
  ...['api', 'ledger', 'webhooks', '.well-known'],
  ...['docs', 'offline', 'status', 'changelog', 'works-on', 'terms', 'privacy', 'imprint', 'security', 'cookies'],
])

const BEFORE = 'window.__reactRouterManifest='

/**
 * Shortens the list of routes that every scripted page loads, after the build has written it into `folder`: the routes that
 * a browser's router never visits and every `false` are left out. The server keeps its own list of all routes.
 */
export function shortenBrowserRoutes(folder) {
  const name = readdirSync(folder).find((each) => /^manifest-[0-9a-f]+\.js$/.test(each))
  const text = name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8')
  if (!text.startsWith(BEFORE)) throw new Error(`No list of routes in ${folder}`)
  const { routes, ...rest } = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, ''))
  // The public page of the extension runs no script; the pages that connect one, which lie below it, do.
  const visited = Object.entries(routes).filter(
    ([, route]) => !NEVER_VISITED.has(firstSegment(routes, route)) && route.path !== 'extension',
  )
  const lean = Object.fromEntries(visited.map(([id, route]) => [id, withoutFalse(route)]))
  writeFileSync(path.join(folder, name), `${BEFORE}${JSON.stringify({ ...rest, routes: lean })};`)
}

/** The first segment of a route's whole path; empty for the root and for layouts without a path. */
function firstSegment(routes, { path: own = '', parentId }) {
  const above = parentId === undefined ? '' : firstSegment(routes, routes[parentId])
  return above || own.split('/')[0]
}

function withoutFalse(route) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
}
