/** What the extension wants of the editor that has the focus; offsets are UTF-16 units in a text with `\n` line ends. */
export type PageQuestion =
  | { verb: 'read' }
  | { verb: 'write'; from: number; to: number; text: string }
  /** At the selection that the browser has. */
  | { verb: 'insert'; text: string }
  | { verb: 'undo' }

/** The editor's own text and selection. A page can lie about both, so they are worth no more than its DOM. */
export type PageAnswer = { text: string; from: number; to: number }

/** Asks the page's own world; null if the editor cannot be reached there. */
export type AskPage = (question: PageQuestion) => Promise<PageAnswer | null>

/**
 * Runs in the page's own world, since only there the API of these editors can be reached. It stands for itself: the browser
 * copies its source there, so it uses nothing from outside. It answers only questions about the editor with the focus.
 */
export function askEditor(question: PageQuestion): PageAnswer | null {
  type Position = { lineNumber: number; column: number }
  type Monaco = {
    getDomNode(): Element | null
    getModel(): { getValue(ends: number): string; getValueInRange(range: object, ends: number): string } | null
    getSelection(): { startLineNumber: number; startColumn: number; endLineNumber: number; endColumn: number } | null
    pushUndoStop(): void
    executeEdits(source: string, edits: object[]): boolean
    setPosition(position: Position): void
    trigger(source: string, command: string, payload: unknown): void
  }
  type CodeMirror = {
    getValue(): string
    getCursor(end: 'from' | 'to'): object
    indexFromPos(position: object): number
    posFromIndex(index: number): object
    replaceRange(text: string, from: object, to: object, origin: string): void
    setCursor(position: object): void
    undo(): void
  }
  type CkEditor5 = {
    data: { processor: { toView(html: string): object }; toModel(view: object): object }
    model: { insertContent(content: object): void }
  }
  type CkEditor = { editable(): { $: Element } | null; insertText(text: string): void }
  const world = globalThis as unknown as {
    monaco?: { editor?: { getEditors?: () => Monaco[] } }
    CKEDITOR?: { instances?: Record<string, CkEditor> }
  }

  const focused = (): Element | null => {
    let element = document.activeElement
    for (;;) {
      const frame = element?.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
      const inside = element?.shadowRoot?.activeElement ?? frame?.activeElement
      if (!inside) return element
      element = inside
    }
  }

  const askMonaco = (editor: Monaco): PageAnswer | null => {
    const model = editor.getModel()
    if (model === null) return null
    const place = (lines: string[], offset: number): Position => {
      let left = offset
      for (const [index, line] of lines.entries()) {
        if (left <= line.length) return { lineNumber: index + 1, column: left + 1 }
        left -= line.length + 1
      }
      return { lineNumber: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    }
    const text = model.getValue(1)
    if (question.verb === 'write') {
      const lines = text.split('\n')
      const [from, to] = [place(lines, question.from), place(lines, question.to)]
      const range = {
        ...{ startLineNumber: from.lineNumber, startColumn: from.column },
        ...{ endLineNumber: to.lineNumber, endColumn: to.column },
      }
      editor.pushUndoStop()
      editor.executeEdits('penmark', [{ range, text: question.text, forceMoveMarkers: true }])
      editor.pushUndoStop()
      editor.setPosition(place(model.getValue(1).split('\n'), question.from + question.text.length))
    }
    if (question.verb === 'undo') editor.trigger('penmark', 'undo', null)
    const now = editor.getSelection()
    if (now === null) return null
    const start = { startLineNumber: 1, startColumn: 1 }
    const upTo = (endLineNumber: number, endColumn: number) =>
      model.getValueInRange({ ...start, endLineNumber, endColumn }, 1).length
    return {
      text: model.getValue(1),
      from: upTo(now.startLineNumber, now.startColumn),
      to: upTo(now.endLineNumber, now.endColumn),
    }
  }

  const askCodeMirror = (editor: CodeMirror): PageAnswer => {
    if (question.verb === 'write') {
      const { from, to, text } = question
      editor.replaceRange(text, editor.posFromIndex(from), editor.posFromIndex(to), '+penmark')
      editor.setCursor(editor.posFromIndex(from + text.length))
    }
    if (question.verb === 'undo') editor.undo()
    const offset = (end: 'from' | 'to') => editor.indexFromPos(editor.getCursor(end))
    return { text: editor.getValue(), from: offset('from'), to: offset('to') }
  }

  try {
    const element = focused()
    if (element === null) return null
    const monaco = world.monaco?.editor?.getEditors?.().find((one) => one.getDomNode()?.contains(element))
    if (monaco !== undefined) return askMonaco(monaco)
    const codeMirror = (element.closest('.CodeMirror') as { CodeMirror?: CodeMirror } | null)?.CodeMirror
    if (codeMirror !== undefined) return askCodeMirror(codeMirror)
    const ck5 = (element.closest('.ck-editor__editable') as { ckeditorInstance?: CkEditor5 } | null)?.ckeditorInstance
    if (ck5 !== undefined && question.verb === 'insert') {
      const page = document.implementation.createHTMLDocument()
      for (const line of question.text.split('\n')) {
        const paragraph = page.createElement('p')
        paragraph.textContent = line
        page.body.append(paragraph)
      }
      ck5.model.insertContent(ck5.data.toModel(ck5.data.processor.toView(page.body.innerHTML)))
      return { text: '', from: 0, to: 0 }
    }
    const ck = Object.values(world.CKEDITOR?.instances ?? {}).find((one) => one.editable()?.$.contains(element))
    if (ck === undefined || question.verb !== 'insert') return null
    ck.insertText(question.text)
    return { text: '', from: 0, to: 0 }
  } catch {
    return null
  }
}
