import { html, load, place, ready } from '../pages/page.js'

window.CKEDITOR_BASEPATH = '/packages/ckeditor4/'
await load('ckeditor4/ckeditor.js')
const editor = window.CKEDITOR.replace(place, { versionCheck: false })
editor.on('instanceReady', () => {
  editor.setData(html, () => {
    editor.resetUndo()
    ready({ root: () => editor.editable().$, text })
  })
})

function text() {
  const page = new DOMParser().parseFromString(editor.getData().replaceAll('<br />', '\n'), 'text/html')
  return [...page.body.children].map((line) => line.textContent).join('\n')
}
