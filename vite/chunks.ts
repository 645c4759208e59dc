import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

/** What many screens share: every file costs a request and half a kilobyte of headers, so these are never files of their own. */
const SHARED =
  /\/app\/(styles\/[^/]+\.css$|(components\/(ui\/[^/]+|check\/finding-list|library\/findings|preferences\/(chosen-theme|display-menu)|sign-in\/(auth-card|google-button|passkey-button)|dashboard\/(dashboard-frame|account-menu))|domain\/(?!writing\/|public-pages).+|locales\/(browser|i18n|load))\.(tsx?|css)$)/
/** What every signed-in screen loads sooner or later: the queue of the device, what is to be paid, the figures. */
const HOUSE =
  /\/app\/components\/(offline\/(queue|queue-panel|queue-state|use-queue)|billing\/(other-tab|payment-due|spending-note)|dashboard\/(usage-figures|overview))\.(tsx?|css)$|\/node_modules\/workbox-/
const SIGNED_IN = 'routes/dashboard/layout.tsx'

type Graph = {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/**
 * Few files instead of many, by who loads them: the packages; with the root, what screens of both kinds share; with the layout of the
 * signed-in screens, what those alone share; with the layout of signing in, the code of forms. So a page loads four files and
 * its own, and someone who signs in loads nothing of the house. The code that reads texts (`domain/writing`) is heavy, so it
 * is loaded only by the screens that read one. Files of packages change with a release of theirs, the others with one of ours.
 */
export function chunks(): Plugin {
  return {
    name: 'penmark:chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return undefined
      const houseRoutes = new Set(filesBelow(routes, SIGNED_IN).map((file) => `/app/${file}`))
      const isOfHouse = (entry: string) => houseRoutes.has(/\/app\/routes\/[^?]+/.exec(entry)?.[0] ?? '')
      return {
        build: {
          rolldownOptions: {
            // A route's file may export more than its screen, so that it can hold what other screens share with it.
            preserveEntrySignatures: 'allow-extension' as const,
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'packages',
                    priority: 3,
                    test: /\0names-of:|node_modules\/(react|react-dom|scheduler|react-router|@radix-ui\/react-icons)\//,
                  },
                  {
                    // It takes what these modules import as well, which is why it comes before the next.
                    name: (id: string, graph: Graph) => {
                      if (id.includes('/app/root.tsx')) return 'pieces'
                      if (!SHARED.test(id) || HOUSE.test(id)) return null
                      const { loads, entries } = usersOf(id, graph)
                      return loads > 1 && !entries.every(isOfHouse) ? 'pieces' : null
                    },
                    priority: 2,
                  },
                  {
                    name: (id: string, graph: Graph) => {
                      if (id.includes('/app/routes/sign-in/layout.tsx') || id.includes('/@conform-to/')) return 'forms'
                      if (HOUSE.test(id) || id.includes(`/app/${SIGNED_IN}`)) return 'house'
                      return SHARED.test(id) && usersOf(id, graph).loads > 1 ? 'house' : null
                    },
                    priority: 1,
                  },
                  // What the chat shares with the assistant is in the assistant's file, since people come to the chat from there.
                  { name: 'assistant', test: /\/app\/routes\/assistant\/assistant\.tsx/, priority: 0 },
                ],
              },
            },
          },
        },
      }
    },
  }
}

/** The files of a route and of all routes below it. */
function filesBelow(all: readonly RouteConfigEntry[], file: string): string[] {
  const filesOf = ({ file: own, children = [] }: RouteConfigEntry): string[] => [own, ...children.flatMap(filesOf)]
  return all.flatMap((route) => (route.file === file ? filesOf(route) : filesBelow(route.children ?? [], file)))
}

/** Who uses a module: how many files that are loaded by themselves, and which entries these belong to in the end. */
function usersOf(id: string, graph: Graph): { loads: number; entries: string[] } {
  const loads = new Set<string>()
  const entries = new Set<string>()
  const climb = (from: string, seen: Set<string>, late: boolean) => {
    if (seen.has(from)) return
    seen.add(from)
    const info = graph.getModuleInfo(from)
    if (info === null) return
    if (!late && (info.isEntry || info.dynamicImporters.length > 0)) loads.add(from)
    if (info.isEntry) entries.add(from)
    for (const importer of info.importers) climb(importer, seen, late)
    if (late) for (const importer of info.dynamicImporters) climb(importer, seen, late)
  }
  climb(id, new Set(), false)
  climb(id, new Set(), true)
  return { loads: loads.size, entries: [...entries] }
}
