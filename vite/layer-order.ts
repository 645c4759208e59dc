import type { Plugin } from 'vite'

const ORDER = '@layer tokens, base, components, screens;\n'

/**
 * Every style sheet of ours states the order of the cascade layers first: which chunk a browser reads first depends
 * on the route, and the first mention of a layer settles its rank for good.
 */
export function layerOrder(): Plugin {
  return {
    name: 'penmark-layer-order',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/.*\.css$/.test(id.split('?')[0] ?? '') || code.startsWith('@layer tokens,')) return undefined
      return { code: ORDER + code, map: null }
    },
  }
}
