import { load, paragraphs, place, plain, ready } from '../pages/page.js'

await load('react/umd/react.production.min.js')
await load('react-dom/umd/react-dom.production.min.js')
await load('immutable/dist/immutable.min.js')
window.global = window
await load('draft-js/dist/Draft.min.js')
const { Draft, React, ReactDOM } = window
const { ContentState, convertFromHTML, EditorState } = Draft
const html = paragraphs
  .map((runs) => `<p>${runs.map(({ text, bold }) => (bold ? `<b>${text}</b>` : text)).join('')}</p>`)
  .join('')
const { contentBlocks, entityMap } = convertFromHTML(html)
let state = plain
  ? EditorState.createWithContent(ContentState.createFromBlockArray(contentBlocks, entityMap))
  : EditorState.createEmpty()

function Page() {
  const [editorState, setEditorState] = React.useState(state)
  state = editorState
  return React.createElement(Draft.Editor, { editorState, onChange: setEditorState })
}

ReactDOM.createRoot(place).render(React.createElement(Page))
ready({
  root: () => place.querySelector('.public-DraftEditor-content'),
  text: () => state.getCurrentContent().getPlainText('\n'),
})
