import { basicSetup, EditorView } from 'codemirror'
import { place, plain, ready } from './page.js'

const view = new EditorView({ doc: plain, extensions: basicSetup, parent: place })
ready({ root: () => view.contentDOM, text: () => view.state.doc.toString() })
