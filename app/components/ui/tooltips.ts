/** How long the pointer rests before a tooltip opens, and how long after one closed the next opens at once (specification 9). */
const OPEN_AFTER_MS = 700
const SKIP_WITHIN_MS = 300

/** What has a tooltip: everything with a title, and buttons that show nothing but a picture. */
const WITH_TIP = '[title], button.icon-button[aria-label]'

const LOOK: Partial<CSSStyleDeclaration> = {
  ...{ position: 'fixed', inset: 'auto', margin: '0', maxWidth: '20rem', padding: '0.3rem 0.6rem' },
  ...{ border: '1px solid var(--ink)', borderRadius: 'var(--radius-1, 4px)' },
  ...{ background: 'var(--ink)', color: 'var(--paper)', font: '500 var(--text-1, 0.8rem) / 1.4 var(--font-sans)' },
}

type Open = { owner: Element; tip: HTMLElement }

/**
 * Shows the titles of the page as tooltips, for a pointer that rests and for a keyboard's focus. It listens on the document, so
 * no part of the page has to know of it. Escape, a press and scrolling close a tooltip.
 */
export function startTooltips(): void {
  let waiting: { owner: Element; timer: ReturnType<typeof setTimeout> } | undefined
  let open: Open | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  function close(): void {
    if (waiting !== undefined) {
      clearTimeout(waiting.timer)
      giveBack(waiting.owner)
      waiting = undefined
    }
    if (open === undefined) return
    open.tip.remove()
    giveBack(open.owner)
    open = undefined
    closedAt = performance.now()
  }

  function meet(target: EventTarget | null): void {
    if (!(target instanceof Element) || open?.tip.contains(target)) return
    const owner = target.closest(`${WITH_TIP}, [data-title]`)
    if (owner !== null && (owner === open?.owner || owner === waiting?.owner)) return
    close()
    if (owner === null) return
    // The browser would show the title itself, later and elsewhere.
    const title = owner.getAttribute('title')
    if (title !== null) {
      owner.setAttribute('data-title', title)
      owner.removeAttribute('title')
    }
    const delay = performance.now() - closedAt < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS
    waiting = { owner, timer: setTimeout(show, delay, owner) }
  }

  function show(owner: Element): void {
    waiting = undefined
    const words = owner.getAttribute('data-title') ?? owner.getAttribute('aria-label') ?? ''
    if (!owner.isConnected || words === '') {
      giveBack(owner)
      return
    }
    const tip = document.createElement('div')
    tip.role = 'tooltip'
    tip.popover = 'manual'
    tip.textContent = words
    Object.assign(tip.style, LOOK)
    document.body.append(tip)
    tip.showPopover()
    placeBeside(tip, owner.getBoundingClientRect())
    open = { owner, tip }
  }

  document.addEventListener('pointerover', (event) => {
    // A finger does not rest on anything.
    if (event.pointerType !== 'touch') meet(event.target)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) meet(target)
    else close()
  })
  document.addEventListener('focusout', close)
  document.addEventListener('pointerdown', close)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  addEventListener('scroll', close, { capture: true, passive: true })
  document.documentElement.addEventListener('pointerleave', close)
}

function giveBack(owner: Element): void {
  const title = owner.getAttribute('data-title')
  if (title === null) return
  owner.setAttribute('title', title)
  owner.removeAttribute('data-title')
}

/** Below its owner if there is room, else above, and never beyond the window. */
function placeBeside(tip: HTMLElement, owner: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const gap = 6
  const below = owner.bottom + gap
  const left = owner.left + owner.width / 2 - width / 2
  tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
  tip.style.top = `${below + height > innerHeight ? owner.top - height - gap : below}px`
}
