/** Tells of a press whether the person could see what they pressed. */
export type Sight = {
  /** Call it after each drawing, which makes new buttons. */
  watch(buttons: Iterable<Element>): void
  isCovered(event: MouseEvent): boolean
  end(): void
}

/** What only some browsers have of Intersection Observer (W3C, version 2). */
type Seen = IntersectionObserverEntry & { isVisible?: boolean }
type Seeing = IntersectionObserverInit & { trackVisibility: boolean; delay: number }

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>

const SEEING: Seeing = { trackVisibility: true, delay: 100 }

/**
 * A page can draw something over the panel, also something that lets presses through, so that a person presses Replace and
 * means something else. Its styles do not reach the panel itself (`HOST_STYLE`), but animations do in Firefox.
 */
export function watchSight(host: HTMLElement): Sight {
  const seen = new WeakMap<Element, boolean>()
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isVisible } of entries as Seen[]) if (isVisible !== undefined) seen.set(target, isVisible)
  }
  const knows = 'isVisible' in IntersectionObserverEntry.prototype
  const observer = knows ? new IntersectionObserver(look, SEEING) : null

  return {
    watch(buttons) {
      observer?.disconnect()
      for (const button of buttons) observer?.observe(button)
    },
    isCovered(event) {
      look(observer?.takeRecords() ?? [])
      if (host.getAnimations().length > 0 || !host.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return true
      const button = (event.currentTarget as Element | null) ?? host
      // A press of a key has no place, and the button may just have been scrolled to.
      if (event.detail === 0) return topmostAt(host, middleOf(button)) !== host
      return seen.get(button) === false || topmostAt(host, event) !== host
    },
    end: () => observer?.disconnect(),
  }
}

/** The topmost element at a place. One that lets presses through counts too, since it is drawn all the same. */
function topmostAt({ ownerDocument: page }: HTMLElement, { clientX, clientY }: Place): Element | null {
  const style = page.createElement('style')
  style.textContent = TAKING_PRESSES
  page.documentElement.append(style)
  const found = page.elementFromPoint(clientX, clientY)
  style.remove()
  return found
}

/** A page may say otherwise with all its weight, so a name that nothing has makes this weigh more than its selectors. */
const EVERYTHING = `:is(*, ${'#penmark'.repeat(20)})`
const TAKING_PRESSES = `${['', '::backdrop', '::before', '::after'].map((part) => EVERYTHING + part).join()} { pointer-events: auto !important }`

function middleOf(button: Element): Place {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
