import type { Plugin } from 'vite'

const WRITES_A_STYLE_ELEMENT = /^__insertCSS\(/m

/**
 * Keeps sonner from writing a `<style>` element, which the content security policy refuses; its style sheet is
 * imported as a file instead. Fails the build once sonner no longer does this, so that the plugin is removed then.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'penmark:sonner-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/node_modules/sonner/dist/index.mjs')) return undefined
      if (!WRITES_A_STYLE_ELEMENT.test(code)) throw new Error('sonner no longer writes a style element')
      return { code: code.replace(WRITES_A_STYLE_ELEMENT, 'void ('), map: null }
    },
  }
}
