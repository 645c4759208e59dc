import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatThread } from '#app/domain/assistant/chat-thread.ts'
import type { Review, ReviewAction } from '#app/domain/assistant/review.ts'
import { basesAt, type Comparison, type Place, placeIn, textsOf, withText } from '#app/domain/assistant/versions.ts'
import { work } from './use-review.ts'

type Known = Review['glossary']
type State = { thread: ChatThread; comparison: Comparison }

/**
 * The versions of a text and the one that is shown, as the user judges it. What another version is left with stays with it.
 * @param judged the comparison that came with the page; null on a page that this browser restored
 */
export function useVersion(initial: ChatThread, judged: Comparison | null) {
  const [state, setState] = useState<State>(() => ({
    thread: initial,
    comparison: judged ?? { ...placeIn(initial), marks: null, facts: null },
  }))
  const current = useRef(state)
  // The server knows the glossary of the workspace, and its comparison brought it along.
  const glossary = judged?.marks?.glossary
  const set = useCallback((next: State) => {
    current.current = next
    setState(next)
  }, [])

  const compare = useCallback(
    async (thread: ChatThread, place: Place) =>
      set({ thread, comparison: await comparisonAt(thread, place, glossary) }),
    [set, glossary],
  )

  useEffect(() => {
    if (judged === null) compare(initial, placeIn(initial)).catch(() => undefined)
    else void work().catch(() => undefined)
  }, [initial, judged, compare])

  const act = useCallback(
    async (action: ReviewAction) => {
      const { reviewAfter } = await work()
      const { thread, comparison } = current.current
      if (comparison.marks === null) return
      const marks = reviewAfter(comparison.marks, action)
      // A fact that was put back inside its mark is part of the version from now on.
      const proposed = withText(thread, comparison.version, marks.versions[marks.chosen] ?? '')
      set({
        thread: proposed,
        comparison: { ...comparison, marks, facts: await factsBeside(proposed, comparison, marks, glossary) },
      })
    },
    [set, glossary],
  )

  /** Puts a fact of the user's own text back into the version. */
  const restore = useCallback(
    async (id: string) => {
      const { thread, comparison } = current.current
      if (comparison.facts === null) return act({ do: 'restore', id })
      const { reviewAfter } = await work()
      const { text } = reviewAfter(comparison.facts, { do: 'restore', id })
      await compare(withText(thread, comparison.version, text), comparison)
    },
    [act, compare],
  )

  /** Shows another version, or the same beside another text. */
  const show = useCallback(
    (wanted: Partial<Place>) => {
      const { thread, comparison } = current.current
      const { version, marks } = comparison
      const left = marks === null ? thread : withText(thread, version, marks.text)
      return compare(left, placeIn(left, wanted))
    },
    [compare],
  )

  const { thread, comparison } = state
  const text = comparison.marks?.text ?? textsOf(thread)[comparison.version] ?? ''
  return { thread, comparison, text, act, restore, show }
}

async function comparisonAt(thread: ChatThread, place: Place, glossary: Known): Promise<Comparison> {
  const { reviewOf } = await work()
  const { marks: basis } = basesAt(thread, place)
  const marks = basis === null ? null : reviewOf({ ...basis, glossary })
  const { version, against } = place
  return { version, against, marks, facts: await factsBeside(thread, place, marks, glossary) }
}

/** The text of the version beside the user's own; null if the marks say that already, or the own text was dropped. */
async function factsBeside(
  thread: ChatThread,
  place: Place,
  marks: Review | null,
  glossary: Known,
): Promise<Review | null> {
  const { facts } = basesAt(thread, place)
  if (place.against === 0 || facts === null) return null
  const { reviewOf } = await work()
  return reviewOf({ ...facts, glossary, versions: [marks?.text ?? facts.versions[0] ?? ''] })
}
