import { load, place, plain, ready } from '../pages/page.js'

place.style.height = '300px'
await load('monaco-editor/min/vs/loader.js')
window.require.config({ paths: { vs: '/packages/monaco-editor/min/vs' } })
window.require(['vs/editor/editor.main'], () => {
  const editor = window.monaco.editor.create(place, { value: plain, language: 'plaintext' })
  const model = editor.getModel()
  ready({
    root: () => place,
    text: () => model.getValue(),
    select(from, to) {
      const [start, end] = [model.getPositionAt(from), model.getPositionAt(to)]
      editor.focus()
      editor.setSelection(window.monaco.Range.fromPositions(start, end))
    },
  })
})
