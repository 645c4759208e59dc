import { html, load, place, ready } from './page.js'

await load('trix/dist/trix.umd.min.js')
const element = document.createElement('trix-editor')
element.addEventListener('trix-initialize', () => {
  element.editor.loadHTML(html)
  ready({ root: () => element, text: () => element.editor.getDocument().toString() })
})
place.append(element)
