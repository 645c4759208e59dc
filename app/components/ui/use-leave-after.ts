import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * With scripts, goes to `to` after `milliseconds`; `null` stays. Without scripts the `Refresh` header of the same
 * answer does it; the router's own requests ignore that header.
 */
export function useLeaveAfter(to: string | null, milliseconds: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to === null) return
    const timer = setTimeout(() => void navigate(to), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, to, milliseconds])
}
