import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { classOfPath, ROUTE_CLASSES, WAITING_ROUTES, waitsForReplica } from './route-classes.ts'

/** The addresses of all routes that answer something themselves. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const here = [parent, entry.path].filter(Boolean).join('/')
    if (entry.children === undefined) return [`/${here}`]
    // A route with a path of its own and children is a frame; what it shows is its index.
    return patternsOf(entry.children, here)
  })
}

const PLACES = ['styles', 'templates', 'prompts']
const all = [...new Set(patternsOf(await routes))]

/** Whether a class was chosen for this very address, or for a family that was meant: no address falls to the last star. */
function isChosen(pattern: string): boolean {
  const table = Object.keys(ROUTE_CLASSES)
  if (table.includes(pattern)) return true
  const [, first = '', second = ''] = pattern.split('/')
  if (first === 'dashboard' && PLACES.includes(second)) {
    return table.includes(pattern.replace(`/dashboard/${second}`, '/dashboard/:place'))
  }
  // Everything below goes to the leader, so a new address there cannot be forgotten.
  const closed = ['/audit/*', '/api/*', '/webhooks/*', '/dev/*', '/dashboard/settings/security/*']
  return closed.some((family) => pattern.startsWith(family.slice(0, -1)) && classOfPath(pattern) === 'leader')
}

test('every route of the product has a class', () => {
  expect(all.length).toBeGreaterThan(120)
  expect(all.filter((pattern) => !isChosen(pattern))).toEqual([])
})

test('no class is left over from a route that is gone', () => {
  const known = new Set(
    all.map((pattern) => pattern.replace(/^\/dashboard\/(styles|templates|prompts)/, '/dashboard/:place')),
  )
  const families = ['/audit/*', '/api', '/api/*', '/webhooks/*', '/dev/*', '/dashboard/settings/security/*']
  const left = Object.keys(ROUTE_CLASSES).filter((pattern) => !all.includes(pattern) && !known.has(pattern))
  expect(left.filter((pattern) => !families.includes(pattern))).toEqual([])
})

test.for([
  ['/', 'here'],
  ['/_root.data', 'here'],
  ['/DASHBOARD/usage', 'here'],
  ['/dashboard/usage.data', 'here'],
  ['/dashboard/usage/2026-10', 'here'],
  ['/dashboard/usage/export/download', 'leader'],
  ['/dashboard/styles/new', 'here'],
  ['/dashboard/prompts/it_1/use', 'here'],
  ['/dashboard/templates/export', 'leader'],
  ['/dashboard/settings/data/download', 'leader'],
  ['/dashboard/settings/security/passkeys/pk_1/remove', 'leader'],
  ['/audit/seat_1', 'leader'],
  ['/audit/seat_1/2026-10.data', 'leader'],
  ['/auth/google', 'leader'],
  ['/api/plans', 'here'],
  ['/api/usage', 'leader'],
  ['/api/user/custom-styles/it_1', 'leader'],
  ['/ledger/tile/0/x001/067', 'here'],
  ['/docs/api', 'here'],
  ['/nothing/here', 'here'],
] as const)('%s is answered %s', ([path, routeClass]) => {
  expect(classOfPath(path)).toBe(routeClass)
})

test('what waits for a second machine are routes that exist, and only their writes', () => {
  expect([...WAITING_ROUTES].filter((path) => !all.includes(path))).toEqual([])
  expect(waitsForReplica('POST', '/register')).toBe(true)
  expect(waitsForReplica('POST', '/Register.data')).toBe(true)
  expect(waitsForReplica('GET', '/register')).toBe(false)
  expect(waitsForReplica('GET', '/auth/callback')).toBe(true)
  expect(waitsForReplica('POST', '/api/ai-assist')).toBe(false)
})
