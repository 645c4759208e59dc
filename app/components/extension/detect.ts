/** How long an extension may take to answer. */
const WAIT_MS = 1_000

/** Whether the extension is in this browser: it has marked the document, or answers an event within a second. */
export function detectExtension(): Promise<boolean> {
  const isMarked = () => document.documentElement.dataset.penmarkExtension !== undefined
  if (isMarked()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (isHere: boolean) => {
      clearTimeout(silence)
      document.removeEventListener('penmark:extension-ready', hear)
      resolve(isHere)
    }
    const hear = () => end(isMarked())
    const silence = setTimeout(() => end(isMarked()), WAIT_MS)
    document.addEventListener('penmark:extension-ready', hear)
    document.dispatchEvent(new CustomEvent('penmark:extension-check'))
  })
}
