/** Escape closes the panel, and Tab goes round inside it. */
export function keepTabInside(panel: HTMLElement, root: ShadowRoot, close: () => void): void {
  panel.addEventListener('keydown', (event) => {
    if (!event.isTrusted) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    if (event.key !== 'Tab') return
    const all = [
      ...panel.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, a, pre, [role="button"]'),
    ].filter((each) => each.checkVisibility())
    const [first, last] = [all[0], all.at(-1)]
    const active = root.activeElement
    if (event.shiftKey ? active === first || active === panel : active === last) {
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
  })
}
