import type { Plugin } from 'vite'

const ORDER = '@layer tokens, base, components, screens;'

/**
 * States the order of the cascade layers at the top of each of our style sheets, so that it never depends on which of
 * them a page happens to load first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'penmark:layer-order',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (!file.endsWith('.css') || !file.includes('/app/') || file.includes('/node_modules/')) return undefined
      return { code: `${ORDER}\n${code}`, map: null }
    },
  }
}
