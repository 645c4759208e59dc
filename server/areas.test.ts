import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { areasOf } from './areas.ts'

const TREE: [id: string, path: string | undefined, parentId?: string][] = [
  ['root', ''],
  ['start', undefined, 'root'],
  ['sign-in', undefined, 'root'],
  ['login', 'login', 'sign-in'],
  ['second', 'login/second-factor', 'sign-in'],
  ['inside', undefined, 'root'],
  ['overview', 'Dashboard', 'inside'],
  ['settings', 'dashboard/settings', 'inside'],
  ['email', 'email', 'settings'],
  ['missing', 'dashboard/*', 'inside'],
  ['other', '*', 'root'],
]
const build = {
  routes: Object.fromEntries(TREE.map(([id, path, parentId]) => [id, { id, path, parentId, index: id === 'start' }])),
  assets: { routes: Object.fromEntries(TREE.map(([id]) => [id, { id }])) },
} as unknown as ServerBuild
const areas = areasOf(build)
const known = (pathname: string) => Object.keys(areas.buildOf(areas.areaOf(pathname)).routes)

test('an area knows its own routes with what contains them, and what takes every path', () => {
  expect(known('/login/second-factor')).toEqual(['root', 'sign-in', 'second', 'other'])
  expect(known('/login')).toEqual(['root', 'sign-in', 'login', 'other'])
  expect(known('/dashboard/settings/email')).toEqual(['root', 'inside', 'settings', 'email', 'missing', 'other'])
  expect(known('/dashboard')).toEqual(['root', 'inside', 'overview', 'missing', 'other'])
  expect(known('/dashboard/nowhere')).toEqual(known('/dashboard'))
  expect(known('/')).toEqual(['root', 'start', 'other'])
  expect(Object.keys(areas.buildOf('login').assets.routes)).toEqual(known('/login'))
})

test('a path belongs to the same area however its segments are spelled, and for the router’s own requests', () => {
  for (const path of ['/dashboard', '/DASHBOARD/x', '/dashboard.data', '/dashboard/'])
    expect(areas.areaOf(path), path).toBe('dashboard')
  for (const path of [
    '/dashboard/settings',
    '/Dashboard/SETTINGS/email',
    '/dashboard/settings.data',
    '/dashboard/settings/',
  ])
    expect(areas.areaOf(path), path).toBe('dashboard/settings')
})

test('what no area has is left to the start page and the routes that take every path', () => {
  for (const path of ['/', '/_root.data', '/nowhere', '/constructor', '/__proto__/x', ''])
    expect(areas.areaOf(path)).toBe('')
})
