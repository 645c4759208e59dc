import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus after a navigation by script, which would leave it on a removed element: to the element that the hash
 * names, to the first thing to do in it or to its heading, otherwise to the field that the screen is there for, or to the heading of the screen. The focus stays if the same screen is last again
 * with another query and the focused element still exists. The router handles the scroll position otherwise.
 */
export function useFocusAfterNavigation(): void {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const address = pathname + search + hash
  const last = useRef({ key, pathname, address })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname, address }
    if (before.key === key) return
    const again = before.address === address || (before.pathname === pathname && hash === '')
    if (again && document.activeElement !== document.body) return
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    // The hash may name a heading or a field itself.
    const heading =
      part?.querySelector<HTMLElement>('[data-first-focus]') ??
      part?.querySelector<HTMLElement>('h2') ??
      part ??
      document.querySelector<HTMLElement>('#content [data-first-focus]') ??
      document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    if (heading.tabIndex < 0) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // The router does not reset the scroll position after a form, even if the answer is another screen.
    if (part === null && before.pathname !== pathname && type === 'PUSH') scrollTo(0, 0)
  }, [key, pathname, address, hash, type])
}
