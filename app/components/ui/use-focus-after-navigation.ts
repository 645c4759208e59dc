import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Takes the focus along on navigations by script, where it would be left on what is gone: to the part that the
 * address names by its hash or its heading, else to the screen's own. It stays where it is when the same screen is shown
 * again, whatever its query, and what has it is still there. The router sees to the scroll position otherwise.
 */
export function useFocusAfterNavigation(): void {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const address = pathname + search + hash
  const shown = useRef({ key, pathname, address })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname, address }
    if (before.key === key) return
    const again = before.address === address || (before.pathname === pathname && hash === '')
    if (again && document.activeElement !== document.body) return
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    // A heading or a field may itself be what the address names.
    const heading = part?.querySelector<HTMLElement>('h2') ?? part ?? document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    if (heading.tabIndex < 0) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // The router leaves the scroll position of a sent form alone, even where its answer is another screen.
    if (part === null && before.pathname !== pathname && type === 'PUSH') scrollTo(0, 0)
  }, [key, pathname, address, hash, type])
}
