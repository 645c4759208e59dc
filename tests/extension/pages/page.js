// What every page of an editor shares: the text that a test wants in it, and the way for the test to look at its model.

/** The text to begin with, as HTML of `p` and `strong`. */
export const html = new URLSearchParams(location.search).get('html') ?? ''

/** One array of runs for each paragraph. */
export const paragraphs = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')].map((line) =>
  [...line.childNodes].map((node) => ({ text: node.textContent ?? '', bold: node.nodeName === 'STRONG' })),
)

export const plain = paragraphs.map((runs) => runs.map(({ text }) => text).join('')).join('\n')

export const place = document.getElementById('place')

/**
 * Hands the editor to the test.
 * @param {{ root: () => Element, text: () => string, select?: (from: number, to: number) => void }} editor
 */
export function ready(editor) {
  window.editor = editor
}

/** Loads a script or a style of an installed package as a site does. */
export function load(path) {
  return new Promise((resolve, reject) => {
    const isStyle = path.endsWith('.css')
    const element = document.createElement(isStyle ? 'link' : 'script')
    if (isStyle) Object.assign(element, { rel: 'stylesheet', href: `/packages/${path}` })
    else element.src = `/packages/${path}`
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`no ${path}`))
    document.head.append(element)
  })
}
