import { useCallback } from 'react'
import { type HistoryEntry, rememberResult } from './kept-here.ts'
import { useOwnId } from './use-own-id.ts'

/** Remembers a result in this browser. That it could not is no reason to disturb anybody: the result is on the screen. */
export function useHistory(): (result: Omit<HistoryEntry, 'id' | 'at' | 'user'>) => void {
  const user = useOwnId()
  return useCallback(
    (result) => {
      if (user !== null) void rememberResult({ ...result, user }).catch(() => undefined)
    },
    [user],
  )
}
