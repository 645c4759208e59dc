import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Takes the focus along on navigations by script, where it would be left on what is gone: to the heading of the part
 * that the address names by its hash, else to the screen's own. It stays where it is when the same screen is shown
 * again, whatever its query, and what has it is still there. The router sees to the scroll position.
 */
export function useFocusAfterNavigation(): void {
  const { key, pathname, search, hash } = useLocation()
  const address = pathname + search + hash
  const shown = useRef({ key, pathname, address })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname, address }
    if (before.key === key) return
    const again = before.address === address || (before.pathname === pathname && hash === '')
    if (again && document.activeElement !== document.body) return
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    const heading = part?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key, pathname, address, hash])
}
