import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser as ContentParser } from 'prosemirror-model'
import { schema } from 'prosemirror-schema-basic'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { html, place, ready } from './page.js'

const content = document.createElement('div')
content.innerHTML = html
const keys = { 'Mod-z': undo, 'Mod-y': redo, 'Mod-b': toggleMark(schema.marks.strong) }
const view = new EditorView(place, {
  state: EditorState.create({
    doc: ContentParser.fromSchema(schema).parse(content),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  }),
})
ready({
  root: () => view.dom,
  text: () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n', '\n'),
})
