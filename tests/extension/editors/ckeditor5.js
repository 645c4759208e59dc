import { html, load, place, ready } from '../pages/page.js'

await load('ckeditor5/dist/browser/ckeditor5.css')
await load('ckeditor5/dist/browser/ckeditor5.umd.js')
const { ClassicEditor, Essentials, Paragraph, Bold, Link, List } = window.CKEDITOR
const plugins = [Essentials, Paragraph, Bold, Link, List]
const editor = await ClassicEditor.create(place, { licenseKey: 'GPL', plugins, initialData: html })
ready({ root: () => editor.ui.getEditableElement(), text })

/** The text of the model, not of the view. */
function text() {
  const lines = []
  for (const block of editor.model.document.getRoot().getChildren())
    lines.push(
      [...block.getChildren()].map((node) => (node.is('$text') ? node.data.replaceAll('\n', '␤') : '\n')).join(''),
    )
  return lines.join('\n')
}
