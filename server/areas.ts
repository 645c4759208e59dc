import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Parts a build by the first segment of paths. The router tries the routes of a build one after another, twice a request,
 * and builds all of them again for each page that it renders; with the routes of one area alone it has a tenth of that to do
 * (docs/decisions/073). Routes that may take any first segment belong to every area.
 * @returns the area of a path (decoded, `.data` of the router's own requests included) and the build that knows it
 */
export function areasOf(build: ServerBuild): { areaOf(pathname: string): string; buildOf(area: string): ServerBuild } {
  const firstSegments = new Set<string>()
  const everywhere: string[] = []
  const byArea = new Map<string, string[]>()
  for (const [id, route] of Object.entries(build.routes)) {
    if (route === undefined || hasChildren(build.routes, id)) continue
    const first = firstSegment(build.routes, id)
    if (/^[:*]/.test(first) || first.endsWith('?')) everywhere.push(id)
    else {
      firstSegments.add(first)
      byArea.set(first, [...(byArea.get(first) ?? []), id])
    }
  }
  return {
    areaOf(pathname) {
      const first = (pathname.split('/')[1] ?? '').toLowerCase().replace(/\.data$/, '')
      return firstSegments.has(first) ? first : ''
    },
    buildOf(area) {
      const ids = new Set([...everywhere, ...(byArea.get(area) ?? [])].flatMap((id) => withParents(build.routes, id)))
      const only = <Value>(all: Record<string, Value>): Record<string, Value> =>
        Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
      return {
        ...build,
        routes: only(build.routes),
        assets: { ...build.assets, routes: only(build.assets.routes) },
      }
    },
  }
}

function hasChildren(routes: Routes, id: string): boolean {
  return Object.values(routes).some((route) => route?.parentId === id)
}

/** The first segment of a route's whole path in lower case; empty for the start page. */
function firstSegment(routes: Routes, id: string): string {
  const segments = withParents(routes, id).flatMap((each) => (routes[each]?.path ?? '').split('/').filter(Boolean))
  return (segments[0] ?? '').toLowerCase()
}

/** A route and what contains it, outermost first. */
function withParents(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...withParents(routes, parent), id]
}
