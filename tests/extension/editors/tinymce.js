import { html, load, place, ready } from '../pages/page.js'

await load('tinymce/tinymce.min.js')
const [editor] = await window.tinymce.init({
  target: place,
  base_url: '/packages/tinymce',
  suffix: '.min',
  license_key: 'gpl',
  promotion: false,
})
editor.setContent(html)
editor.undoManager.clear()
editor.undoManager.add()
ready({ root: () => editor.getBody(), text: () => editor.getContent({ format: 'text' }) })
