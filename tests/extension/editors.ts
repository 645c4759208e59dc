import { existsSync } from 'node:fs'

/** An editor of the matrix: the page that shows it, and what this page can do. */
export type Editor = {
  name: string
  page: string
  /** The package whose version stands in the public table. */
  package?: string
  /** Only in the long form: its package is installed by `npm run test:extension` alone. */
  isLong?: boolean
  redo?: 'y' | 'shift-z'
  /** Fields take no formatting, and some of them one line only. */
  isPlain?: boolean
  isOneLine?: boolean
}

const native = (name: string, kind: string, more: Partial<Editor> = {}): Editor => ({
  name,
  page: `native.js?kind=${kind}`,
  ...more,
})

export const EDITORS: readonly Editor[] = [
  native('Text area', 'textarea', { isPlain: true }),
  native('Input field', 'input', { isPlain: true, isOneLine: true }),
  native('Text area held by React', 'controlled', { isPlain: true }),
  native('Editing host (contenteditable)', 'contenteditable'),
  native('Editing host in an open shadow root', 'open-root'),
  native('Editing host in a closed shadow root', 'closed-root'),
  native('Text area in a closed shadow root', 'closed-field', { isPlain: true }),
  native('Editing host in a frame', 'frame'),
  { name: 'ProseMirror', package: 'prosemirror-view', page: 'prosemirror.js' },
  { name: 'Lexical', package: 'lexical', page: 'lexical.js' },
  { name: 'Slate', package: 'slate', page: 'slate.js' },
  { name: 'Quill 2', package: 'quill', page: 'quill.js', redo: 'shift-z' },
  { name: 'Trix', package: 'trix', page: 'trix.js', redo: 'shift-z' },
  { name: 'CodeMirror 6', package: 'codemirror', page: 'codemirror.js', isPlain: true },
  { name: 'Tiptap', package: '@tiptap/core', page: 'tiptap.js', isLong: true, redo: 'shift-z' },
  { name: 'CKEditor 5', package: 'ckeditor5', page: 'ckeditor5.js', isLong: true },
  { name: 'CKEditor 4', package: 'ckeditor4', page: 'ckeditor4.js', isLong: true },
  { name: 'TinyMCE 7', package: 'tinymce', page: 'tinymce.js', isLong: true },
  { name: 'Draft.js', package: 'draft-js', page: 'draft.js', isLong: true },
  { name: 'Monaco', package: 'monaco-editor', page: 'monaco.js', isLong: true, isPlain: true },
  { name: 'CodeMirror 5', package: 'codemirror5', page: 'codemirror5.js', isLong: true, isPlain: true },
  { name: 'Summernote', package: 'summernote', page: 'summernote.js', isLong: true },
  { name: 'Editor.js', package: '@editorjs/editorjs', page: 'editorjs.js', isLong: true },
  { name: 'Gutenberg', package: '@wordpress/block-editor', page: 'gutenberg.js', isLong: true, redo: 'shift-z' },
]

/** The folder of the packages of the long form; undefined before `npm run test:extension` has installed them. */
export const LONG_PACKAGES = existsSync('tests/extension/editors/node_modules')
  ? 'tests/extension/editors/node_modules'
  : undefined
