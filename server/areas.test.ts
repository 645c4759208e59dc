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
  ['other', '*', 'root'],
]
const build = {
  routes: Object.fromEntries(TREE.map(([id, path, parentId]) => [id, { id, path, parentId, index: id === 'start' }])),
  assets: { routes: Object.fromEntries(TREE.map(([id]) => [id, { id }])) },
} as unknown as ServerBuild
const areas = areasOf(build)
const known = (pathname: string) => Object.keys(areas.buildOf(areas.areaOf(pathname)).routes)

test('an area knows its own routes with what contains them, and what takes every path', () => {
  expect(known('/login/second-factor')).toEqual(['root', 'sign-in', 'login', 'second', 'other'])
  expect(known('/dashboard/settings/email')).toEqual(['root', 'inside', 'overview', 'settings', 'email', 'other'])
  expect(known('/')).toEqual(['root', 'start', 'other'])
  expect(Object.keys(areas.buildOf('login').assets.routes)).toEqual(known('/login'))
})

test('a path belongs to the same area however its first segment is spelled, and for the router’s own requests', () => {
  for (const path of ['/dashboard', '/DASHBOARD/x', '/dashboard.data', '/dashboard/'])
    expect(areas.areaOf(path), path).toBe('dashboard')
})

test('what no area has is left to the start page and the routes that take every path', () => {
  for (const path of ['/', '/_root.data', '/nowhere', '/constructor', '/__proto__/x', ''])
    expect(areas.areaOf(path)).toBe('')
})
