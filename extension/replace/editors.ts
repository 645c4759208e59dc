/**
 * Editors that keep a model of their own. A write that the model does not see leaves a page that shows one text and saves
 * another, so each of them is written to in the one way that was seen to reach its model.
 */
export type Family =
  | 'lexical'
  | 'slate'
  | 'draft'
  | 'ckeditor5'
  | 'ckeditor4'
  | 'tinymce'
  | 'quill'
  | 'trix'
  | 'codemirror6'
  | 'codemirror5'
  | 'monaco'
  | 'gutenberg'
  | 'editorjs'
  | 'summernote'
  | 'prosemirror'

/** Marks of their roots. Tiptap, Milkdown and others are ProseMirror inside. */
const ROOTS: readonly (readonly [Family, string])[] = [
  ['lexical', '[data-lexical-editor]'],
  ['slate', '[data-slate-editor]'],
  ['draft', '.public-DraftEditor-content'],
  ['ckeditor5', '.ck-editor__editable'],
  ['ckeditor4', '.cke_editable'],
  ['tinymce', '.mce-content-body'],
  ['quill', '.ql-editor'],
  ['trix', 'trix-editor'],
  ['codemirror6', '.cm-editor'],
  ['codemirror5', '.CodeMirror'],
  ['monaco', '.monaco-editor'],
  ['gutenberg', '.block-editor-rich-text__editable'],
  ['editorjs', '.codex-editor'],
  ['summernote', '.note-editable'],
  ['prosemirror', '.ProseMirror'],
]

/** Editors of many small hosts: a text of several lines ends in more than the one that had the focus. */
const WHOLE: Readonly<Partial<Record<Family, string>>> = {
  gutenberg: '.block-editor-block-list__layout',
  editorjs: '.codex-editor__redactor',
}

/** The editor that `element` belongs to; null for a native field and a plain editing host. */
export function familyOf(element: Element): Family | null {
  return ROOTS.find(([, root]) => element.closest(root) !== null)?.[0] ?? null
}

/** The outermost element whose text a write into `host` may change. */
export function wholeOf(host: HTMLElement, family: Family | null): HTMLElement {
  const selector = family === null ? undefined : WHOLE[family]
  let whole: HTMLElement = host
  for (let next = selector && host.closest(selector); next; next = next.parentElement?.closest(selector ?? ''))
    whole = next as HTMLElement
  return whole
}

export type Engine = 'chromium' | 'firefox'

/**
 * One way to write at the selection. `exec` is the browser's own command; `pre-wrap` keeps the space that Firefox would
 * drop; `then-input` tells an editor afterwards, so that it makes a step of undo; `page` is the editor's own API.
 */
export type Way =
  | 'exec'
  | 'exec-pre-wrap'
  | 'exec-then-input'
  | 'exec-pre-wrap-then-input'
  | 'exec-html'
  | 'before-input'
  | 'text-input'
  | 'paste'
  | 'paste-html'
  | 'page'

type Ways = { one: Way; several: Way | null }

const same = (way: Way): Ways => ({ one: way, several: way })
const EXEC = same('exec')
/** As typed text these would hold a line end inside a paragraph, which they save as a space. */
const BY_PASTE: Ways = { one: 'before-input', several: 'paste' }
const PRE_WRAP: Ways = { one: 'exec-pre-wrap', several: 'exec' }

/**
 * The way for each editor, which differs by browser: Firefox sends a trusted `beforeinput` for a command of an extension
 * and Chromium sends none, so a command that Slate takes in one takes its root off the page in the other. A family that is
 * not named is written to by `exec`; null: no way is right, so the text is copied.
 */
const WAYS: Readonly<Record<Engine, Readonly<Partial<Record<Family | 'plain', Ways>>>>> = {
  chromium: {
    lexical: BY_PASTE,
    slate: BY_PASTE,
    ckeditor5: BY_PASTE,
    quill: { one: 'before-input', several: 'exec' },
    trix: same('before-input'),
    draft: { one: 'text-input', several: 'paste' },
    ckeditor4: same('paste'),
    monaco: same('page'),
    codemirror5: same('page'),
    tinymce: same('exec-then-input'),
    gutenberg: { one: 'exec', several: 'paste-html' },
    editorjs: { one: 'exec', several: 'exec-html' },
  },
  firefox: {
    trix: same('before-input'),
    // Its own command would take two steps back.
    ckeditor5: { one: 'exec', several: 'page' },
    ckeditor4: same('page'),
    monaco: same('page'),
    codemirror5: same('page'),
    tinymce: { one: 'exec-pre-wrap-then-input', several: 'exec-then-input' },
    gutenberg: { one: 'exec', several: null },
    editorjs: PRE_WRAP,
    summernote: PRE_WRAP,
    plain: PRE_WRAP,
  },
}

/** These hear of a text only if it replaces another: typing at a caret they leave to the browser. */
const HEAR_OF_REPLACING: readonly (Family | null)[] = ['lexical', 'quill', 'draft']

/** True for an editor in which a line below is written together with the last letter above it. */
export function takesLetterAlong(family: Family | null): boolean {
  return HEAR_OF_REPLACING.includes(family)
}

/** The way to write `text` into an editor; null if none is right. */
export function wayInto(family: Family | null, engine: Engine, text: string): Way | null {
  const ways = WAYS[engine][family ?? 'plain'] ?? EXEC
  return text.includes('\n') ? ways.several : ways.one
}

/**
 * Ways that were seen to keep bold, italics and links. Other editors take plain text only, or corrupt it on this way, so the
 * person is told of the loss before.
 */
const FORMATTED_WAYS: Readonly<Record<Engine, Readonly<Partial<Record<Family | 'plain', Way>>>>> = {
  chromium: {
    plain: 'exec-html',
    summernote: 'exec-html',
    prosemirror: 'exec-html',
    lexical: 'paste-html',
    quill: 'paste-html',
    ckeditor5: 'paste-html',
    ckeditor4: 'paste-html',
    draft: 'paste-html',
    gutenberg: 'paste-html',
  },
  firefox: { plain: 'exec-html', summernote: 'exec-html', prosemirror: 'exec-html' },
}

/** The way to write one line with its formatting into an editor; null if none keeps it. */
export function formattedWayInto(family: Family | null, engine: Engine): Way | null {
  return FORMATTED_WAYS[engine][family ?? 'plain'] ?? null
}
