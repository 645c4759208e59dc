import type { Page } from '@playwright/test'

/** How many words a person sees in `main`: text, the chosen option of each select, and the placeholder of an empty field. */
export function wordsOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null) throw new Error('this page has no main part')
    const isVisible = (element: Element) => {
      const box = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
    }
    const found: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || holder.closest('select, textarea') !== null || !isVisible(holder)) continue
      found.push(node.textContent ?? '')
    }
    for (const list of main.querySelectorAll('select'))
      if (isVisible(list)) found.push(list.selectedOptions[0]?.text ?? '')
    for (const field of main.querySelectorAll('textarea'))
      if (isVisible(field) && field.value === '') found.push(field.placeholder)
    return found.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  })
}

/** How many controls a person sees in `main`; with `before` only those that come before that element. */
export function controlsOn(page: Page, before?: string): Promise<number> {
  return page.evaluate((end) => {
    const last = end === undefined ? null : document.querySelector(end)
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')].filter((control) => {
      const box = control.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      const isBefore = last === null || (control.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      return isShown && isBefore
    }).length
  }, before)
}

/** The presses of Tab that lead from the top of the page to an element; null if none of the first hundred does. */
export async function tabsTo(page: Page, selector: string): Promise<number | null> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  for (let presses = 1; presses <= 100; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return presses
  }
  return null
}

/**
 * The top edge of the text box and of its first letter, and how many pixels of the box are seen above what sticks to the
 * foot of the window.
 */
export function placeOfText(page: Page): Promise<{ top: number; letter: number; visible: number; bars: number }> {
  return page.evaluate(() => {
    const text = document.querySelector('#text')
    if (text === null) throw new Error('there is no text box')
    const box = text.getBoundingClientRect()
    const bars = [...document.querySelectorAll('.desk-foot, .frame-foot')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height, top }) => height > 0 && top < innerHeight)
    const edge = Math.min(innerHeight, ...bars.map(({ top }) => top))
    const place = (value: number) => Math.round(value)
    return {
      top: place(box.top),
      letter: place(box.top + Number.parseFloat(getComputedStyle(text).paddingTop)),
      visible: place(Math.max(0, Math.min(edge, box.bottom) - box.top)),
      bars: place(innerHeight - edge),
    }
  })
}
