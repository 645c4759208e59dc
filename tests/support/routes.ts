import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** One URL of the product: its path in `app/routes.ts`, its module, and the layouts around it. */
export type ListedRoute = { path: string; file: string; around: readonly string[] }

/** Every URL of the product, read from the list itself, so that tests over all of them include new ones. */
export async function listedRoutes(): Promise<ListedRoute[]> {
  const all = flat(await routes)
  return all.filter(({ path }, place) => all.findIndex((other) => other.path === path) === place)
}

function flat(entries: readonly RouteConfigEntry[], parent = '', around: readonly string[] = []): ListedRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/')
    return entry.children
      ? flat(entry.children, path, [...around, entry.file])
      : [{ path: `/${path}`, file: entry.file, around }]
  })
}

/** The names of a path's parameters: `/audit/:seat/receipts/:seq` has `seat` and `seq`. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** The path with its parameters filled in; a parameter without a value gets one that matches nothing. */
export function filled(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'nothing').replace('*', 'nothing-here')
}

/** The same address in the form of the router's own requests. */
export function dataTwin(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`
}
