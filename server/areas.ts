import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Parts a build by the first two segments of paths. The router tries the routes of a build one after another, twice a request,
 * and builds all of them again for each page that it renders; with the routes of one area alone it has a fraction of that to do
 * (docs/decisions/073). Routes that may take any segment belong to every area that they may reach.
 * @returns the area of a path (decoded, `.data` of the router's own requests included) and the build that knows it
 */
export function areasOf(build: ServerBuild): { areaOf(pathname: string): string; buildOf(area: string): ServerBuild } {
  const everywhere: string[] = []
  /** Routes whose second segment may be any, by their first. */
  const throughout = new Map<string, string[]>()
  const byArea = new Map<string, string[]>()
  const note = (lists: Map<string, string[]>, key: string, id: string) =>
    lists.set(key, [...(lists.get(key) ?? []), id])
  for (const [id, route] of Object.entries(build.routes)) {
    // A route without a path only holds others.
    if (route === undefined || (route.path === undefined && route.index !== true)) continue
    const [first = '', second = ''] = segmentsOf(build.routes, id)
    if (takesAny(first)) everywhere.push(id)
    else if (takesAny(second)) note(throughout, first, id)
    else note(byArea, areaWith(first, second), id)
  }
  const firstSegments = new Set([...throughout.keys(), ...[...byArea.keys()].map(firstOf)])
  return {
    areaOf(pathname) {
      const [first = '', second = ''] = pathname
        .replace(/\.data$/, '')
        .toLowerCase()
        .split('/')
        .slice(1)
      const area = areaWith(first, second)
      if (byArea.has(area)) return area
      return firstSegments.has(first) ? first : ''
    },
    buildOf(area) {
      const own = [...everywhere, ...(throughout.get(firstOf(area)) ?? []), ...(byArea.get(area) ?? [])]
      const ids = new Set(own.flatMap((id) => withParents(build.routes, id)))
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

function areaWith(first: string, second: string): string {
  return second === '' ? first : `${first}/${second}`
}

function firstOf(area: string): string {
  return area.split('/')[0] ?? ''
}

/** A parameter, a splat or an optional segment: what stands there in a path does not tell. */
function takesAny(segment: string): boolean {
  return /^[:*]/.test(segment) || segment.endsWith('?')
}

/** The segments of a route's whole path in lower case; none for the start page. */
function segmentsOf(routes: Routes, id: string): string[] {
  return withParents(routes, id)
    .flatMap((each) => (routes[each]?.path ?? '').split('/').filter(Boolean))
    .map((segment) => segment.toLowerCase())
}

/** A route and what contains it, outermost first. */
function withParents(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...withParents(routes, parent), id]
}
