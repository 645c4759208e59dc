import { html, load, place, ready } from './page.js'

await load('quill/dist/quill.snow.css')
await load('quill/dist/quill.js')
const quill = new window.Quill(place, { theme: 'snow' })
quill.clipboard.dangerouslyPasteHTML(html)
quill.history.clear()
ready({ root: () => quill.root, text: () => quill.getText() })
