import { useEffect, useState } from 'react'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'

/** While the user types, the text is counted after each pause of this length. */
const PAUSE_MS = 250

/**
 * The analysis of the text on the desk, counted in this browser by code that is loaded with the first one. It is that of the page
 * “Readability and style”, so the figures are the same.
 * @param posted the server's analysis of a form that was sent without a script
 */
export function useAnalysis({
  wanted,
  text,
  language,
  posted,
}: {
  wanted: boolean
  text: string
  /** What the person said of the language of the text; `auto`: it is guessed. */
  language: () => string
  posted: Analysis | null
}): Analysis | null {
  const [analysis, setAnalysis] = useState(posted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is read when the text is.
  useEffect(() => {
    if (!wanted || text.trim() === '') return setAnalysis(null)
    let isOld = false
    const timer = setTimeout(() => {
      import('./late-analysis.ts').then(
        ({ analyse }) => {
          if (!isOld) setAnalysis(analyse(text, LOCALES.find((known) => known === language()) ?? 'auto'))
        },
        // Without a connection there are no figures, and the text is safe.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [wanted, text])
  return wanted ? analysis : null
}
