import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { Theme } from '#app/domain/preferences/theme.ts'
import english from '#app/locales/en/index.ts'
import { runs } from '#tests/support/long.ts'
import { expect } from './penmark.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that judge colours and sizes. All others judge the structure, which is the same in every theme. */
const RULES_ON_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size']

/** The themes that are looked at, the one in which every rule is tried first. */
const LOOKED_AT = ['light', 'dark', 'high-contrast'] as const satisfies readonly Theme[]

/** The two languages with the longest texts. */
const LONGEST = ['de', 'fr'] as const

/** The languages in which a browser looks whether every screen fits a phone: the others' texts are shorter. */
export const FITTED = runs<readonly (typeof LOCALES)[number][]>(LONGEST, LOCALES)

/** A key of the texts that was not replaced by its text, or a place in a text that was not filled. */
const RAW_KEY = new RegExp(`\\b(?:${Object.keys(english).join('|')}):[\\w.]+|\\{\\{(?!name\\}\\})`, 'g')

/** Half the size of the package's own module, and read by a page in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Axe = { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> }

/** Every violation of WCAG 2.2 AA on the page as it stands. `looks` tries only the rules that judge colours and sizes. */
export function faultsOf(page: Page, rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  return violationsOf(page, {
    runOnly: rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: RULES_ON_LOOKS },
  })
}

/** What axe-core finds with these options. It stays in the page, since to read it takes longer than to try the rules. */
export async function violationsOf(page: Page, options: object): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
  return page.evaluate(async (chosen) => {
    // An element that is still fading in has no colour of its own yet, so every fade is brought to its end.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
    }
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ ...chosen, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)
  }, options)
}

/** How many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Nothing scrolls sideways, and nothing shows a raw key. */
export async function fits(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  expect(await overflowOf(page), name).toBeLessThanOrEqual(0)
  expect((await page.locator('body').innerText()).match(RAW_KEY), name).toBeNull()
}

/** Nothing breaks WCAG 2.2 AA in any theme, nothing scrolls sideways, and nothing shows a raw key. */
export async function looksRight(page: Page, name: string): Promise<void> {
  await fits(page, name)
  expect(await faultsOf(page), name).toEqual([])
  const [first, ...others] = LOOKED_AT
  for (const theme of others) {
    await wear(page, await dressOf(page, theme))
    expect(await faultsOf(page, 'looks'), `${name} in ${theme}`).toEqual([])
    expect(await overflowOf(page), `${name} in ${theme}`).toBeLessThanOrEqual(0)
  }
  await wear(page, await dressOf(page, first))
}

type Dress = { class: string; accent: string }
const dresses = new Map<Theme, Dress>()

/** What the server writes into the document for a theme. */
async function dressOf(page: Page, theme: Theme): Promise<Dress> {
  const known = dresses.get(theme)
  if (known !== undefined) return known
  const answer = await fetch(new URL('/login', page.url()), { headers: { cookie: `penmark_theme=${theme}` } })
  const tag = /<html[^>]*>/.exec(await answer.text())?.[0] ?? ''
  const [, className = ''] = / class="([^"]*)"/.exec(tag) ?? []
  const [, accent = ''] = / data-accent-color="([^"]*)"/.exec(tag) ?? []
  expect(className, `the document in ${theme}`).toContain(theme)
  dresses.set(theme, { class: className, accent })
  return { class: className, accent }
}

/** Changes the theme of a page as its own switch does, without loading it again. */
async function wear(page: Page, dress: Dress): Promise<void> {
  await page.evaluate((worn) => {
    document.documentElement.className = worn.class
    document.documentElement.dataset.accentColor = worn.accent
  }, dress)
}

/** The raw keys that a page of HTML shows, in its texts and in what is read aloud, without a browser. */
export function rawKeysIn(html: string): string[] {
  const visible = html.replaceAll('<!-- -->', '').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const texts = visible.replace(/<[^>]*>/g, (tag) =>
    [...tag.matchAll(/\b(?:aria-label|alt|content|placeholder|title)="([^"]*)"/g)].map(([, text]) => text).join('\n'),
  )
  return texts.match(RAW_KEY) ?? []
}
