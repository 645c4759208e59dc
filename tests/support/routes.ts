import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** One URL of the product: its path as `app/routes.ts` writes it, the module that answers, and those around it. */
export type ListedRoute = { path: string; file: string; around: readonly string[] }

/** Every URL of the product, from the list itself, so that what walks over them meets new ones by itself. */
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

/** The names of what an address is filled in with: `/audit/:seat/receipts/:seq` has `seat` and `seq`. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** The address with its parameters filled in; what has no value becomes a name that nothing has. */
export function filled(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'nothing').replace('*', 'nothing-here')
}

/** The same address as the router's own requests ask for it. */
export function dataTwin(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`
}
