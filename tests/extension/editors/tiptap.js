import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { html, place, ready } from '../pages/page.js'

const editor = new Editor({ element: place, extensions: [StarterKit], content: html })
ready({ root: () => editor.view.dom, text: () => editor.getText({ blockSeparator: '\n' }) })
