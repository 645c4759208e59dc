import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

const SealLine = lazy(async (): Promise<{ default: ComponentType<{ seq: number }> }> => {
  try {
    return { default: (await import('../usage/seal-line.tsx')).SealLine }
  } catch {
    // The receipt beside it tells the same.
    return { default: () => null }
  }
})

/** The seal of the receipt, which only scripts can fill, so only they load it. Without them the receipt's page tells. */
export function LateSeal({ seq }: { seq: number }) {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return (
    isScripted && (
      <Suspense>
        <SealLine seq={seq} />
      </Suspense>
    )
  )
}
