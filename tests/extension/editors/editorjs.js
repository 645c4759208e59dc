import { load, paragraphs, place, ready } from '../pages/page.js'

await load('@editorjs/editorjs/dist/editorjs.umd.js')
place.id = 'editorjs'
const blocks = paragraphs.map((runs) => ({
  type: 'paragraph',
  data: { text: runs.map(({ text, bold }) => (bold ? `<b>${text}</b>` : text)).join('') },
}))
const editor = new window.EditorJS({ holder: 'editorjs', data: { blocks } })
await editor.isReady
let saved = ''
ready({
  root: () => document.querySelector('.codex-editor__redactor'),
  text: () => saved,
  /** The model of this editor is what it saves. */
  async refresh() {
    const data = await editor.save()
    const page = new DOMParser().parseFromString('', 'text/html')
    saved = data.blocks
      .map((block) => {
        page.body.innerHTML = block.data.text.replaceAll('<br>', '\n')
        return page.body.textContent
      })
      .join('\n')
  },
})
