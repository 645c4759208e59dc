/** How many pages are remembered, and how many characters together, keys included. */
type Limits = { pages: number; characters: number }

/**
 * Remembers rendered pages by all that they depend on, so that a page which many visitors see alike is rendered once. What
 * was not wanted for longest is forgotten first; a page larger than the whole is not remembered.
 */
export function createPageCache(limits: Limits): { page(key: string, render: () => string): string } {
  const pages = new Map<string, string>()
  let characters = 0
  const sizeOf = (key: string, page: string) => key.length + page.length

  function remember(key: string, page: string) {
    if (sizeOf(key, page) > limits.characters) return
    pages.set(key, page)
    characters += sizeOf(key, page)
    for (const [oldest, itsPage] of pages) {
      if (pages.size <= limits.pages && characters <= limits.characters) return
      pages.delete(oldest)
      characters -= sizeOf(oldest, itsPage)
    }
  }

  return {
    page(key, render) {
      const known = pages.get(key)
      if (known === undefined) {
        const fresh = render()
        remember(key, fresh)
        return fresh
      }
      // Set again, it is the newest.
      pages.delete(key)
      pages.set(key, known)
      return known
    },
  }
}
