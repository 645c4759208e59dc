import { useCallback } from 'react'
import { type HistoryEntry, rememberResult } from './kept-here.ts'
import { useOwnId } from './use-own-id.ts'

/**
 * Stores a result in this browser. A failure is ignored: the result is on the screen, so it is no reason to disturb the
 * user.
 */
export function useHistory(): (result: Omit<HistoryEntry, 'id' | 'at' | 'user'>) => void {
  const user = useOwnId()
  return useCallback(
    (result) => {
      if (user !== null) void rememberResult({ ...result, user }).catch(() => undefined)
    },
    [user],
  )
}
