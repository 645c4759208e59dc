const EACH_MS = 120
const APART_MS = 40
const MOST_MS = 600

/**
 * Draws the marks of a proof one after the other, as a hand would: the strike from left to right, then the words beside it. The
 * notes in the margin come with them. Nothing moves for people who asked for less motion.
 */
export function drawMarks(sheet: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const marks = [...sheet.querySelectorAll('.proof-text .mark')]
  const apart = Math.min(APART_MS, (MOST_MS - EACH_MS) / Math.max(1, marks.length - 1))
  for (const [index, mark] of marks.entries()) {
    const timing = { duration: EACH_MS, delay: index * apart, fill: 'backwards' } as const
    for (const words of mark.querySelectorAll('del')) words.animate(strokeFrom(words), timing)
    for (const words of mark.querySelectorAll('ins')) words.animate(REVEALED, timing)
  }
  showNotes(sheet, marks.length * apart)
}

/** The words from left to right; what stands out of their line, such as the caret, is not cut off. */
const REVEALED = { clipPath: ['inset(-1em 100% -1em -1em)', 'inset(-1em -1em -1em -1em)'] }

function strokeFrom(words: Element): Keyframe[] {
  const colour = getComputedStyle(words).textDecorationColor
  const stroke = {
    textDecorationColor: 'transparent',
    backgroundImage: `linear-gradient(${colour}, ${colour})`,
    backgroundPosition: '0 55%',
    backgroundRepeat: 'no-repeat',
  }
  return [
    { ...stroke, backgroundSize: '0 1px' },
    { ...stroke, backgroundSize: '100% 1px' },
  ]
}

/** The notes stand on the sheet after it was measured, so they are waited for, but not longer than the drawing takes. */
function showNotes(sheet: HTMLElement, lastMs: number): void {
  const margin = sheet.querySelector('.margin')
  if (margin === null) return
  const watcher = new MutationObserver(() => {
    const notes = [...margin.querySelectorAll('.notes-placed > li')]
    if (notes.length === 0) return
    watcher.disconnect()
    for (const [index, note] of notes.entries()) {
      note.animate(
        { opacity: [0, 1] },
        { duration: EACH_MS, delay: (index / notes.length) * lastMs, fill: 'backwards' },
      )
    }
  })
  watcher.observe(margin, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), MOST_MS)
}
