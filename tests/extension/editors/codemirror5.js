import { load, place, plain, ready } from '../pages/page.js'

await load('codemirror5/lib/codemirror.css')
await load('codemirror5/lib/codemirror.js')
const editor = window.CodeMirror(place, { value: plain })
ready({
  root: () => place,
  text: () => editor.getValue(),
  select(from, to) {
    editor.focus()
    editor.setSelection(editor.posFromIndex(from), editor.posFromIndex(to))
  },
})
